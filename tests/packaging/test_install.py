"""Onto a desktop and away again, in a scratch prefix, with a stand-in for the bundle."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.packaging.scripts import PACKAGING, done, run

INSTALL = PACKAGING / "linux" / "install"


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    """A folder with a program that says it was started."""
    folder = tmp_path / "some bundle"
    (folder / "_internal").mkdir(parents=True)
    (folder / "_internal" / "part").write_text("of it")
    program = folder / "castlegames"
    program.write_text("#!/bin/sh\necho started with $1\n")
    program.chmod(0o755)
    return folder


def below(folder: Path) -> set[str]:
    """Everything that lies in a folder."""
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*")}


def test_what_is_installed_can_be_started_and_is_known_to_the_desktop(
    tmp_path: Path, bundle: Path
) -> None:
    prefix = tmp_path / "pre fix"
    done(INSTALL, "--prefix", prefix, "--from", bundle)
    assert done(prefix / "bin/castlegames", "a.match") == "started with a.match\n"
    there = below(prefix)
    assert {
        "share/applications/castlegames.desktop",
        "share/icons/hicolor/48x48/apps/castlegames.png",
        "share/icons/hicolor/scalable/mimetypes/application-x-castlegames-match.svg",
        "share/licenses/castlegames/LICENSE",
        "share/metainfo/org.castlegames.Castlegames.metainfo.xml",
        "share/mime/packages/castlegames.xml",
    } <= there
    entry = (prefix / "share/applications/castlegames.desktop").read_text("utf-8")
    assert f'\nExec="{prefix}/bin/castlegames" %f\n' in entry
    assert f"\nTryExec={prefix}/bin/castlegames\n" in entry


def test_uninstalling_leaves_nothing(tmp_path: Path, bundle: Path) -> None:
    prefix = tmp_path / "prefix"
    done(INSTALL, "--prefix", prefix, "--from", bundle)
    done(INSTALL, "--prefix", prefix, "--uninstall")
    assert below(prefix) == set()


def test_installing_again_replaces_the_program_before(tmp_path: Path, bundle: Path) -> None:
    prefix = tmp_path / "prefix"
    done(INSTALL, "--prefix", prefix, "--from", bundle)
    (bundle / "_internal" / "part").rename(bundle / "_internal" / "another part")
    done(INSTALL, "--prefix", prefix, "--from", bundle)
    inside = below(prefix / "lib/castlegames/program/_internal")
    assert inside == {"another part"}
    done(INSTALL, "--prefix", prefix, "--uninstall")
    assert below(prefix) == set()


def test_what_others_have_installed_stays(tmp_path: Path, bundle: Path) -> None:
    prefix = tmp_path / "prefix"
    others = ("bin/other", "lib/other.so", "share/mime/packages/other.xml", "share/icons/a.png")
    for name in others:
        (prefix / name).parent.mkdir(parents=True, exist_ok=True)
        (prefix / name).write_text(
            '<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info"/>'
        )
    done(INSTALL, "--prefix", prefix, "--from", bundle)
    done(INSTALL, "--prefix", prefix, "--uninstall")
    left = {name for name in below(prefix) if (prefix / name).is_file()}
    assert set(others) <= left
    assert not [name for name in left if "castlegames" in name]


def test_an_installation_that_was_cut_short_can_be_taken_away(tmp_path: Path, bundle: Path) -> None:
    prefix = tmp_path / "prefix"
    (prefix / "bin/castlegames").mkdir(parents=True)  # where a link is to go
    (prefix / "bin/castlegames/in the way").touch()
    (bundle / "castlegames").chmod(0o644)
    assert run(INSTALL, "--prefix", prefix, "--from", bundle).returncode == 1
    done(INSTALL, "--prefix", prefix, "--uninstall")
    assert below(prefix) == {"bin", "bin/castlegames", "bin/castlegames/in the way"}


def test_a_staged_tree_names_the_prefix_and_holds_no_index(tmp_path: Path, bundle: Path) -> None:
    stage = tmp_path / "stage"
    done(INSTALL, "--prefix", "/opt/games", "--stage", stage, "--from", bundle)
    entry = (stage / "opt/games/share/applications/castlegames.desktop").read_text("utf-8")
    assert "\nExec=/opt/games/bin/castlegames %f\n" in entry
    assert not (stage / "opt/games/share/mime/mime.cache").exists()
    assert done(stage / "opt/games/bin/castlegames", "b.match") == "started with b.match\n"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--uninstall"], "nothing of Castlegames is installed"),
        (["--from", "/nowhere"], "there is no /nowhere"),
        (["--colour", "red"], "--colour is no option"),
        (["--prefix"], "--prefix needs a path"),
        (["--prefix", "/a $(b)"], "a menu entry cannot name /a $(b)"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(
    tmp_path: Path, arguments: list[str], said: str
) -> None:
    child = run(INSTALL, "--prefix", tmp_path / "prefix", *arguments)
    assert child.returncode == 1
    assert said in child.stderr
    assert not (tmp_path / "prefix").exists()
