"""Who looks at the table, and when a curtain has to come between two people."""

from __future__ import annotations

from collections.abc import Collection

from attrs import frozen

from castlegames.rules import Json, State
from castlegames.session.session import Session

from ..boards.board import LastMove, Position
from ..settings import SettingsStore


@frozen
class Company:
    """The people at the screen. ``open_table`` is True for a game without secrets.

    ``curtain`` is False when the players wish to do without it.
    """

    humans: Collection[int]
    open_table: bool
    curtain: bool = True

    def viewer(self, current: int | None, to_move: int | None) -> int:
        """Whose eyes the table is to be shown through.

        The only human's; among several the one to move, and until a human is to move again the
        one who looked last. Without a human, seat 0's.
        """
        if not self.humans:
            return 0
        if to_move is not None and len(self.humans) > 1 and to_move in self.humans:
            return to_move
        if current is not None and current in self.humans:
            return current
        return min(self.humans)

    def needs_curtain(self, current: int | None, wanted: int) -> bool:
        """Whether a curtain has to come down before ``wanted``'s view is built."""
        return (
            self.curtain
            and not self.open_table
            and len(self.humans) > 1
            and wanted in self.humans
            and wanted != current
        )


class Eyes:
    """Through whose eyes a session is looked at now; ``viewer`` is None until somebody does."""

    def __init__(self, session: Session, settings: SettingsStore) -> None:
        self._session, self._settings = session, settings
        self.viewer: int | None = None

    @property
    def humans(self) -> frozenset[int]:
        """The seats of people, as they are now."""
        return frozenset(n for n, seat in enumerate(self._session.seats) if seat.bot is None)

    @property
    def company(self) -> Company:
        """The people at the screen."""
        return Company(
            humans=self.humans,
            open_table=self._open_table,
            curtain=self._settings.value.curtain,
        )

    @property
    def _open_table(self) -> bool:
        """Whether all seats may know the same: nothing that a curtain would have to cover."""
        if self._session.game.perfect_information:
            return True
        first = self._known(0)
        return all(self._known(seat) == first for seat in range(1, self._session.state.seats))

    def _known(self, seat: int) -> Json:
        """What a seat may know of the position, whoever it is."""
        known = self._session.game.to_json(self._session.state.seen_by(seat))
        return {key: value for key, value in known.items() if key != "viewer"}

    @property
    def secrets_on_screen(self) -> bool:
        """Whether what is shown may be known to some of the people only."""
        session = self._session
        over = session.state.to_move is None
        return not over and len(self.humans) > 1 and not self._open_table

    def curtain_for(self, state: State) -> int | None:
        """For whom a curtain has to come down before this position may be shown, or None."""
        if state.to_move is None:
            return None
        company = self.company
        wanted = company.viewer(self.viewer, state.to_move)
        return wanted if company.needs_curtain(self.viewer, wanted) else None

    def follow(self, state: State) -> bool:
        """Look through the eyes that this position is for; True if they are others than before."""
        if state.to_move is None and self.viewer is not None:
            return False
        wanted = self.company.viewer(self.viewer, state.to_move)
        changed = wanted != self.viewer
        self.viewer = wanted
        return changed

    def seen(self, state: State) -> State:
        """The state as the viewer may know it; all of it once the match is over."""
        if self._session.state.to_move is None:
            return state
        assert self.viewer is not None
        return state.seen_by(self.viewer)

    def position(self, number: int, *, acting: bool, animate: bool) -> Position:
        """The position after a number of moves, as a board is to show it."""
        session = self._session
        assert self.viewer is not None
        view = self.seen(session.position(number))
        last = None
        if number > session.first:
            played = session.moves[number - session.first - 1]
            last = LastMove(played.seat, played.move, self.seen(session.position(number - 1)))
        return Position(
            view=view,
            viewer=self.viewer,
            number=number,
            last=last,
            events=view.events if last else (),
            acting=acting,
            animate=animate,
        )
