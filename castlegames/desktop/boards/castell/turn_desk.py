"""What the seat at the screen may do in its turn, and which move each of its deeds would be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from castlegames.rules import Move
from castlegames.rules.castell import Recruit, SpecialRecruit, SpecialTravel, Train, Travel
from castlegames.rules.castell.components import ADJACENT, REGIONS

from ...lists import joined
from .desk import Desk
from .terms import translate

if TYPE_CHECKING:
    from .board import CastellBoard


class TurnDesk(Desk):
    """Asks the rules; a second Travel or Recruit is a special action."""

    def __init__(self, board: CastellBoard) -> None:
        super().__init__(board)
        self.tray: tuple[int, ...] = ()
        """Places in the region of the castellers picked for a Recruit."""
        self.special = self.command("S", lambda: None)
        self.special.setCheckable(True)

    @property
    def asking(self) -> bool:
        """Whether a festival asks the seat at the screen."""
        return self.state.festival is not None and self.state.to_move == self.viewer

    @property
    def by_token(self) -> bool:
        """Whether a token can pay for another action now."""
        turn = self.state.turn
        return not turn.acted and self.player.tokens > 0 and self.player.region is not None

    def travel_move(self, region: str) -> Move:
        """Going there: as Travel, or as a special action when that is wanted or left."""
        turn = self.state.turn
        if turn.owes_special or self.special.isChecked():
            return SpecialTravel(region)
        if turn.travelled and self.by_token:
            return SpecialTravel(region)
        return Travel(region)

    @property
    def recruits_specially(self) -> bool:
        """Whether a casteller dropped now is a special action."""
        turn = self.state.turn
        if turn.owes_special or self.special.isChecked():
            return True
        return turn.recruited and self.by_token

    def sizes_here(self) -> tuple[int, ...]:
        """The castellers in the region of one's pawn."""
        region = self.player.region
        return () if region is None else self.state.castellers_in(region)

    def tray_sizes(self) -> tuple[int, ...]:
        """The castellers in the tray."""
        here = self.sizes_here()
        return tuple(here[place] for place in self.tray)

    def unfinished(self) -> str:
        """What the begun Recruit asks for first; "" without one."""
        if not self.tray:
            return ""
        text = translate("Castell", "First recruit {sizes}, or take it back.")
        return text.format(sizes=joined(map(str, self.tray_sizes())))

    def why_no_travel(self) -> str:
        """Why the pawn may not leave; "" if it may."""
        if self.tray:
            return self.unfinished()
        region = self.player.region
        roads = REGIONS if region is None else tuple(ADJACENT[region])
        return self.words(self.state.why_not(self.travel_move(roads[0])))

    def why_no_recruit(self, region: str, place: int) -> str:
        """Why this casteller may not be recruited; "" if it may."""
        state = self.state
        if self.player.region is None:
            return self.words(state.why_not(Recruit((1,))))
        if region != self.player.region:
            text = translate("Castell", "Your pawn is not in {region}.")
            return text.format(region=region)
        size = state.castellers_in(region)[place]
        return self.words(state.why_not(self.recruit_move((size,))))

    def recruit_move(self, sizes: Sequence[int]) -> Move:
        """Recruiting these: as Recruit, or as a special action when that is wanted or left."""
        if self.recruits_specially and not self.tray:
            return SpecialRecruit(sizes[0])
        return Recruit(sizes)

    def why_no_training(self, skill: str) -> str:
        """Why a skill may not be trained now; "" if it may."""
        return self.unfinished() or self.words(self.state.why_not(Train(skill)))

    def can_recruit(self) -> bool:
        """Whether any casteller in the region of the pawn may be recruited."""
        region = self.player.region
        if region is None:
            return False
        places = range(len(self.sizes_here()))
        return any(not self.why_no_recruit(region, place) for place in places)
