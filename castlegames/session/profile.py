"""Where everything of one user lies: matches, settings, state, cache."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

import platformdirs
from attrs import frozen

from .trouble import Trouble

VARIABLE = "CASTLEGAMES_PROFILE"
"""An environment variable that moves everything below one folder."""

_NAME = "castlegames"


@frozen
class Profile:
    """The folders of one user; none of them need exist yet.

    ``matches`` holds the match files, ``config`` the settings, ``state`` window places, logs and
    what marks a running program, ``cache`` what can be made again.
    """

    matches: Path
    config: Path
    state: Path
    cache: Path

    @classmethod
    def below(cls, folder: Path) -> Profile:
        """Everything below one folder."""
        root = folder.expanduser().absolute()
        return cls(root / "matches", root / "config", root / "state", root / "cache")

    @classmethod
    def of_this_user(cls, folder: str | os.PathLike[str] | None = None) -> Profile:
        """Below ``folder``, or what CASTLEGAMES_PROFILE names, or the system's own places."""
        chosen = folder or os.environ.get(VARIABLE)
        if chosen:
            return cls.below(Path(chosen))
        places = platformdirs.PlatformDirs(_NAME, appauthor=False)
        return cls(
            matches=places.user_data_path / "matches",
            config=places.user_config_path,
            state=places.user_state_path,
            cache=places.user_cache_path,
        )

    def prepare(self) -> tuple[Trouble, ...]:
        """Make the folders; what cannot be written, in order. Nothing is ever fatal."""
        troubles = []
        for folder in (self.matches, self.config, self.state, self.cache):
            try:
                folder.mkdir(parents=True, exist_ok=True)
                _try_to_write(folder)
            except OSError as error:
                args = {"path": str(folder), "error": error.strerror or str(error)}
                troubles.append(Trouble("profile_unwritable", args))
        return tuple(troubles)


def _try_to_write(folder: Path) -> None:
    probe = folder / f".probe-{os.getpid()}"
    handle = os.open(probe, os.O_WRONLY | os.O_CREAT, 0o600)
    os.close(handle)
    with suppress(FileNotFoundError):
        probe.unlink()
