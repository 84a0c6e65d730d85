"""What stands where in each phase: from a position to solids, and to what is written over them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from castlegames.rules.castle_crush import CastleCrushState, Rest, Swing
from castlegames.rules.castle_crush import components as c
from castlegames.rules.castle_crush.bodies import Pose, Vector, about_vertical, highest, upright
from castlegames.rules.castle_crush.moves import Placement
from castlegames.rules.castle_crush.placing import pose as placed_pose
from castlegames.rules.castle_crush.placing import standings
from castlegames.rules.castle_crush.scoring import block_points, castle_points, fallen
from castlegames.rules.castle_crush.storeys import storeys

from ...lists import phrases
from .marks import Label, Tag
from .solids import Solid, foundation_pose, furniture
from .words import attack_text, piece_name, translate

_PITCH = (34.0, 44.0)
_COLUMNS = 4


def owner(piece: int, state: CastleCrushState) -> int | None:
    """Whose piece it is."""
    return state.owner(piece) if c.is_block(piece) else c.figure_owner(piece)


def pieces(
    poses: Mapping[int, Pose],
    state: CastleCrushState,
    looks: Mapping[int, str] | None = None,
) -> tuple[Solid, ...]:
    """The pieces in these poses, and the mallet if it is among them, after base and foundations."""
    looks = looks or {}
    found = [
        Solid(
            piece,
            c.kind_name(piece),
            poses[piece],
            None if c.is_block(piece) else c.figure_owner(piece),
            looks.get(piece, ""),
        )
        for piece in sorted(poses)
        if piece != c.MALLET
    ]
    if c.MALLET in poses:
        found.append(Solid(c.MALLET, "mallet", poses[c.MALLET]))
    return (*furniture(state.seats), *found)


def handed_out(state: CastleCrushState) -> dict[int, Pose]:
    """The table between the rounds: the middle by kinds, everybody's blocks at their place."""
    found: dict[int, Pose] = {}
    pool = state.supply if state.phase == "deal" else state.middle
    rows = dict.fromkeys(c.KIND_NAMES, 0)
    turn = about_vertical(90.0)
    kinds = [name for name in c.KIND_NAMES if any(c.kind_name(b) == name for b in pool)]
    deepest = max((sum(c.kind_name(b) == k for b in pool) for k in kinds), default=1)
    for block in pool:
        kind = c.kind_name(block)
        x = (kinds.index(kind) - (len(kinds) - 1) / 2) * _PITCH[0]
        y = (rows[kind] - (deepest - 1) / 2) * _PITCH[1]
        rows[kind] += 1
        found[block] = Pose(block, x, -y, c.BASE_HEIGHT if abs(x) + abs(y) < 30 else 0.0, *turn)
    for seat in range(state.seats):
        blocks = state.hands[seat]
        lines = -(-len(blocks) // _COLUMNS)
        for n, block in enumerate(blocks):
            row, column = divmod(n, _COLUMNS)
            width = min(_COLUMNS, len(blocks) - row * _COLUMNS)
            spot = Placement(
                block,
                (column - (width - 1) / 2) * 42.0,
                -20.0 + ((lines - 1) / 2 - row) * 36.0,
            )
            (standing,) = standings((spot,))
            found[block] = placed_pose(standing, seat, state.seats)
    return found


def castle_labels(
    state: CastleCrushState, names: Sequence[str], strong: int | None, rest: Rest | None = None
) -> tuple[Label, ...]:
    """A pill in front of each castle: what stands there is worth so much now."""
    rest = state.rest if rest is None else rest
    labels = []
    for seat, name in enumerate(names):
        note = ""
        if state.castles[seat]:
            points = castle_points(rest, seat, state.castles[seat]).total
            note = translate("CastleCrush", "{points} standing").format(points=points)
        elif state.phase in ("deal", "compensate", "distribute"):
            count = len(state.hands[seat])
            note = translate("CastleCrush", "blocks: {count}").format(count=count)
        labels.append(Label(seat, name, note, _foot(seat, state.seats), strong=seat == strong))
    return tuple(labels)


def _foot(seat: int, seats: int) -> tuple[Vector, ...]:
    """The corners of a seat's foundation on the table."""
    pose, half = foundation_pose(seat, seats), c.FOUNDATION_SIDE / 2
    return tuple(pose.at((x, y, 0.0)) for x in (-half, half) for y in (-half, half))


def storey_tags(rest: Rest, owned: Collection[int] | None = None) -> tuple[Tag, ...]:
    """The storey on each block, and what it is worth if it is not the plain one."""
    found = []
    for piece, storey in storeys(rest).items():
        if not c.is_block(piece) or (owned is not None and piece not in owned):
            continue
        pose = rest.pose(piece)
        points = block_points(storey, upright(pose))
        text = translate("CastleCrush", "{storey}: +{points}").format(storey=storey, points=points)
        found.append(Tag(text, _over(pose)))
    return tuple(found)


def _over(pose: Pose) -> Vector:
    """A point of the upper half of a piece."""
    return pose.at((0.0, 0.0, (highest(pose) - pose.z) * 0.55 if upright(pose) else 15.0))


def fall_tags(
    before: CastleCrushState, move: Swing, names: Sequence[str], upto: int | None = None
) -> tuple[Tag, ...]:
    """What fell, piece by piece in the order of the count, and what the attack brought."""
    outcome, seat = move.outcome, before.to_move
    if outcome is None or seat is None:
        return ()
    attack = fallen(before.rest, outcome.hit, before.castles[seat], before.paid)
    tags: list[Tag] = []
    blocks = 0
    for piece in attack.pieces:
        if c.is_block(piece):
            last = c.ATTACK_BLOCKS[min(blocks, len(c.ATTACK_BLOCKS) - 1)]
            blocks += 1
            gained = c.ATTACK_BLOCKS[min(blocks, len(c.ATTACK_BLOCKS) - 1)] - last
        else:
            gained = c.ATTACK_KING if piece in c.KINGS else c.ATTACK_GENERAL
        tags.append(Tag(f"+{gained}", _over(outcome.hit.pose(piece)), "good"))
    own = [
        piece
        for piece in outcome.hit.on_table
        if piece not in before.rest.on_table and piece not in attack.pieces
    ]
    tags += [Tag("0", _over(outcome.hit.pose(piece)), "bad") for piece in own]
    shown = tags if upto is None else tags[:upto]
    if upto is None or upto > len(tags):
        text = attack_text(names[seat], attack.points)
        shown = [*shown, Tag(text, (0.0, 0.0, 110.0), "accent")]
    return tuple(shown)


def standings_rows(
    state: CastleCrushState, names: Sequence[str], number: int
) -> tuple[tuple[str, ...], ...]:
    """The table of a scored round: what each castle and its attacks brought, and the sum."""
    title = translate("CastleCrush", "Round {n} is scored").format(n=number)
    heads = (
        "",
        translate("CastleCrush", "blocks"),
        translate("CastleCrush", "king"),
        translate("CastleCrush", "general"),
        translate("CastleCrush", "attacks"),
        translate("CastleCrush", "round"),
        translate("CastleCrush", "match"),
    )
    totals = [score.total for score in state.scores()]
    lines = [
        (
            name,
            *map(str, (one.blocks, one.king, one.general, one.attack, one.total)),
            str(totals[seat]),
        )
        for seat, (name, one) in enumerate(zip(names, state.points[number - 1], strict=True))
    ]
    return ((title,), heads, *lines)


def piece_text(
    piece: int, state: CastleCrushState, storey: Mapping[int, int], names: Iterable[str]
) -> str:
    """A piece on the table in words: what, whose, in which storey."""
    kind = piece_name(c.kind_name(piece))
    seat = owner(piece, state)
    parts = [kind[:1].upper() + kind[1:]]
    if seat is not None:
        parts.append(tuple(names)[seat])
    if piece in storey and c.is_block(piece):
        parts.append(translate("CastleCrush", "storey {n}").format(n=storey[piece]))
    return phrases(parts)
