"""What of Qt goes into a bundle, the licences beside it, and the icons and facts of its programs.

PyInstaller's own hooks take all of Qt: 598 MB, with a web engine that no line of ours can reach.
"""

from __future__ import annotations

import platform
import re
import sys
import sysconfig
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path, PurePosixPath
from textwrap import fill
from typing import Any

from PyInstaller.depend import bindepend

Entry = tuple[str, str, str]
"""Where a file lies in the bundle, where it comes from, and PyInstaller's word for its kind."""

QT_MODULES = (
    "PySide6.QtMultimedia",
    "PySide6.QtQml",
    "PySide6.QtQuick",
    "PySide6.QtQuick3D",
    "PySide6.QtSvg",
)
"""Loaded late by the program, or by a scene's QML alone."""

EXCLUDED = [
    "PySide6.QtPdf",
    "PySide6.QtQuickWidgets",
    "PySide6.QtWebEngineCore",
    "IPython",
    "PIL",
    "matplotlib",
    "pytest",
    "setuptools",
    "tkinter",
]

QML_MODULES = {
    "QtCore",
    "QtQml",
    "QtQml/Base",
    "QtQml/Models",
    "QtQml/WorkerScript",
    "QtQuick",
    "QtQuick/Window",
    "QtQuick3D",
    "QtQuick3D/Helpers",
}
"""Always kept, with what the scenes in ``resources/qml`` import."""

PLUGINS = {
    "iconengines": {"qsvgicon"},
    "imageformats": {"qgif", "qico", "qicns", "qjpeg", "qsvg"},
    "multimedia": None,
    "platforminputcontexts": {
        "composeplatforminputcontextplugin",
        "ibusplatforminputcontextplugin",
    },
    "platforms": {"qcocoa", "qminimal", "qoffscreen", "qwayland", "qwindows", "qxcb"},
    "platformthemes": {"qxdgdesktopportal"},
    "styles": None,
    "wayland-decoration-client": None,
    "wayland-graphics-integration-client": None,
    "wayland-shell-integration": None,
    "xcbglintegrations": None,
}
"""Kept folders of plugins, and which of each; None: all. The GTK theme would bring GTK along."""

LANGUAGES = {"pl", "vi", "zh_TW"}
"""Languages of the program's own in which Qt's buttons and file dialogs speak, English apart."""

SOURCES = """\
Castlegames itself is under the MIT licence (LICENSE). This folder also holds the parts below, under
their own licences, whose texts lie beside this file. As it holds Qt Quick 3D, which is under the
GNU General Public License 3, the folder as a whole may be passed on under that licence.

The source of Qt {qt}: https://download.qt.io/official_releases/qt/
The source of PySide {qt}: https://code.qt.io/cgit/pyside/pyside-setup.git/tag/?h=v{qt}
The source of CPython {python}: https://www.python.org/downloads/source/
"""
OF_THE_SYSTEM = """
These come from the system on which this folder was made, {system}, under the
licences of its packages, and their source is where that system offers it:
"""

_LICENCES = Path(__file__).with_name("licences")


def kept(
    binaries: list[Entry], datas: list[Entry], scenes: Path
) -> tuple[list[Entry], list[Entry]]:
    """The files to keep. A library stays only if a file that stays needs it."""
    qml = QML_MODULES | imported_by(scenes)
    binaries = [entry for entry in binaries if _wanted(entry[0], qml)]
    datas = [entry for entry in datas if _wanted(entry[0], qml)]
    reached = _reached(binaries)
    gone = {entry[0] for entry in binaries} - reached
    binaries = [entry for entry in binaries if entry[0] in reached]
    names = reached | {entry[0] for entry in datas}
    dangling = {
        entry[0] for entry in datas if entry[2] == "SYMLINK" and _target(entry) not in names
    }
    return binaries, [entry for entry in datas if entry[0] not in gone | dangling]


def imported_by(scenes: Path) -> set[str]:
    """The QML modules that our scenes import, as folders."""
    found: set[str] = set()
    for path in scenes.rglob("*.qml"):
        lines = re.findall(r"^\s*import\s+([A-Z][\w.]*)", path.read_text("utf-8"), re.MULTILINE)
        found.update(name.replace(".", "/") for name in lines)
    return found


def _wanted(name: str, qml: set[str]) -> bool:
    parts = _posix(name).parts
    if "PySide6" not in parts:
        return True
    inside = parts[parts.index("PySide6") + 1 :]
    if inside[:1] == ("Qt",):
        inside = inside[1:]
    match inside:
        case ("plugins", kind, *_, file):
            names = PLUGINS.get(kind, set())
            stem = file.split(".")[0].removeprefix("lib")
            return names is None or stem in names
        case ("qml", *folders, _):
            return "/".join(folders) in qml
        case ("translations", *_, file):
            return file.removeprefix("qtbase_").removesuffix(".qm") in LANGUAGES
        case ("resources" | "libexec" | "metatypes", *_):
            return False
    return True


def _is_library(name: str) -> bool:
    """Whether a file is there for others' sake: in Qt's folder of libraries, or on top."""
    path = _posix(name)
    of_python = path.name.lower().startswith(("libpython", "python"))
    return (len(path.parts) == 1 and not of_python) or path.parts[-3:-1] == ("Qt", "lib")


def _reached(binaries: list[Entry]) -> set[str]:
    """The files that are no libraries, and the libraries to which the loader's needs lead."""
    libraries = {
        _posix(name).name: (name, source) for name, source, _ in binaries if _is_library(name)
    }
    waiting = [(name, source) for name, source, _ in binaries if not _is_library(name)]
    reached = {name for name, _ in waiting}
    while waiting:
        _, source = waiting.pop()
        for needed, _ in bindepend.get_imports(source):
            found = libraries.get(Path(needed).name)
            if found is not None and found[0] not in reached:
                reached.add(found[0])
                waiting.append(found)
    return reached


def _posix(name: str) -> PurePosixPath:
    return PurePosixPath(name.replace("\\", "/"))


def _target(link: Entry) -> str:
    """What a link in the bundle points at, as a path in the bundle."""
    base = list(PurePosixPath(link[0]).parent.parts)
    for part in PurePosixPath(link[1]).parts:
        if part == "..":
            base.pop()
        else:
            base.append(part)
    return "/".join(base)


def parts(name: str = "castlegames") -> dict[str, Distribution]:
    """What an installed program needs, and what that needs, by name."""
    found: dict[str, Distribution] = {}
    waiting = [name]
    while waiting:
        for needed in distribution(waiting.pop()).requires or ():
            other, _, condition = needed.partition(";")
            other = re.sub(r"[-_.]+", "-", re.split(r"[^\w.-]", other.strip())[0]).lower()
            if "extra" in condition or other in found:
                continue
            try:
                found[other] = distribution(other)
            except PackageNotFoundError:
                continue  # for other Pythons or systems
            waiting.append(other)
    return dict(sorted(found.items()))


def licences() -> list[tuple[str, str]]:
    """The licence texts of all parts and where their source is, for PyInstaller's ``datas``."""
    found = [(str(path), "licences") for path in sorted(_LICENCES.glob("*.txt"))]
    of_python = Path(sysconfig.get_path("stdlib"), "LICENSE.txt")
    if of_python.exists():  # Debian's Python has it elsewhere; there it is one of the system's
        found.append((str(of_python), "licences/CPython"))
    for name, part in parts().items():
        for file in part.files or ():
            if ".dist-info/licenses/" in file.as_posix():
                folder = PurePosixPath("licences", name, *file.parent.parts[2:])
                found.append((str(part.locate_file(file)), str(folder)))
    return found


def make_icon(root: Path, path: Path) -> Path:
    """The program's icon as .ico or .icns."""
    from PySide6.QtCore import QSize
    from PySide6.QtGui import QGuiApplication, QIcon

    app = QGuiApplication.instance() or QGuiApplication(["icon", "-platform", "minimal"])
    picture = QIcon(str(root / "resources" / "icons" / "castlegames.svg")).pixmap(QSize(256, 256))
    path.parent.mkdir(parents=True, exist_ok=True)
    if not picture.save(str(path)):
        raise SystemExit(f"{path.name} could not be drawn with {app}")
    return path


def version_resource(version: str) -> Any:
    """What Windows shows as the program's properties."""
    from PyInstaller.utils.win32 import versioninfo as info

    numbers = (*map(int, version.split(".")[:3]), 0)
    facts = {
        "FileDescription": "Castlegames",
        "ProductName": "Castlegames",
        "FileVersion": version,
        "ProductVersion": version,
        "LegalCopyright": "GPL 3; the source of Castlegames: MIT",
        "OriginalFilename": "castlegames.exe",
    }
    table = info.StringTable("040904B0", [info.StringStruct(*fact) for fact in facts.items()])
    return info.VSVersionInfo(
        ffi=info.FixedFileInfo(filevers=numbers, prodvers=numbers),
        kids=[
            info.StringFileInfo([table]),
            info.VarFileInfo([info.VarStruct("Translation", [0x0409, 1200])]),
        ],
    )


def write_sources(folder: Path) -> None:
    """Say in the finished bundle, whose ``licences`` folder this is, where each part is from."""
    python = sys.version.split()[0]
    lines = [SOURCES.format(qt=distribution("PySide6-Essentials").version, python=python)]
    for name, part in parts().items():
        facts = part.metadata
        licence = facts["License-Expression"] or facts["License"] or "see its text"
        lines.append(f"{name} {part.version}: {licence.splitlines()[0]}")
    libraries = [
        path.name
        for path in sorted(folder.parent.glob("*.so*"))
        if not path.is_symlink() and not path.name.startswith("libpython")
    ]
    if libraries:
        system = platform.freedesktop_os_release().get("PRETTY_NAME", "Linux")
        lines += [OF_THE_SYSTEM.format(system=system), fill(", ".join(libraries), 100)]
    (folder / "README.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
