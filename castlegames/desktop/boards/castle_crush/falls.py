"""A fall as a film: where everything is at a moment, from a recorded track.

Nothing is simulated here; the poses between two recorded ones are interpolated.
"""

from __future__ import annotations

from collections.abc import Mapping

from attrs import field, frozen

from castlegames.rules.castle_crush import Build, Rest, Swing
from castlegames.rules.castle_crush import components as c
from castlegames.rules.castle_crush.bodies import Pose
from castlegames.rules.castle_crush.track import RATE, Track, unpack

_NO_TRACK = Track({})


@frozen
class Fall:
    """A motion from a rest: ``track`` moves pieces of ``start`` (and the mallet)."""

    start: Mapping[int, Pose]
    end: Mapping[int, Pose]
    track: Track = field(repr=False)

    @property
    def seconds(self) -> float:
        """How long it lasts."""
        return self.track.seconds

    def at(self, seconds: float) -> dict[int, Pose]:
        """The pose of each piece at a moment; the mallet too while it is there."""
        found = dict(self.start)
        if seconds >= self.seconds:
            found.update(self.end)
        place = min(max(seconds, 0.0), self.seconds) * RATE
        before = int(place)
        part = place - before
        for piece, poses in self.track.motion.items():
            if piece != c.MALLET and seconds >= self.seconds and piece in self.end:
                continue
            low = poses[min(before, len(poses) - 1)]
            high = poses[min(before + 1, len(poses) - 1)]
            found[piece] = between(piece, low, high, part)
        return found


def between(piece: int, low: tuple[float, ...], high: tuple[float, ...], part: float) -> Pose:
    """The pose between two, with the shorter turn between their orientations."""
    same = sum(a * b for a, b in zip(low[3:], high[3:], strict=True))
    sign = 1.0 if same >= 0 else -1.0
    place = [a + (b - a) * part for a, b in zip(low[:3], high[:3], strict=True)]
    turn = [a + (sign * b - a) * part for a, b in zip(low[3:], high[3:], strict=True)]
    size = sum(v * v for v in turn) ** 0.5 or 1.0
    return Pose(piece, *place, *(v / size for v in turn))


def fall_of(move: Build | Swing, before: Mapping[int, Pose]) -> Fall | None:
    """The fall that a resolved move recorded; None if it recorded no motion.

    A track that cannot be read is no motion: it is for the eye only.
    """
    outcome = move.outcome
    if outcome is None:
        return None
    track = _NO_TRACK
    if outcome.track:
        try:
            track = unpack(outcome.track)
        except ValueError:
            return None
    if not track.motion or track.frames < 2:
        return None
    return Fall(before, by_piece(outcome.hit), track)


def by_piece(rest: Rest) -> dict[int, Pose]:
    """The poses of a rest by piece."""
    return {pose.piece: pose for pose in rest.poses}
