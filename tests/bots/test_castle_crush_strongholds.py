"""Strongholds of Castle Crush's bots: their shape, what they need, what they keep."""

import pytest
from attrs import evolve

from castlegames.bots import Budget, bot
from castlegames.bots.castle_crush.assaults import assaulted
from castlegames.bots.castle_crush.strongholds import lacking, stronghold, unused
from castlegames.physics.resolving import castle_let_go
from castlegames.rules import Stream
from castlegames.rules.castle_crush import GAME, Build, Return, Take
from castlegames.rules.castle_crush import components as c
from castlegames.rules.castle_crush.designs import planned_points
from castlegames.rules.castle_crush.storeys import storeys
from tests.rules.castle_crush.falls import attack, begun, quiet

DEALT = GAME.start(2, 0).hands[0]
STYLES = (
    {"sparing": True},
    {"sparing": False, "king": "beside"},
    {"sparing": False, "king": "behind"},
)


def blocks(**counts):
    """So many blocks of each kind."""
    return tuple(
        sorted(block for kind, count in counts.items() for block in c.blocks_of(kind)[:count])
    )


MANY = blocks(flat_house=3, pointed_house=3, slant_tower=3, pointed_tower=2, flat_tower=3, roof=2)


def built_of(hand, way):
    """The state in which just the blocks of a way are in the hand, and the castle."""
    used = tuple(block for block in hand if block not in unused(hand, way))
    supply = tuple(block for block in c.BLOCKS if block not in used)
    state = evolve(begun(2), hands=(used, ()), supply=supply)
    return state, way.layout.build(0, way.plan.columns)


def choose(level, state, nodes=2, seed=1):
    view = state.seen_by(state.to_move)
    return bot("castle_crush", level).choose(view, Budget(nodes=nodes), Stream(seed))


@pytest.mark.parametrize("hand", [DEALT, MANY])
@pytest.mark.parametrize("style", STYLES)
def test_a_stronghold_stands_as_it_is_planned(hand, style):
    way = stronghold(hand, 2, **style)
    state, build = built_of(hand, way)
    assert state.why_not(build) is None
    outcome = castle_let_go(build, 0, 2)
    assert state.why_not(evolve(build, outcome=outcome)) is None
    assert planned_points(build) == way.plan.points + c.CASTLE_GENERAL
    assert max(storeys(outcome.hit)[b] for b in outcome.hit.pieces if c.is_block(b)) == (
        way.plan.storeys
    )


def rows(build):
    """The columns of each row from the front to the rear: kinds from the foot up."""
    found = {}
    for placed in build.placements:
        if c.is_block(placed.piece):
            column = found.setdefault(-placed.y, {}).setdefault(placed.x, [])
            column.append(c.kind_name(placed.piece))
    return [[row[x] for x in sorted(row)] for _, row in sorted(found.items())]


def test_the_king_is_low_in_front_of_the_mast_and_the_general_behind_four_towers():
    way = stronghold(DEALT, 2, sparing=False)
    _, build = built_of(DEALT, way)
    front, middle, rear = rows(build)
    assert front == [["roof"], ["flat_house"], ["roof"]]
    assert middle[0] == middle[2] == ["pointed_house"]
    assert middle[1] == ["flat_house", "flat_tower", "pointed_tower"]
    assert sorted(kind for (kind,) in rear) == [
        "flat_tower",
        "pointed_tower",
        "slant_tower",
        "slant_tower",
    ]
    king, general = build.placements[-2:]
    assert (king.x, king.y) == (0.0, 45.0)
    assert general.y < -30.0


def test_a_mast_in_front_has_the_king_behind_it():
    way = stronghold(DEALT, 2, sparing=False, king="behind")
    _, build = built_of(DEALT, way)
    front, middle, _ = rows(build)
    assert len(front[1]) == 3
    assert middle[1] == ["flat_house"]
    assert build.placements[-2].y == 15.0


def test_a_king_beside_the_mast_has_a_house_before_him():
    way = stronghold(DEALT, 2, sparing=False, king="beside")
    _, build = built_of(DEALT, way)
    front, middle, _ = rows(build)
    assert front[1] == ["pointed_house"]
    assert [len(column) for column in middle] == [1, 3, 1]
    assert (build.placements[-2].x, build.placements[-2].y) == (-40.0, 15.0)


def test_who_spares_leaves_out_what_others_use():
    sparing, using = stronghold(MANY, 2, sparing=True), stronghold(MANY, 2, sparing=False)
    assert len(unused(MANY, using)) < len(unused(MANY, sparing))
    assert len(MANY) - len(unused(MANY, sparing)) >= c.KEEP_BLOCKS
    assert sparing.promise > using.promise


def test_nobody_leaves_out_blocks_of_a_hand_of_nine():
    nine = blocks(flat_house=2, pointed_house=2, slant_tower=2, flat_tower=3)
    for style in STYLES:
        assert unused(nine, stronghold(nine, 2, **style)) == ()


def test_no_stronghold_without_a_house_for_its_mast_or_without_a_wall():
    assert stronghold(blocks(pointed_house=4, roof=4, flat_tower=4), 2, sparing=True) is None
    assert stronghold(blocks(flat_house=4, pointed_house=4, roof=4), 2, sparing=True) is None


def test_promises_are_in_the_order_that_was_measured():
    def promise(**counts):
        return stronghold(blocks(**counts), 2, sparing=True).promise

    whole = {"flat_house": 2, "pointed_house": 2, "roof": 2, "slant_tower": 2, "flat_tower": 3}
    three = promise(**{**whole, "flat_tower": 2})
    mast_of_points = promise(**{**whole, "flat_tower": 0, "slant_tower": 4, "pointed_tower": 1})
    kingless = promise(**{**whole, "flat_house": 1})
    assert promise(**whole) > kingless > mast_of_points > three


ONE_OF_EACH = dict.fromkeys(c.KIND_NAMES, 1)
SMALL = [
    blocks(**ONE_OF_EACH),
    blocks(**{**ONE_OF_EACH, "flat_house": 2}),
    blocks(**{**ONE_OF_EACH, "flat_house": 2, "slant_tower": 2}),
    blocks(**{**ONE_OF_EACH, "flat_house": 2, "flat_tower": 2, "roof": 2}),
    blocks(flat_house=1, pointed_house=2, slant_tower=2, flat_tower=1, roof=1),
    blocks(flat_tower=1, pointed_house=2, slant_tower=2, pointed_tower=2, roof=1),
    blocks(flat_house=1, slant_tower=1, pointed_tower=3),
]


@pytest.mark.parametrize("hand", SMALL, ids=len)
@pytest.mark.parametrize("style", STYLES)
def test_with_three_seats_or_more_few_blocks_make_one_of_all_of_them(hand, style):
    way = stronghold(hand, 3, **style)
    assert unused(hand, way) == ()
    state, build = built_of(hand, way)
    assert state.why_not(build) is None
    outcome = castle_let_go(build, 0, 2)
    assert state.why_not(evolve(build, outcome=outcome)) is None


def test_of_one_block_of_each_kind_the_mast_is_a_tower_between_houses_before_two_towers():
    hand = blocks(**ONE_OF_EACH)
    way = stronghold(hand, 4, sparing=True)
    _, build = built_of(hand, way)
    assert rows(build) == [
        [["flat_house"]],
        [["pointed_house"], ["flat_tower"], ["roof"]],
        [["slant_tower"], ["pointed_tower"]],
    ]
    assert stronghold(hand, 2, sparing=True) is None


def test_with_more_seats_a_wall_of_three_towers_is_as_good_as_one_of_four():
    def promise(seats, towers):
        hand = blocks(flat_house=2, pointed_house=2, flat_tower=1, slant_tower=towers, roof=2)
        return stronghold(hand, seats, sparing=True).promise

    assert promise(3, 3) == promise(3, 4)
    assert promise(2, 3) < promise(2, 4) - 10


def test_hard_builds_a_stronghold_of_what_is_dealt_to_four():
    choice = choose("hard", begun(4))
    hand = begun(4).hands[begun(4).to_move]
    built = {stronghold(hand, 4, sparing=False, king=king).plan for king in ("before", "beside")}
    assert len(rows(choice.move)) == 3
    assert planned_points(choice.move) in {plan.points + c.CASTLE_GENERAL for plan in built}
    assert choice.reasons["expected"] > 5


def test_what_is_lacking_first_is_what_the_stronghold_cannot_do_without():
    assert lacking(blocks(roof=4))[:2] == ("flat_house", "flat_tower")
    assert lacking(blocks(flat_house=2, flat_tower=1, roof=4))[0] == "slant_tower"
    assert lacking(blocks(flat_house=2, flat_tower=5))[0] == "pointed_house"
    assert sorted(lacking(DEALT)) == sorted(c.KIND_NAMES)


@pytest.mark.parametrize(
    ("level", "kings"), [("medium", ("behind",)), ("hard", ("before", "beside"))]
)
def test_medium_and_hard_build_strongholds_of_all_blocks_dealt(level, kings):
    ways = [stronghold(DEALT, 2, sparing=False, king=king) for king in kings]
    builds = {way.layout.build(0, way.plan.columns): way for way in ways}
    choices = [choose(level, begun(2), seed=seed) for seed in range(8)]
    assert {choice.move for choice in choices} == set(builds)
    for choice in choices:
        assert choice.reasons["expected"] == round(builds[choice.move].promise, 1)


def test_expert_returns_what_its_stronghold_leaves_out_and_then_builds_it():
    supply = tuple(block for block in c.BLOCKS if block not in MANY)
    state = evolve(begun(2), hands=(MANY, ()), supply=supply)
    way = stronghold(MANY, 2, sparing=True)
    returned = []
    while isinstance((choice := choose("expert", state)).move, Return):
        returned.append(choice.move.kind)
        state = state.play(choice.move)
    assert sorted(returned) == sorted(c.kind_name(block) for block in unused(MANY, way))
    assert rows(choice.move) == rows(way.layout.build(0, way.plan.columns))


def test_expert_takes_what_its_stronghold_lacks():
    state = quiet(attack(2))
    choice = choose("expert", state)
    assert isinstance(choice.move, Take)
    offered = {move.kind for move in state.legal_moves()}
    first = next(kind for kind in lacking(state.hands[state.to_move]) if kind in offered)
    assert choice.move.kind == first


def test_a_stronghold_keeps_more_than_the_flat_castle_under_the_same_attacks():
    way = stronghold(DEALT, 2, sparing=False)
    _, strong = built_of(DEALT, way)
    flat = next(move for move in begun(2).legal_moves() if isinstance(move, Build))
    kept = [
        assaulted(0, 2, castle_let_go(build, 0, 2).hit, 2, Budget().start(), Stream(1).open())
        for build in (strong, flat)
    ]
    assert kept[0].net(2) > kept[1].net(2) + 10
