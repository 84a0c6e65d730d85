"""What of Qt goes into the bundle."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest

from tests.packaging.scripts import load

pytest.importorskip("PyInstaller", reason="the bundle is made with the tools for developers")

QT = "PySide6/Qt/"


@pytest.fixture(scope="module")
def contents() -> ModuleType:
    return load("pyinstaller/contents.py")


@pytest.mark.parametrize(
    "name",
    [
        "castlegames/resources/art/patchwork.svg",
        "mujoco/libmujoco.so.4.0.1",
        QT + "plugins/platforms/libqxcb.so",
        QT + "plugins/iconengines/libqsvgicon.so",
        QT + "plugins/multimedia/libffmpegmediaplugin.so",
        QT + "qml/QtQuick3D/libqquick3dplugin.so",
        QT + "translations/qtbase_zh_TW.qm",
        r"PySide6\plugins\platforms\qwindows.dll",
    ],
)
def test_what_the_program_uses_stays(contents: ModuleType, name: str) -> None:
    assert contents._wanted(name, contents.QML_MODULES)


@pytest.mark.parametrize(
    "name",
    [
        QT + "plugins/platformthemes/libqgtk3.so",
        QT + "plugins/imageformats/libqpdf.so",
        QT + "plugins/sqldrivers/libqsqlite.so",
        QT + "qml/QtQuick/Controls/Material/libqtquickcontrols2materialstyleplugin.so",
        QT + "qml/QtWebEngine/qmldir",
        QT + "translations/qtbase_de.qm",
        QT + "translations/qtwebengine_locales/pl.pak",
        QT + "resources/icudtl.dat",
        QT + "libexec/QtWebEngineProcess",
    ],
)
def test_what_nothing_of_ours_can_reach_is_left_out(contents: ModuleType, name: str) -> None:
    assert not contents._wanted(name, contents.QML_MODULES)


def test_a_scene_brings_what_it_imports(contents: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "scene.qml").write_text(
        "import QtQuick\nimport QtQuick3D.Effects as Fx\n  import QtQml.Models 6.5\n"
        'import "parts"\n// import QtCharts\nItem {}\n'
    )
    assert contents.imported_by(tmp_path) == {"QtQuick", "QtQuick3D/Effects", "QtQml/Models"}


def test_the_languages_are_those_of_the_program(contents: ModuleType) -> None:
    from castlegames.desktop.settings import LANGUAGES

    assert set(LANGUAGES) - {"system", "en"} == contents.LANGUAGES


def test_the_bundle_carries_the_licence_of_each_part(contents: ModuleType) -> None:
    targets = {target for _, target in contents.licences()}
    assert {"licences", "licences/attrs", "licences/mujoco-core", "licences/numpy"} <= targets
    texts = {Path(source).name for source, target in contents.licences() if target == "licences"}
    assert {"GPL-3.0.txt", "LGPL-3.0.txt"} <= texts
