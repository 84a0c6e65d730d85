"""Brings ``resources/i18n`` up to date with the sources: ``python packaging/translations.py``.

Qt's ``lupdate`` collects every text; what is translated stays, what is new is left open (and shown
in English until a translator fills it in with Qt Linguist), what is gone is dropped.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "resources" / "i18n"
LANGUAGES = ("vi", "pl", "zh_TW")


def sources() -> list[str]:
    """The modules with texts, from the project's folder."""
    found = (ROOT / "castlegames" / "desktop").rglob("*.py")
    return sorted(path.relative_to(ROOT).as_posix() for path in found)


def collect(language: str, target: Path) -> None:
    """Let ``lupdate`` bring one file up to date."""
    program = Path(sys.executable).with_name("pyside6-lupdate")
    options = ["-no-obsolete", "-locations", "none", "-source-language", "en"]
    subprocess.run(
        [str(program), *sources(), *options, "-target-language", language, "-ts", str(target)],
        cwd=ROOT,
        check=True,
    )


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for each in LANGUAGES:
        collect(each, FOLDER / f"castlegames_{each}.ts")
