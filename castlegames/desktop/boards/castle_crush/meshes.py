"""Solids as meshes for Qt Quick 3D: bodies, their edges, marks, and the shadows on the table.

This module loads Qt Quick 3D; only ``lit.py`` imports it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from struct import pack

from PySide6.QtCore import QByteArray, QObject
from PySide6.QtGui import QVector3D
from PySide6.QtQuick3D import QQuick3DGeometry

from castlegames.rules.castle_crush import components as c
from castlegames.rules.castle_crush.bodies import Vector

from .drawing import convex, dropped
from .solids import KINDS, Face, Solid, bodies, decorations, placed

_POSITION = QQuick3DGeometry.Attribute.Semantic.PositionSemantic
_NORMAL = QQuick3DGeometry.Attribute.Semantic.NormalSemantic
_FLOAT = QQuick3DGeometry.Attribute.ComponentType.F32Type
_STRIDE = 24
_OUT = 0.25
"""How far edges lie over the faces they part, in mm."""
_ROUND_CORNERS = 6
"""A face of more corners than this is a round one: its rim is an edge, its sides have none."""
_ON_TABLE = 0.2


class Meshes:
    """The meshes of all kinds of solids, made when they are first wanted."""

    def __init__(self) -> None:
        self._made: dict[object, QQuick3DGeometry] = {}
        self._owner = QObject()
        """What has no owner the scene's engine would take for its own and throw away."""

    def body(self, kind: str) -> QQuick3DGeometry:
        """The body of a kind."""
        return self._get(("body", kind), lambda: _mesh(_body(kind)))

    def edges(self, kind: str) -> QQuick3DGeometry:
        """The lines around the faces of a kind."""
        return self._get(("edges", kind), lambda: _lines(kind))

    def all(self) -> list[QQuick3DGeometry]:
        """Every mesh there is.

        A scene has to hold on to each of them: one that no model shows loses its data for good.
        """
        for kind in KINDS:
            self.body(kind)
            self.edges(kind)
            for seat in range(c.MAX_SEATS):
                for part in decorations(kind, seat):
                    self.decoration(kind, seat, part.paint)
        return list(self._made.values())

    def has(self, kind: str, seat: int | None, paint: str) -> bool:
        """Whether a solid has marks, symbols or a crown."""
        return any(part.paint == paint for part in decorations(kind, seat))

    def decoration(self, kind: str, seat: int | None, paint: str) -> QQuick3DGeometry:
        """Marks, symbols or the crown of a solid; without any, some mesh that is not shown."""
        found = [part for part in decorations(kind, seat) if part.paint == paint]
        if not found:
            return self.edges(kind)
        return self._get((kind, seat, paint), lambda: _mesh(_triangles(found[0].faces)))

    def _get(self, key: object, make: Callable[[], QQuick3DGeometry]) -> QQuick3DGeometry:
        if key not in self._made:
            made = self._made[key] = make()
            made.setParent(self._owner)
        return self._made[key]


class ShadowMesh(QQuick3DGeometry):
    """The dark patches under everything, as one flat mesh."""

    def __init__(self) -> None:
        super().__init__()
        self.setStride(_STRIDE)
        self.addAttribute(_POSITION, 0, _FLOAT)
        self.addAttribute(_NORMAL, 12, _FLOAT)
        self.setPrimitiveType(QQuick3DGeometry.PrimitiveType.Triangles)
        self.setBounds(QVector3D(-2000, -2000, 0), QVector3D(2000, 2000, 1))

    def show(self, solids: Sequence[Solid], light: Vector) -> None:
        """Lie under these solids."""
        data = bytearray()
        for solid in solids:
            if solid.look == "hint":
                continue
            for body in placed(solid.kind, solid.pose):
                hull = convex([(x, y) for x, y, _ in dropped(body.corners, light)])
                for second, third in pairwise(hull[1:]):
                    for x, y in (hull[0], second, third):
                        data += pack("<6f", x, y, _ON_TABLE, 0.0, 0.0, 1.0)
        self.setVertexData(QByteArray(bytes(data)))
        self.update()


def _body(kind: str) -> bytes:
    """The faces of a kind; the sides of round ones are lit as if they were bent."""
    data = bytearray()
    for faces in bodies(kind):
        if not _is_round(faces):
            data += _triangles(faces)
            continue
        sides = [face for face in faces if len(face.corners) <= _ROUND_CORNERS]
        data += _triangles(face for face in faces if face not in sides)
        bent: dict[Vector, Vector] = {}
        for face in sides:
            for corner in face.corners:
                x, y, z = bent.get(corner, (0.0, 0.0, 0.0))
                n = face.normal
                bent[corner] = (x + n[0], y + n[1], z + n[2])
        for face in sides:
            for second, third in pairwise(face.corners[1:]):
                for corner in (face.corners[0], second, third):
                    data += pack("<6f", *corner, *_unit(bent[corner]))
    return bytes(data)


def _is_round(faces: Iterable[Face]) -> bool:
    return any(len(face.corners) > _ROUND_CORNERS for face in faces)


def _unit(v: Vector) -> Vector:
    size = (v[0] ** 2 + v[1] ** 2 + v[2] ** 2) ** 0.5
    return (v[0] / size, v[1] / size, v[2] / size)


def _triangles(faces: Iterable[Face]) -> bytes:
    data = bytearray()
    for face in faces:
        first = face.corners[0]
        for second, third in pairwise(face.corners[1:]):
            for corner in (first, second, third):
                data += pack("<6f", *corner, *face.normal)
    return bytes(data)


def _mesh(data: bytes) -> QQuick3DGeometry:
    made = QQuick3DGeometry()
    made.setStride(_STRIDE)
    made.addAttribute(_POSITION, 0, _FLOAT)
    made.addAttribute(_NORMAL, 12, _FLOAT)
    made.setPrimitiveType(QQuick3DGeometry.PrimitiveType.Triangles)
    made.setVertexData(QByteArray(data))
    made.setBounds(QVector3D(-130, -130, 0), QVector3D(130, 130, 230))
    return made


def _lines(kind: str) -> QQuick3DGeometry:
    data = bytearray()
    for faces in bodies(kind):
        is_round = _is_round(faces)
        shown = [face for face in faces if not is_round or len(face.corners) > _ROUND_CORNERS]
        drawn: set[frozenset[Vector]] = set()
        for face in shown:
            corners = face.corners
            for a, b in zip(corners, (*corners[1:], *corners[:1]), strict=True):
                if frozenset((a, b)) not in drawn:
                    drawn.add(frozenset((a, b)))
                    for corner in (a, b):
                        data += pack("<6f", *_outwards(corner, faces), *face.normal)
    made = _mesh(bytes(data))
    made.setPrimitiveType(QQuick3DGeometry.PrimitiveType.Lines)
    return made


def _outwards(corner: Vector, faces: Sequence[Face]) -> Vector:
    """A corner a little outside the body, so that its edges are seen whole."""
    x, y, z = corner
    for face in faces:
        if corner in face.corners:
            x += _OUT * face.normal[0]
            y += _OUT * face.normal[1]
            z += _OUT * face.normal[2]
    return (x, y, z)
