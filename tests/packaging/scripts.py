"""The scripts in packaging, as tests run and load them."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[2]
PACKAGING = ROOT / "packaging"


def run(*command: str | Path, seconds: float = 60) -> subprocess.CompletedProcess[str]:
    """Run a script; its exit code, output and errors."""
    return subprocess.run(
        [str(part) for part in command],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=seconds,
        check=False,
    )


def done(*command: str | Path, seconds: float = 60) -> str:
    """What a script prints; fails with its errors when it does not end well."""
    child = run(*command, seconds=seconds)
    assert child.returncode == 0, f"exit {child.returncode}\n{child.stdout}{child.stderr}"
    return child.stdout


def load(path: str) -> ModuleType:
    """A Python file below packaging as a module."""
    spec = spec_from_file_location(Path(path).stem, PACKAGING / path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module  # attrs looks its classes' module up
    try:
        spec.loader.exec_module(module)
    finally:
        del sys.modules[spec.name]
    return module
