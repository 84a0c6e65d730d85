from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from castlegames.desktop.settings import (
    MatchSetup,
    SeatSetup,
    Settings,
    SettingsStore,
    from_json,
    to_json,
)
from castlegames.session.disk import Disk

FIELDS = [*to_json(Settings()), "seats", "options", "name", "level", "patchwork"]


def test_what_was_chosen_is_there_at_the_next_start(tmp_path: Path, qtbot: QtBot) -> None:
    store = SettingsStore(tmp_path / "config" / "settings.json")
    with qtbot.waitSignal(store.changed):
        store.change(theme="dark", volume=0.25, names=("Anna",))
    setup = MatchSetup(
        (SeatSetup("Anna"), SeatSetup("", "easy")), {"circle": (3, 1, 2), "first": 0}
    )
    store.remember("patchwork", setup)
    again = SettingsStore(tmp_path / "config" / "settings.json")
    assert again.value == store.value
    assert again.value.setups["patchwork"] == setup
    assert again.damaged is None


def test_a_choice_that_does_not_exist_changes_nothing(tmp_path: Path) -> None:
    store = SettingsStore(tmp_path / "settings.json")
    with pytest.raises(ValueError, match="theme"):
        store.change(theme="pink")
    assert store.value == Settings()
    assert not (tmp_path / "settings.json").exists()


@pytest.mark.parametrize(
    "broken",
    [
        b"",
        b"{",
        b"[]",
        b'{"theme": "pink"}',
        b'{"theme": null}',
        b'{"volume": NaN}',
        b'{"volume": true}',
        b'{"names": "Anna"}',
        b'{"setups": {"patchwork": {"seats": [{"name": 7}]}}}',
        b'{"setups": {"patchwork": 3}}',
        b"\xff\xfe\x00",
        b"[" * 100_000,
        b'{"curtain": 1}',
    ],
)
def test_broken_settings_are_set_aside_and_nothing_is_lost(tmp_path: Path, broken: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(broken)
    store = SettingsStore(path)
    assert store.value == Settings()
    assert store.damaged == tmp_path / "settings.json.damaged"
    assert store.damaged.read_bytes() == broken
    store.change(theme="dark")
    assert SettingsStore(path).value.theme == "dark"
    assert store.damaged.read_bytes() == broken


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
        lambda inner: st.lists(inner) | st.dictionaries(st.sampled_from(FIELDS), inner),
        max_leaves=20,
    )
)
def test_no_json_gives_anything_but_settings_or_a_value_error(data: object) -> None:
    try:
        found = from_json(data)
    except ValueError:
        return
    assert isinstance(found, Settings)


def test_an_older_damaged_file_is_kept_beside_a_newer_one(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    for broken in ("first", "second"):
        path.write_text(broken)
        SettingsStore(path)
    assert (tmp_path / "settings.json.damaged").read_text() == "first"
    assert (tmp_path / "settings.json.damaged-2").read_text() == "second"


def test_settings_that_can_neither_be_read_nor_moved_are_never_overwritten(
    tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "settings.json"
    path.write_text("precious")
    store = SettingsStore(path, disk=Stuck())
    assert store.value == Settings()
    assert store.damaged is None
    with qtbot.waitSignal(store.failed):
        store.change(theme="dark")
    assert path.read_text() == "precious"


class Stuck(Disk):
    """A disk on which nothing can be moved."""

    def replace(self, source: Path, target: Path) -> None:
        raise PermissionError(13, "Permission denied", str(target))


STEPS = ("create", "write", "sync", "replace", "sync_folder", "close")


@pytest.mark.parametrize("step", STEPS)
def test_a_write_that_fails_leaves_the_old_or_the_new_settings(
    tmp_path: Path, qtbot: QtBot, step: str
) -> None:
    path = tmp_path / "settings.json"
    SettingsStore(path).change(theme="light")
    disk = Disk()
    store = SettingsStore(path, disk=disk)

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    setattr(disk, step, fail)
    with qtbot.waitSignals([store.failed, store.changed]):
        store.change(theme="dark")
    assert store.value.theme == "dark"
    again = SettingsStore(path)
    assert again.damaged is None
    assert again.value.theme in ("light", "dark")


def test_settings_of_a_newer_version_keep_what_is_known() -> None:
    assert from_json({"theme": "dark", "perfume": "rose"}) == Settings(theme="dark")


def test_a_folder_that_cannot_be_made_is_told_and_the_choice_holds(
    tmp_path: Path, qtbot: QtBot
) -> None:
    (tmp_path / "config").write_text("a file where the folder should be")
    store = SettingsStore(tmp_path / "config" / "settings.json")
    with qtbot.waitSignals([store.failed, store.changed]):
        store.change(theme="dark")
    assert store.value.theme == "dark"


def test_motion_is_off_or_doubled_by_choice() -> None:
    assert Settings(motion="off").duration(160) == 0
    assert Settings().duration(160) == 160
    assert Settings(motion="slow").duration(160) == 320
