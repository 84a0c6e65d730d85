"""The motion of a fall, packed for moves and unpacked for display.

A track is 30 poses a second of the pieces that move and the mallet, as integers: positions in
units of 0.02 mm, quaternions of 1/20000, each channel as differences, zlib and base64. It is for
the eye only; nothing is ever computed from it.
"""

from __future__ import annotations

import base64
import binascii
import struct
import zlib
from collections.abc import Mapping, Sequence

from attrs import frozen

RATE = 30
"""Poses a second."""

_PLACE = 50.0
_TURN = 20000.0
_SCALES = (_PLACE, _PLACE, _PLACE, _TURN, _TURN, _TURN, _TURN)
_HEAD = struct.Struct("<BBH")
_VERSION = 1
_MOST_BYTES = 4_000_000

Numbers = tuple[float, float, float, float, float, float, float]


@frozen
class Track:
    """``motion[piece]`` are the piece's poses (x, y, z, qw, qx, qy, qz), ``RATE`` a second."""

    motion: Mapping[int, tuple[Numbers, ...]]

    @property
    def frames(self) -> int:
        """How many poses each piece has."""
        return max(map(len, self.motion.values()), default=0)

    @property
    def seconds(self) -> float:
        """How long the motion lasts."""
        return max(0, self.frames - 1) / RATE


def pack(motion: Mapping[int, Sequence[Sequence[float]]]) -> str:
    """The text of a motion; every piece has the same number of poses."""
    frames = max(map(len, motion.values()), default=0)
    parts = [_HEAD.pack(_VERSION, len(motion), frames), bytes(motion)]
    for poses in motion.values():
        for channel, scale in enumerate(_SCALES):
            values = [round(pose[channel] * scale) for pose in poses]
            steps = [now - before for before, now in zip([0, *values[:-1]], values, strict=True)]
            parts.append(struct.pack(f"<{len(steps)}i", *steps))
    return base64.b64encode(zlib.compress(b"".join(parts), 9)).decode("ascii")


def unpack(text: str) -> Track:
    """The track with this text. Raises ValueError if it is none."""
    try:
        opener = zlib.decompressobj()
        data = opener.decompress(base64.b64decode(text, validate=True), _MOST_BYTES)
    except (binascii.Error, zlib.error, ValueError):
        raise ValueError("not a track") from None
    if len(data) < _HEAD.size or opener.unconsumed_tail or not opener.eof:
        raise ValueError("not a track")
    version, count, frames = _HEAD.unpack_from(data)
    size = 4 * frames
    if version != _VERSION or len(data) != _HEAD.size + count + count * len(_SCALES) * size:
        raise ValueError("not a track")
    pieces = data[_HEAD.size : _HEAD.size + count]
    motion = {}
    at = _HEAD.size + count
    for piece in pieces:
        channels = []
        for scale in _SCALES:
            total = 0
            values = []
            for step in struct.unpack_from(f"<{frames}i", data, at):
                total += step
                values.append(total / scale)
            channels.append(values)
            at += size
        motion[piece] = tuple(zip(*channels, strict=True))
    return Track(motion)
