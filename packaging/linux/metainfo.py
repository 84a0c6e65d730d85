"""Fills the metainfo file with the releases in CHANGELOG.md and the screenshots there are.

``python packaging/linux/metainfo.py`` writes it, ``--check`` ends with 1 if that would change it.
Screenshots must have an address in the web: ``BASE`` is where the project's files are published.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from xml.sax.saxutils import escape

from attrs import frozen

ROOT = Path(__file__).resolve().parents[2]
METAINFO = Path(__file__).with_name("org.castlegames.Castlegames.metainfo.xml")
PICTURES = ROOT / "docs" / "screenshots"
BASE = "https://castlegames.org/screenshots"
CAPTIONS = {
    "lobby": "The lobby: a match to go on with, and the games",
    "patchwork": "Patchwork",
    "castle_rooms": "Castle Rooms",
    "castell": "Castell",
    "castle_crush": "Castle Crush",
    "castle_rooms-dark": "Castle Rooms on dark paper",
}
"""What is shown of each picture in docs/screenshots, in this order."""


@frozen
class Release:
    """A version in the changelog: its day as YYYY-MM-DD, and what it brought."""

    version: str
    day: str
    changes: tuple[str, ...]


def releases(changelog: str) -> tuple[Release, ...]:
    """The versions in a changelog, the last one first. What is unreleased is left out."""
    parts = re.split(r"^## \[(\d[^\]]*)\] - (\d{4}-\d\d-\d\d)$", changelog, flags=re.MULTILINE)
    found = []
    for version, day, text in zip(parts[1::3], parts[2::3], parts[3::3], strict=True):
        text = re.split(r"^(?:## |\[[^\]]+\]: )", text, flags=re.MULTILINE)[0]
        items = re.findall(r"^- (.+(?:\n  .+)*)", text, re.MULTILINE)
        changes = tuple(re.sub(r"[`*]", "", " ".join(item.split())) for item in items)
        found.append(Release(version, day, changes))
    return tuple(found)


def filled(metainfo: str, changelog: str, pictures: list[str]) -> str:
    """The metainfo with its two lists written anew; ``pictures`` are names without an ending."""
    lists = {
        "screenshots": [
            line
            for number, name in enumerate(name for name in CAPTIONS if name in pictures)
            for line in _screenshot(name, first=number == 0)
        ],
        "releases": [line for each in releases(changelog) for line in _release(each)],
    }
    for name, lines in lists.items():
        block = "".join(f"    {line}\n" for line in lines)
        pattern = rf"(  <{name}>\n).*?(  </{name}>\n)"
        metainfo = re.sub(
            pattern, lambda found, block=block: found[1] + block + found[2], metainfo, flags=re.S
        )
    return metainfo


def _screenshot(name: str, *, first: bool) -> list[str]:
    kind = ' type="default"' if first else ""
    return [
        f"<screenshot{kind}>",
        f"  <caption>{escape(CAPTIONS[name])}</caption>",
        f'  <image type="source">{BASE}/{name}.png</image>',
        "</screenshot>",
    ]


def _release(release: Release) -> list[str]:
    return [
        f'<release version="{release.version}" date="{release.day}">',
        "  <description>",
        "    <ul>",
        *(f"      <li>{escape(change)}</li>" for change in release.changes),
        "    </ul>",
        "  </description>",
        "</release>",
    ]


def main(arguments: list[str]) -> int:
    """Write the file, or check it; the exit code."""
    before = METAINFO.read_text("utf-8")
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    after = filled(before, changelog, [path.stem for path in PICTURES.glob("*.png")])
    if "--check" in arguments:
        if after != before:
            print("the metainfo is behind: run packaging/linux/metainfo.py", file=sys.stderr)
        return int(after != before)
    METAINFO.write_text(after, "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
