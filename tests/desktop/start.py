"""Starts of the program, or of parts of it, as processes of their own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

HAND_OVER = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from castlegames.desktop.instance import Instance
app = QCoreApplication([])
instance = Instance(Path(sys.argv[1]))
assert not instance.claim()
sys.exit(0 if instance.hand_over(Path(sys.argv[2])) else 1)
"""


def second_start(state: Path, match: Path) -> subprocess.Popen[bytes]:
    """A second start on a profile, with a match to open."""
    return subprocess.Popen([sys.executable, "-c", HAND_OVER, str(state), str(match)])


def child(code: str, *args: str, timeout: float = 60) -> subprocess.CompletedProcess[str]:
    """Run Python code in a process of its own."""
    return subprocess.run(
        [sys.executable, "-c", code, *args],
        capture_output=True,
        text=True,
        timeout=timeout,
        check=False,
    )
