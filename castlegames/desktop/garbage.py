"""Python's cyclic garbage, collected at a quiet moment of the window's thread and never else.

Python collects wherever the object is made that is one too many, and what is in a cycle with a
widget dies there with it. In another thread that breaks Qt, whose objects may only die in the
thread they live in; in the window's thread it may strike while Qt tears something down and holds
a lock that the next to die needs as well. The first took the whole program down, the second let
it hang at its end.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimerEvent

_LOOK_MILLISECONDS = 1000


def collect_what_is_due() -> None:
    """Collect as far as Python itself would by now."""
    counts = zip(gc.get_count(), gc.get_threshold(), strict=True)
    due = [generation for generation, (count, most) in enumerate(counts) if count > most]
    if due:
        gc.collect(max(due))


class Garbage(QObject):
    """While it is entered, a timer in the thread that entered it collects, and nothing else does.

    When it is left everything is collected at once, and from then on nothing but by name: there
    are objects of Qt until the process ends.
    """

    def __enter__(self) -> Garbage:
        gc.disable()
        gc.freeze()  # what the imports made stays for ever and need not be looked through
        self._timer = self.startTimer(_LOOK_MILLISECONDS)
        return self

    def __exit__(self, *_: object) -> None:
        self.killTimer(self._timer)
        gc.unfreeze()
        gc.collect()

    def timerEvent(self, event: QTimerEvent) -> None:
        """Collect what has become due since the last look."""
        del event
        collect_what_is_due()
