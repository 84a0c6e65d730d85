"""The sentences of Castell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from castlegames.rules import Event, Move, Option, Outcome, Reason, State, Value
from castlegames.rules.castell import (
    GAME,
    CastellState,
    EndTurn,
    PassFestival,
    Recruit,
    ShowTower,
    SpecialPerform,
    SpecialRecruit,
    SpecialTravel,
    Train,
    Travel,
)
from castlegames.rules.castell.components import PERFORMANCES, SPECIAL

from ...lists import joined, listed
from ..words import OptionWords, Words, integer
from .reasons import reason_text
from .terms import points, prize_name, skill_help, skill_name, tile_name, translate


class CastellWords(Words):
    """All that Castell says."""

    def title(self) -> str:
        return translate("Castell", "Castell")

    def blurb(self) -> str:
        return translate(
            "Castell", "Travel through Catalonia, train your team, raise towers of people."
        )

    def prompt(self, view: State, names: Sequence[str]) -> str:
        del names
        assert isinstance(view, CastellState)
        if view.festival is not None:
            text = translate("Castell", "show a tower at the festival of {region}, or pass")
            return text.format(region=view.festival.region)
        turn, player = view.turn, view.player
        if turn.owes_special:
            return translate("Castell", "choose a free special action: recruit, travel or perform")
        if player.region is None and not turn.travelled:
            return translate("Castell", "travel to any region")
        left = [
            (not turn.travelled, translate("Castell", "travel")),
            (not turn.recruited, translate("Castell", "recruit")),
            (not turn.trained, translate("Castell", "train")),
            (not turn.acted and player.tokens > 0, translate("Castell", "special action")),
        ]
        actions = [text for possible, text in left if possible]
        if not actions:
            return translate("Castell", "end your turn")
        return translate("Castell", "{actions}, or end your turn").format(actions=listed(actions))

    def move(self, before: State, move: Move, names: Sequence[str]) -> str:
        del before, names
        match move:
            case Travel(region=region):
                return translate("Castell", "travel to {region}").format(region=region)
            case Recruit(sizes=sizes):
                return translate("Castell", "recruit {sizes}").format(sizes=joined(map(str, sizes)))
            case Train(skill=skill) if skill == SPECIAL:
                return translate("Castell", "take the Special tile")
            case Train(skill=skill):
                return translate("Castell", "train {skill}").format(skill=skill_name(skill))
            case SpecialRecruit(size=size):
                return translate("Castell", "special: recruit {size}").format(size=size)
            case SpecialTravel(region=region):
                return translate("Castell", "special: travel to {region}").format(region=region)
            case SpecialPerform(tile=tile):
                return translate("Castell", "special: perform {tile}").format(tile=tile_name(tile))
            case ShowTower(tower=tower):
                return translate("Castell", "show {levels} levels").format(levels=len(tower))
            case PassFestival():
                return translate("Castell", "pass at the festival")
            case EndTurn():
                return translate("Castell", "end the turn")
        raise KeyError(move)

    def event(self, event: Event, names: Sequence[str]) -> str:
        if event.seat is None:
            return self._event_for_all(event)
        name, args = names[event.seat], event.args
        match event.kind:
            case "entered":
                text = translate("Castell", "{name} arrives in {region}.")
                return text.format(name=name, region=args["region"])
            case "travelled":
                text = translate("Castell", "{name} travels to {region}.")
                return text.format(name=name, region=args["region"])
            case "recruited":
                text = translate("Castell", "{name} recruits {sizes} in {region}.")
                return text.format(
                    name=name, sizes=joined(map(str, _items(args["sizes"]))), region=args["region"]
                )
            case "trained":
                text = translate("Castell", "{name} trains {skill} to rank {rank}.")
                return text.format(name=name, skill=skill_name(args["skill"]), rank=args["rank"])
            case "special_due":
                text = translate("Castell", "{name} has a free special action.")
                return text.format(name=name)
            case "tile_taken":
                return self._tile_taken(name, args)
            case "token_placed":
                text = translate("Castell", "{name}: a token goes to the row of {region}.")
                return text.format(name=name, region=args["region"])
            case "first":
                return translate("Castell", "{name} goes first now.").format(name=name)
        return self._festival_event(event, name)

    def _tile_taken(self, name: str, args: Mapping[str, Value]) -> str:
        tile, tokens = integer(args["tile"]), len(_items(args["tokens"]))
        text = translate("Castell", "{name} performs {tile} in {region}: {points}.")
        if tokens == 1:
            text = translate("Castell", "{name} performs {tile} in {region}: {points}, 1 token.")
        elif tokens:
            text = translate(
                "Castell", "{name} performs {tile} in {region}: {points}, %n tokens.", None, tokens
            )
        return text.format(
            name=name,
            tile=tile_name(tile),
            region=args["region"],
            points=points(integer(args["points"])),
        )

    def _festival_event(self, event: Event, name: str) -> str:
        args = event.args
        match event.kind:
            case "cannot_build":
                text = translate("Castell", "{name} has no tower for the festival of {region}.")
                return text.format(name=name, region=args["region"])
            case "showed":
                text = translate("Castell", "{name} shows a tower in {region}: {points}.")
                return text.format(
                    name=name, region=args["region"], points=points(integer(args["points"]))
                )
            case "marker":
                text = translate("Castell", "{name}: best tower so far, {points}.")
                return text.format(name=name, points=points(integer(args["points"])))
            case "passed":
                text = translate("Castell", "{name} stays out of the festival of {region}.")
                return text.format(name=name, region=args["region"])
            case "prize":
                text = translate("Castell", "{name} wins a {prize} in {region}: {points}.")
                return text.format(
                    name=name,
                    prize=prize_name(args["prize"]),
                    region=args["region"],
                    points=points(integer(args["points"])),
                )
            case "size_token":
                text = translate("Castell", "{name} wins the size token {size} in {region}.")
                return text.format(name=name, size=args["size"], region=args["region"])
            case "size_discarded":
                text = translate("Castell", "Nobody wins the size token {size} in {region}.")
                return text.format(size=args["size"], region=args["region"])
        return self._event_for_all(event)

    def _event_for_all(self, event: Event) -> str:
        args = event.args
        match event.kind:
            case "festival":
                text = translate("Castell", "Festival in {region}: size {sizes} wanted.")
                return text.format(
                    region=args["region"], sizes=joined(map(str, _items(args["tokens"])))
                )
            case "size_discarded":
                text = translate("Castell", "Nobody wins the size token {size} in {region}.")
                return text.format(size=args["size"], region=args["region"])
            case "round":
                return translate("Castell", "Round {n} of 10.").format(n=args["round"])
            case "refill":
                text = translate("Castell", "New in {region}: {sizes}.")
                return text.format(
                    region=args["region"], sizes=joined(map(str, _items(args["sizes"])))
                )
            case "wheel":
                return translate("Castell", "The wheel turns.")
            case "end":
                return translate("Castell", "Ten rounds are over.")
        raise KeyError(event.kind)

    def reason(self, reason: Reason, names: Sequence[str]) -> str:
        return reason_text(reason, names)

    def option(self, option: Option) -> OptionWords:
        match option.name:
            case "first":
                return OptionWords(
                    translate("Castell", "Who begins"),
                    translate("Castell", "Who has the first-player marker in round 1."),
                    {None: translate("Castell", "Random")},
                )
            case "wheel":
                return OptionWords(
                    translate("Castell", "Skill wheel"),
                    translate("Castell", "Which skills a region offers."),
                    {
                        "all_regions": translate("Castell", "All Regions: one more everywhere"),
                        "no_region": translate("Castell", "No Region: for experts"),
                    },
                )
        raise KeyError(option.name)

    def part(self, part: str) -> str:
        match part:
            case "tower":
                return translate("Castell", "Best tower")
            case "diversity":
                return translate("Castell", "Regions")
            case "prizes":
                return translate("Castell", "Prizes")
            case "sizes":
                return translate("Castell", "Size tokens")
            case "performances":
                return translate("Castell", "Performances")
        raise KeyError(part)

    def outcome(self, outcome: Outcome, names: Sequence[str]) -> str:
        args = outcome.args
        winners = joined(names[seat] for seat in outcome.winners)
        match outcome.decided_by:
            case "points":
                text = translate("Castell", "{names} wins with {points}.")
            case "best_tower":
                text = translate("Castell", "Level at {points}; {names} had the best tower.")
            case "prize_points":
                text = translate("Castell", "Level at {points}; {names} won the most prize points.")
            case "shared":
                text = translate("Castell", "{names} share the victory with {points}.")
            case _:
                raise KeyError(outcome.decided_by)
        return text.format(names=winners, points=points(integer(args["points"])))

    def level(self, level: str) -> str:
        match level:
            case "easy":
                return translate("Castell", "Follows its whims and travels without a plan.")
            case "medium":
                return translate("Castell", "Plans its whole turn, and slips now and then.")
            case "hard":
                return translate(
                    "Castell", "Plans two rounds ahead and plays its best plans on in its head."
                )
            case "expert":
                return translate("Castell", "Weighs its plans against many ways things may go.")
        raise KeyError(level)

    def hint(self, view: State, move: Move, reasons: Mapping[str, Value]) -> str:
        assert isinstance(view, CastellState)
        match move:
            case ShowTower(tower=tower) if view.festival is not None:
                text = translate("Castell", "Your best tower here scores {points}.")
                return text.format(points=points(view.tower_points(tower, view.festival)))
            case PassFestival():
                return translate("Castell", "You have no tower for this festival.")
            case EndTurn():
                return translate("Castell", "Nothing that is left to do brings more.")
        said = [self._gain(view, move)]
        later = [str(item) for item in _items(reasons.get("then"))]
        if later:
            said.append(translate("Castell", "Then: {plan}.").format(plan=self._plan(view, later)))
        if "festival" in reasons:
            said.append(self._festival_ahead(reasons))
        return " ".join(said)

    def _festival_ahead(self, reasons: Mapping[str, Value]) -> str:
        """What the tower at the end of the turn brings."""
        region, tower = str(reasons["festival"]), points(integer(reasons["tower"]))
        match reasons.get("prize"):
            case "trophy":
                text = translate("Castell", "Your tower in {region}: {points} and the trophy.")
            case "medal":
                text = translate("Castell", "Your tower in {region}: {points} and a medal.")
            case "ribbon":
                text = translate("Castell", "Your tower in {region}: {points} and a ribbon.")
            case _:
                text = translate("Castell", "Your tower in {region}: {points}.")
        return text.format(region=region, points=tower)

    def _gain(self, view: CastellState, move: Move) -> str:
        """What a move brings by itself."""
        match move:
            case SpecialPerform(tile=tile):
                text = translate("Castell", "Performing {tile} brings {points}.")
                region = view.player.region
                tokens = len(view.tokens_in(region)) if region else 0
                return text.format(
                    tile=tile_name(tile), points=points(PERFORMANCES[tile].points + tokens)
                )
            case Train(skill=skill):
                text = translate("Castell", "{skill}: {help}")
                return text.format(skill=skill_name(skill), help=skill_help(skill))
            case Recruit(sizes=sizes):
                return self._recruits(view, sizes)
            case SpecialRecruit(size=size):
                return self._recruits(view, (size,))
            case Travel(region=region) | SpecialTravel(region=region):
                for festival in view.calendar:
                    if festival.region == region and festival.round >= view.round:
                        text = translate("Castell", "{region} has a festival in round {n}.")
                        return text.format(region=region, n=festival.round)
                return translate("Castell", "{region} is on the way.").format(region=region)
        raise KeyError(move)

    def _recruits(self, view: CastellState, sizes: Sequence[int]) -> str:
        for festival in view.calendar:
            wanted = [size for size in sizes if size in festival.tokens]
            if wanted and festival.round >= view.round:
                text = translate("Castell", "Size {size} is wanted in {region} in round {n}.")
                return text.format(size=wanted[0], region=festival.region, n=festival.round)
        return translate("Castell", "They fit your levels.")

    def _plan(self, view: CastellState, later: Sequence[str]) -> str:
        return listed(self.move(view, GAME.read_move(text), ()) for text in later)


def _items(value: Value) -> tuple[Value, ...]:
    return tuple(value) if isinstance(value, tuple) else ()


WORDS = CastellWords()
