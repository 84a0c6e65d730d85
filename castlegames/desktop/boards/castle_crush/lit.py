"""The lit view: the table in Qt Quick 3D, rendered into a picture that the scene shows.

Nothing of Qt Quick is on the screen by itself: it renders without a window into a frame buffer,
so notes, drawers and the end of a match lie over the table as over any other board, and no window
or widget of the program changes its kind (docs/decisions, "Qt Quick 3D renders into a picture").

This module loads Qt Quick; ``views.py`` imports it when a table is first painted.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

import shiboken6
from PySide6.QtCore import (
    QCoreApplication,
    QElapsedTimer,
    QObject,
    QRectF,
    QSize,
    Qt,
    QTimer,
    QUrl,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QImage,
    QOffscreenSurface,
    QOpenGLContext,
    QPainter,
    QQuaternion,
    QSurfaceFormat,
    QVector3D,
)
from PySide6.QtOpenGL import QOpenGLFramebufferObject
from PySide6.QtQml import QJSEngine, QQmlComponent, QQmlEngine
from PySide6.QtQuick import (
    QQuickGraphicsDevice,
    QQuickItem,
    QQuickRenderControl,
    QQuickRenderTarget,
    QQuickWindow,
    QSGRendererInterface,
)

from castlegames.rules.castle_crush.bodies import Vector, cross

from ...resources import resource
from ...theme import Theme
from ..snapshot import Index
from .camera import FIELD, Camera, quaternion
from .meshes import Meshes, ShadowMesh
from .models import PiecesModel
from .paints import Paints, light_from
from .solids import Solid

_AT_REST = 450
"""Milliseconds without a change after which the table is shown with soft shadows."""
_MOST = 500
"""Milliseconds that the picture at rest may take."""
_SLOW_TRIES = 3
"""After so many that took longer in a row there are no more."""
_SEEN_THROUGH = 0.62


class NoDriver(RuntimeError):
    """Qt Quick 3D cannot render here."""


class LitModel(PiecesModel):
    """The pieces with their meshes and colours."""

    _FIRST = PiecesModel.TurnRole + 1
    _NAMES = (
        "colour",
        "signColour",
        "cover",
        "bodyMesh",
        "edgeMesh",
        "markMesh",
        "symbolMesh",
        "crownMesh",
        "signed",
        "crowned",
    )

    def __init__(self, paints: Paints, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.paints = paints
        self.meshes = Meshes()

    def roleNames(self) -> dict[int, Any]:
        own = {self._FIRST + n: name.encode() for n, name in enumerate(self._NAMES)}
        return {**super().roleNames(), **own}

    def data(self, index: Index, role: int = 0) -> Any:
        if role < self._FIRST:
            return super().data(index, role)
        solid = self.solids[index.row()]
        match self._NAMES[role - self._FIRST]:
            case "colour":
                return QColor(self.paints.body(solid))
            case "signColour":
                return QColor(self.paints.seats[solid.seat or 0])
            case "cover":
                return _SEEN_THROUGH if solid.look in ("good", "bad", "hint") else 1.0
            case "bodyMesh":
                return self.meshes.body(solid.kind)
            case "edgeMesh":
                return self.meshes.edges(solid.kind)
            case "signed":
                return self.meshes.has(solid.kind, solid.seat, "mark")
            case "crowned":
                return self.meshes.has(solid.kind, solid.seat, "crown")
            case "markMesh":
                return self.meshes.decoration(solid.kind, solid.seat, "mark")
            case "symbolMesh":
                return self.meshes.decoration(solid.kind, solid.seat, "symbol")
        return self.meshes.decoration(solid.kind, solid.seat, "crown")

    def repaint(self, paints: Paints) -> None:
        """All colours are others."""
        self.paints = paints
        if self.solids:
            self.dataChanged.emit(self.index(0), self.index(len(self.solids) - 1))


class LitView(QObject):
    """Renders solids as a camera sees them. Raises NoDriver when it cannot.

    Signals:
        refined: the picture at rest, with soft shadows, can be painted now.
    """

    refined = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._image = QImage()
        self._shown: tuple[object, ...] = ()
        self._still = False
        self._closed = False
        self._slow = 0
        self._trouble = ""
        self._buffer: QOpenGLFramebufferObject | None = None
        self._paints = Paints.of(theme)
        self._begin()
        self._model = LitModel(self._paints)
        self._shadows = ShadowMesh()
        self._root = self._load()
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_AT_REST)
        self._rest.timeout.connect(self._refine)
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.close)

    def _begin(self) -> None:
        # Nothing is to be written outside the profile.
        QCoreApplication.setAttribute(Qt.ApplicationAttribute.AA_DisableShaderDiskCache)
        os.environ.setdefault("QML_DISABLE_DISK_CACHE", "1")
        wanted = QSurfaceFormat()
        wanted.setDepthBufferSize(24)
        wanted.setStencilBufferSize(8)
        wanted.setVersion(3, 3)
        wanted.setProfile(QSurfaceFormat.OpenGLContextProfile.CoreProfile)
        QQuickWindow.setGraphicsApi(QSGRendererInterface.GraphicsApi.OpenGL)
        self._context = QOpenGLContext()
        self._context.setFormat(wanted)
        if not self._context.create():
            raise NoDriver("no OpenGL")
        self._surface = QOffscreenSurface()
        self._surface.setFormat(self._context.format())
        self._surface.create()
        if not self._surface.isValid() or not self._context.makeCurrent(self._surface):
            raise NoDriver("no surface")
        if self._context.format().majorVersion() < 3:
            raise NoDriver("OpenGL is too old")
        self._control = QQuickRenderControl()
        self._window = QQuickWindow(self._control)
        self._window.sceneGraphError.connect(self._fail)
        self._window.setGraphicsDevice(QQuickGraphicsDevice.fromOpenGLContext(self._context))
        if not self._control.initialize():
            raise NoDriver("Qt Quick does not start")

    def _fail(self, error: object, message: str) -> None:
        """Qt would end the program if nobody listened."""
        self._trouble = message or str(error)

    def _load(self) -> QQuickItem:
        self._engine = QQmlEngine()
        file = resource("qml/castle_crush/Table.qml")
        self._component = component = QQmlComponent(self._engine, QUrl.fromLocalFile(str(file)))
        for thing in (self._model, self._shadows):
            QJSEngine.setObjectOwnership(thing, QJSEngine.ObjectOwnership.CppOwnership)
        properties = {
            "pieces": self._model,
            "shadows": self._shadows,
            "kept": self._model.meshes.all(),
            "field": FIELD,
        }
        root = component.createWithInitialProperties(properties)
        if not isinstance(root, QQuickItem):
            raise NoDriver(component.errorString() or "no scene")
        root.setParentItem(self._window.contentItem())
        return root

    def paint(
        self, painter: QPainter, rect: QRectF, solids: Sequence[Solid], camera: Camera
    ) -> None:
        """Fill a rectangle with the table; renders only if something is different."""
        ratio = painter.device().devicePixelRatio()
        size = rect.size().toSize()
        paints = Paints.of(self._theme)
        shown = (tuple(solids), camera, size.width(), size.height(), ratio, paints)
        if shown != self._shown and not self._closed:
            self._shown = shown
            self._set(solids, camera, size, ratio, paints)
            self._render(still=False)
            self._rest.start()
        painter.drawImage(rect, self._image)

    def _set(
        self,
        solids: Sequence[Solid],
        camera: Camera,
        size: QSize,
        ratio: float,
        paints: Paints,
    ) -> None:
        self._context.makeCurrent(self._surface)
        pixels = QSize(round(size.width() * ratio), round(size.height() * ratio))
        if self._buffer is None or self._buffer.size() != pixels:
            self._buffer = QOpenGLFramebufferObject(
                pixels, QOpenGLFramebufferObject.Attachment.CombinedDepthStencil
            )
            target = QQuickRenderTarget.fromOpenGLTexture(self._buffer.texture(), pixels)
            target.setDevicePixelRatio(ratio)
            self._window.setRenderTarget(target)
            self._window.setGeometry(0, 0, size.width(), size.height())
            self._root.setSize(size.toSizeF())
        if paints != self._paints:
            self._paints = paints
            self._model.repaint(paints)
        light = light_from(camera)
        for name, value in (
            ("ground", QColor(paints.ground)),
            ("plank", QColor(paints.plank)),
            ("shadow", QColor(paints.shadow)),
            ("line", QColor(paints.line)),
            ("eye", QVector3D(*camera.frame.eye)),
            ("turned", QQuaternion(*camera.orientation)),
            ("lamp", QQuaternion(*_shining(light))),
        ):
            self._root.setProperty(name, value)
        self._model.show(solids)
        self._shadows.show(solids, light)

    def _render(self, still: bool) -> None:
        self._root.setProperty("still", still)
        control, buffer = self._control, self._buffer
        assert buffer is not None
        self._context.makeCurrent(self._surface)
        control.polishItems()
        control.beginFrame()
        control.sync()
        control.render()
        control.endFrame()
        self._context.makeCurrent(self._surface)
        self._image = buffer.toImage()
        if self._trouble or self._image.isNull():
            raise NoDriver(self._trouble or "no picture")
        self._still = still

    def _refine(self) -> None:
        """Show the table at rest, unless that has turned out to take too long here."""
        if self._closed or self._still or self._buffer is None or self._slow >= _SLOW_TRIES:
            return
        clock = QElapsedTimer()
        clock.start()
        try:
            self._render(still=True)
        except NoDriver:
            self._shown = ()  # the next painting finds out, and the table is drawn
        self._slow = self._slow + 1 if clock.elapsed() > _MOST else 0
        self.refined.emit()

    def close(self) -> None:
        """Give everything back, in the order that the driver needs. Twice is once."""
        if self._closed:
            return
        self._closed = True
        if not shiboken6.isValid(self) or not shiboken6.isValid(self._window):
            return  # the program is at its end, and Qt has been quicker
        self._rest.stop()
        self._context.makeCurrent(self._surface)
        self._buffer = None
        for thing in (self._control, self._component, self._window, self._engine):
            shiboken6.delete(thing)
        self._context.doneCurrent()


def _shining(light: Vector) -> tuple[float, float, float, float]:
    """The rotation of a lamp that shines from a direction: its own z points there."""
    size = sum(v * v for v in light) ** 0.5
    back = (light[0] / size, light[1] / size, light[2] / size)
    right = cross((0.0, 0.0, 1.0), back)
    length = sum(v * v for v in right) ** 0.5
    right = (right[0] / length, right[1] / length, right[2] / length)
    return quaternion(right, cross(back, right), back)
