"""Why a move of Castell is not legal, in words."""

from __future__ import annotations

from collections.abc import Sequence

from castlegames.rules import Reason

from ..words import integer
from .terms import skill_name, translate


def reason_text(reason: Reason, names: Sequence[str]) -> str:
    """Why a move is not legal, as a short sentence. KeyError for a code that Castell has not."""
    args = reason.args
    match reason.code:
        case "match_over":
            return translate("Castell", "The match is over.")
        case "not_your_turn":
            text = translate("Castell", "It is the turn of {name}.")
            return text.format(name=names[integer(args["player"])])
        case "foreign_move":
            return translate("Castell", "That is no move of Castell.")
        case "festival_first":
            text = translate("Castell", "First answer at the festival of {region}.")
            return text.format(region=args["region"])
        case "no_festival":
            return translate("Castell", "There is no festival now.")
        case "special_first":
            return translate("Castell", "First comes the free special action.")
        case "already_travelled":
            return translate("Castell", "You have travelled this turn.")
        case "already_recruited":
            return translate("Castell", "You have recruited this turn.")
        case "already_trained":
            return translate("Castell", "You have trained this turn.")
        case "already_acted":
            return translate("Castell", "You have used a special action this turn.")
        case "no_token":
            return translate("Castell", "You have no special token left.")
        case "not_entered":
            return translate("Castell", "First travel to a region.")
        case "no_such_region":
            return translate("Castell", "There is no such region.")
        case "already_there":
            return translate("Castell", "Your pawn is in {region} already.").format(
                region=args["region"]
            )
        case "not_adjacent":
            text = translate("Castell", "No road leads from {start} to {region}.")
            return text.format(start=args["start"], region=args["region"])
        case "recruit_number":
            return translate("Castell", "Recruit one or two castellers.")
        case "not_waiting":
            text = translate("Castell", "No such casteller of size {size} waits in {region}.")
            return text.format(size=args["size"], region=args["region"])
        case "no_such_skill":
            return translate("Castell", "There is no such skill.")
        case "not_offered":
            text = translate("Castell", "The wheel does not offer {skill} in {region} now.")
            return text.format(skill=skill_name(args["skill"]), region=args["region"])
        case "highest_rank":
            text = translate("Castell", "{skill} has the highest rank, {rank}.")
            return text.format(skill=skill_name(args["skill"]), rank=args["rank"])
        case "no_such_tile":
            return translate("Castell", "There is no such performance.")
        case "tile_not_here":
            text = translate("Castell", "This performance is not in {region}.")
            return text.format(region=args["region"])
    return _tower_reason(reason)


def _tower_reason(reason: Reason) -> str:
    args = reason.args
    match reason.code:
        case "no_tower":
            return translate("Castell", "A tower needs somebody on every level.")
        case "no_such_size":
            return translate("Castell", "Castellers have sizes 1 to 10.")
        case "sizes_apart":
            text = translate("Castell", "Level {level}: {small} and {big} cannot mix.")
            return text.format(level=args["level"], small=args["small"], big=args["big"])
        case "level_bigger":
            text = translate("Castell", "Level {level}: {size} is too big for {below} below.")
            return text.format(level=args["level"], size=args["size"], below=args["below"])
        case "level_wider":
            text = translate("Castell", "Level {level} is wider than the one below.")
            return text.format(level=args["level"])
        case "not_owned":
            text = translate("Castell", "It takes {needed} of size {size}; you have {owned}.")
            return text.format(needed=args["needed"], size=args["size"], owned=args["owned"])
        case "rank_too_low":
            text = translate("Castell", "It uses {skill} {uses} times; your rank is {rank}.")
            if args["uses"] == 1:
                text = translate("Castell", "It uses {skill}, which you have not trained.")
            return text.format(
                skill=skill_name(args["skill"]), uses=args["uses"], rank=args["rank"]
            )
        case "too_wide":
            text = translate("Castell", "It is too wide: your limit is {limit} without Base.")
            return text.format(limit=args["limit"])
        case "too_few_levels":
            text = translate("Castell", "Levels: {levels}; a festival wants {wanted}.")
            return text.format(levels=args["levels"], wanted=args["wanted"])
        case "size_missing":
            text = translate("Castell", "Somebody of size {size} is missing.")
            return text.format(size=args["size"])
        case "other_height":
            text = translate("Castell", "Levels: {levels}; {wanted} are wanted.")
            return text.format(levels=args["levels"], wanted=args["wanted"])
        case "other_width":
            text = translate("Castell", "Level {level} is {width} wide; {wanted} are wanted.")
            return text.format(level=args["level"], width=args["width"], wanted=args["wanted"])
        case "skill_unused":
            text = translate("Castell", "It does not use {skill}.")
            return text.format(skill=skill_name(args["skill"]))
        case "skills_clash":
            return translate("Castell", "It does not use all the skills at once.")
    raise KeyError(reason.code)
