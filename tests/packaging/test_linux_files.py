"""What a Linux desktop is told: menu entry, metainfo, type of match files, icons."""

from __future__ import annotations

import configparser
import re
import struct
from pathlib import Path
from xml.etree import ElementTree

import pytest

from castlegames import rules
from castlegames.desktop.boards.words import words
from castlegames.desktop.settings import LANGUAGES
from castlegames.session.library import ENDING
from tests.packaging.scripts import PACKAGING, ROOT, load

LINUX = PACKAGING / "linux"
METAINFO = LINUX / "org.castlegames.Castlegames.metainfo.xml"
TYPE = "application/x-castlegames-match"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
SPOKEN = [language for language in LANGUAGES if language not in ("system", "en")]


def entry() -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None, delimiters=("=",))
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read_string((LINUX / "castlegames.desktop").read_text("utf-8"))
    return parser["Desktop Entry"]


def test_the_menu_entry_opens_matches_and_finds_its_window_again() -> None:
    found = entry()
    assert (found["Type"], found["Exec"]) == ("Application", "castlegames %f")
    assert found["MimeType"] == f"{TYPE};"
    # Qt's window class is the application's name, its Wayland id the desktop file's.
    app = (ROOT / "castlegames/desktop/app.py").read_text("utf-8")
    assert f'setApplicationName("{found["StartupWMClass"]}")' in app
    assert 'setDesktopFileName("castlegames")' in app
    assert found["Categories"].split(";")[:2] == ["Game", "BoardGame"]


@pytest.mark.parametrize("language", SPOKEN)
def test_the_menu_the_metainfo_and_the_type_speak_every_language_of_the_program(
    language: str,
) -> None:
    xml_lang = "{http://www.w3.org/XML/1998/namespace}lang"
    assert {f"GenericName[{language}]", f"Comment[{language}]"} <= set(entry())
    summaries = ElementTree.parse(METAINFO).findall("summary")
    assert language in {each.get(xml_lang) for each in summaries}
    comments = ElementTree.parse(LINUX / "castlegames-mime.xml").iter(f"{MIME}comment")
    assert language in {each.get(xml_lang) for each in comments}


def test_the_menu_and_the_metainfo_name_every_game() -> None:
    description = " ".join(ElementTree.parse(METAINFO).find("description").itertext())
    for game in rules.games():
        title = words(game.id).title()
        assert title in entry()["Comment"]
        assert title in description


def test_the_metainfo_is_as_changelog_and_pictures_say() -> None:
    metainfo = load("linux/metainfo.py")
    assert metainfo.main(["--check"]) == 0
    root = ElementTree.parse(METAINFO).getroot()
    assert root.findtext("id") == "org.castlegames.Castlegames"
    assert (LINUX / root.findtext("launchable", "")).exists()
    assert root.find("content_rating").get("type") == "oars-1.1"
    shown = [Path(each.text or "").name for each in root.iter("image")]
    games = [f"{game.id}.png" for game in rules.games()]
    assert shown == ["lobby.png", *games, "castle_rooms-dark.png"]


def test_readme_and_metainfo_show_pictures_that_are_there_and_small() -> None:
    named = re.findall(r"\((docs/screenshots/[^)]+)\)", (ROOT / "README.md").read_text("utf-8"))
    kept = sorted((ROOT / "docs/screenshots").iterdir())
    assert {ROOT / name for name in named} == set(kept)
    for path in kept:
        assert png_size(path) == (1280, 800)
        assert path.stat().st_size < 200_000


def test_a_saved_match_is_known_by_its_name_and_by_its_first_bytes() -> None:
    root = ElementTree.parse(LINUX / "castlegames-mime.xml").getroot()
    mime = root.find(f"{MIME}mime-type")
    assert mime.get("type") == TYPE
    assert mime.find(f"{MIME}glob").get("pattern") == f"*{ENDING}"
    begins = mime.find(f"{MIME}magic/{MIME}match").get("value").encode()
    saves = sorted((ROOT / "tests/saves/1").glob(f"*{ENDING}"))
    assert saves
    for save in saves:
        assert save.read_bytes().startswith(begins)


def test_icons_are_there_in_every_size() -> None:
    drawing = load("linux/draw_icons.py")
    named = {entry()["Icon"], TYPE.replace("/", "-")}
    assert {Path(name).name for name in drawing.ICONS} == named
    for name, source in drawing.ICONS.items():
        scalable = LINUX / "hicolor" / "scalable" / f"{name}.svg"
        assert scalable.read_bytes() == source.read_bytes()
        for side in drawing.SIDES:
            path = LINUX / "hicolor" / f"{side}x{side}" / f"{name}.png"
            assert png_size(path) == (side, side)


def test_the_flatpak_has_no_network_and_no_files_of_the_user() -> None:
    manifest = (LINUX / "org.castlegames.Castlegames.flatpak.yml").read_text("utf-8")
    granted = re.findall(r"^  - (--\S+)$", manifest, re.MULTILINE)
    assert "--socket=wayland" in granted
    assert not [each for each in granted if "network" in each or "filesystem" in each]


def png_size(path: Path) -> tuple[int, int]:
    """Width and height of a PNG."""
    head = path.read_bytes()[:24]
    assert head[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", head[16:24])
    return width, height
