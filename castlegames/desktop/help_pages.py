"""The rules pages: one Markdown file a game and language, with the facts of its box on top."""

from __future__ import annotations

import json
import re
from functools import lru_cache
from html import escape, unescape
from pathlib import Path

from attrs import frozen

from .resources import resource

USUAL_LANGUAGE = "en"
_LINE_OF_PICTURE = re.compile(r"(<text\b[^>]*>)([^<]*)(?=</text>)")


@frozen
class HelpPage:
    """A game's page: the facts between the ``---`` lines, and the Markdown below.

    ``players`` and ``minutes`` are as printed on a box: ``2–4``, ``15–30``; ``age`` is the
    youngest age. ``folder`` is where its pictures lie.
    """

    game_id: str
    title: str
    blurb: str
    players: str
    minutes: str
    age: int
    markdown: str
    folder: Path

    def picture(self, name: str) -> str | None:
        """A picture's SVG: the language's own, or the English one speaking the page's language.

        The words of English pictures stand translated in ``pictures.json`` beside the page; what
        is not there stays English. None if no page has this picture.
        """
        own = self.folder / name
        if own.is_file():
            return own.read_text(encoding="utf-8")
        try:
            usual = resource(f"help/{USUAL_LANGUAGE}/{name}").read_text(encoding="utf-8")
        except FileNotFoundError:
            return None
        known = picture_words(self.folder)
        return _LINE_OF_PICTURE.sub(
            lambda line: line[1] + escape(known.get(unescape(line[2]), unescape(line[2]))), usual
        )


@lru_cache(maxsize=8)
def picture_words(folder: Path) -> dict[str, str]:
    """What is written in the English pictures, and how the language of a folder says it."""
    path = folder / "pictures.json"
    if not path.is_file():
        return {}
    return dict(json.loads(path.read_text(encoding="utf-8")))


def page_ids() -> tuple[str, ...]:
    """The games that have a page, in the order of their ``place``."""
    folder = resource(f"help/{USUAL_LANGUAGE}")
    found = []
    for path in folder.glob("*.md"):
        facts, _ = _parts(path)
        if "title" in facts:
            found.append((int(facts.get("place", "99")), path.stem))
    return tuple(game_id for _, game_id in sorted(found))


@lru_cache(maxsize=32)
def help_page(game_id: str, language: str = USUAL_LANGUAGE) -> HelpPage | None:
    """The page of a game in a language, or in English, or None."""
    for wanted in (language, USUAL_LANGUAGE):
        try:
            path = resource(f"help/{wanted}/{game_id}.md")
        except FileNotFoundError:
            continue
        facts, markdown = _parts(path)
        return HelpPage(
            game_id=game_id,
            title=facts.get("title", game_id),
            blurb=facts.get("blurb", ""),
            players=facts.get("players", ""),
            minutes=facts.get("minutes", ""),
            age=int(facts.get("age", "0")),
            markdown=markdown,
            folder=path.parent,
        )
    return None


def _parts(path: Path) -> tuple[dict[str, str], str]:
    text = path.read_text(encoding="utf-8")
    if not text.startswith("---\n"):
        return {}, text
    head, _, markdown = text[4:].partition("\n---\n")
    facts = {}
    for line in head.splitlines():
        name, _, value = line.partition(":")
        facts[name.strip()] = value.strip()
    return facts, markdown
