"""Wheel, sdist and bundle, made and tried as a stranger would. Slow: they fetch and build."""

from __future__ import annotations

import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.packaging.scripts import PACKAGING, ROOT, done

pytestmark = [pytest.mark.soak, pytest.mark.timeout(3600)]


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel and the sdist of the last commit."""
    folder = tmp_path_factory.mktemp("dist")
    done(PACKAGING / "build", folder, seconds=300)
    return folder


def test_the_wheel_holds_the_package_its_resources_and_no_junk(dist: Path) -> None:
    (wheel,) = dist.glob("*.whl")
    names = ZipFile(wheel).namelist()
    listed = done("git", "-C", ROOT, "ls-files", "castlegames", "resources").splitlines()
    wanted = {name if name.startswith("castlegames/") else f"castlegames/{name}" for name in listed}
    assert {name for name in names if ".dist-info/" not in name} == wanted


def test_the_sdist_holds_what_is_committed(dist: Path) -> None:
    (sdist,) = dist.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert names - {"PKG-INFO"} == set(done("git", "-C", ROOT, "ls-files").splitlines())


@pytest.mark.parametrize("kind", ["*.whl", "*.tar.gz"])
def test_what_is_installed_afresh_loads_its_resources_and_plays_every_game(
    dist: Path, kind: str
) -> None:
    (file,) = dist.glob(kind)
    said = done(PACKAGING / "try", file, seconds=3000)
    assert "all of them load" in said
    assert "window up after" in said


def test_the_bundle_is_small_enough_and_plays_every_game(tmp_path: Path) -> None:
    done(PACKAGING / "pyinstaller" / "build", tmp_path, seconds=1200)
    said = done(PACKAGING / "smoke", tmp_path / "castlegames" / "castlegames", seconds=2400)
    assert "window up after" in said
