"""Brings ``resources/i18n`` up to date with the sources: ``python packaging/translations.py``.

Qt's ``lupdate`` collects every text; what is translated stays, what is new is left open (and shown
in English until a translator fills it in with Qt Linguist), what is gone is dropped.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

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


def plurals(path: Path) -> dict[tuple[str, str], list[str]]:
    """The plural forms that a file has, by context and source."""
    if not path.exists():
        return {}
    return {
        (context.findtext("name", ""), message.findtext("source", "")): [
            form.text or "" for form in message.iter("numerusform")
        ]
        for context in ElementTree.parse(path).getroot().iter("context")
        for message in context.iter("message")
        if message.get("numerus") == "yes"
    }


def keep_plurals(path: Path, forms: dict[tuple[str, str], list[str]]) -> None:
    """Mark what holds ``%n``, which ``lupdate`` does not see in Python, and put the forms back."""
    tree = ElementTree.parse(path)
    for context in tree.getroot().iter("context"):
        for message in context.iter("message"):
            source = message.findtext("source", "")
            if "%n" not in source:
                continue
            known = forms.get((context.findtext("name", ""), source), [])
            message.set("numerus", "yes")
            translation = message.find("translation")
            assert translation is not None
            translation.text = None
            for form in list(translation):
                translation.remove(form)
            for text in known:
                ElementTree.SubElement(translation, "numerusform").text = text
            if known and all(known):
                translation.attrib.pop("type", None)
            else:
                translation.set("type", "unfinished")
    ElementTree.indent(tree, "    ")
    head = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
    path.write_text(head + ElementTree.tostring(tree.getroot(), "unicode") + "\n", "utf-8")


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for each in LANGUAGES:
        file = FOLDER / f"castlegames_{each}.ts"
        forms = plurals(file)
        collect(each, file)
        keep_plurals(file, forms)
