"""The version stands in one place, and what else names one agrees."""

from __future__ import annotations

import re
import sys
import tomllib
from xml.etree import ElementTree

from castlegames import __version__
from tests.packaging.scripts import PACKAGING, ROOT, done, load

METAINFO = PACKAGING / "linux" / "org.castlegames.Castlegames.metainfo.xml"


def test_the_command_tells_the_version() -> None:
    assert done(sys.executable, "-m", "castlegames", "--version") == f"castlegames {__version__}\n"


def test_the_package_takes_its_version_from_the_program() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert "version" in project["project"]["dynamic"]
    place = ROOT / project["tool"]["hatch"]["version"]["path"]
    assert f'__version__ = "{__version__}"' in place.read_text("utf-8")


def test_the_changelog_and_the_metainfo_begin_with_this_version() -> None:
    releases = load("linux/metainfo.py").releases((ROOT / "CHANGELOG.md").read_text("utf-8"))
    told = [each.get("version") for each in ElementTree.parse(METAINFO).iter("release")]
    assert releases[0].version == __version__
    assert told == [each.version for each in releases]


def test_releases_are_read_from_a_changelog_without_what_is_unreleased() -> None:
    changelog = """# Changelog

## [Unreleased]

### Added

- Something to come.

## [1.1.0] - 2030-02-03

### Added

- A `mallet` that
  swings.

### Fixed

- **Dragons** & knights.

## [1.0.0] - 2029-12-31

- All of it.

[1.1.0]: somewhere
"""
    metainfo = load("linux/metainfo.py")
    second, first = metainfo.releases(changelog)
    assert second == metainfo.Release(
        "1.1.0", "2030-02-03", ("A mallet that swings.", "Dragons & knights.")
    )
    assert first == metainfo.Release("1.0.0", "2029-12-31", ("All of it.",))


def test_every_script_can_be_run_and_read_by_bash() -> None:
    scripts = [
        path
        for path in sorted([*PACKAGING.rglob("*"), ROOT / ".ci" / "run"])
        if path.is_file() and re.match(rb"#!.*bash", path.read_bytes()[:40])
    ]
    assert len(scripts) > 5
    for script in scripts:
        assert script.stat().st_mode & 0o111, script
        done("bash", "-n", script)
