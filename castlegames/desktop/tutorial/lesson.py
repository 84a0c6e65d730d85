"""Where a person is in a script: told by the number of moves made, so that undo finds its way."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from .script import Reply, Script, Step


class Lesson:
    """The step that is on, and which of the partner's moves are due.

    ``head`` is always the number of moves made in the match, the opening among them.
    """

    def __init__(self, script: Script) -> None:
        self.script = script
        self.index = 0
        self._starts: Sequence[int] = tuple(
            accumulate((step.moves for step in script.steps), initial=len(script.opening))
        )
        self._granted = self.first

    @property
    def first(self) -> int:
        """How many moves are made before the first step."""
        return self._starts[0]

    @property
    def step(self) -> Step:
        """The step that is on."""
        return self.script.steps[self.index]

    @property
    def over(self) -> bool:
        """Whether the last step is on."""
        return self.index == len(self.script.steps) - 1

    @property
    def reads(self) -> bool:
        """Whether the step only wants to be read."""
        return self.step.wish is None and not self.step.on_board

    def asks(self, head: int) -> bool:
        """Whether the person may act on the board now."""
        return not self.reads and head == self._starts[self.index]

    def can_go_back(self, head: int) -> bool:
        """Whether there is an earlier step, and nothing is under way."""
        return self.index > 0 and head == self._starts[self.index]

    def reply(self, head: int) -> Reply | None:
        """What the partner is to play now; None if it has to wait until the step is done."""
        if head >= self._granted:
            return None
        index = max(n for n, start in enumerate(self._starts[:-1]) if start <= head)
        step = self.script.steps[index]
        place = head - self._starts[index] - (step.wish is not None)
        return step.replies[place] if 0 <= place < len(step.replies) else None

    def go_on(self) -> bool:
        """The step is done without a move. True if another one is on; else the partner moves."""
        self._granted = self._starts[self.index + 1]
        if self.step.moves:
            return False
        self.index += 1
        return True

    def go_back(self) -> bool:
        """Back to the step before, if no move lies between; else a move has to be undone."""
        if self.index == 0 or self._starts[self.index - 1] != self._starts[self.index]:
            return False
        self.index -= 1
        return True

    def moved(self, head: int) -> None:
        """A move was made: what the partner answers to it may follow."""
        if head > self._starts[self.index]:
            self._granted = max(self._granted, self._starts[self.index + 1])

    def follow(self, head: int) -> bool:
        """The match rests after ``head`` moves: find the step for that. True if it is another."""
        start, end = self._starts[self.index], self._starts[self.index + 1]
        if head == start:
            return False
        found = self.index
        if head < start:
            self._granted = head
            found = self._asking(head)
        elif head >= end:
            found = self._beginning(head)
        changed = found != self.index
        self.index = found
        self.moved(head)
        return changed

    def _beginning(self, head: int) -> int:
        """The first step that begins here; between two of them, the one that is under way."""
        steps = range(len(self.script.steps))
        return next(
            (n for n in steps if self._starts[n + 1] > head or self._starts[n] == head), steps[-1]
        )

    def _asking(self, head: int) -> int:
        """The step whose wish led on from here, or the last that begins no later."""
        steps = self.script.steps
        here = [n for n, start in enumerate(self._starts[:-1]) if start <= head]
        asking = [n for n in here if self._starts[n] == head and steps[n].wish is not None]
        return asking[-1] if asking else here[-1]
