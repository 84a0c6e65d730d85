import pytest
from PySide6.QtWidgets import QApplication

from castlegames.desktop.trouble_words import save_error_text, trouble_text
from castlegames.session.trouble import SAVE_ERRORS, TROUBLES, SaveError, Trouble


@pytest.mark.parametrize("code", SAVE_ERRORS)
def test_every_error_of_a_file_names_it_and_says_what_to_do(code: str, qapp: QApplication) -> None:
    del qapp
    text = save_error_text(SaveError(code, path="/somewhere/evening.match", error="no space"))
    assert "evening.match" in text.what
    assert text.advice
    assert code not in text.what + text.advice or "_" not in code


@pytest.mark.parametrize("code", TROUBLES)
def test_every_trouble_has_words(code: str, qapp: QApplication) -> None:
    del qapp
    args = {"seat": 1, "error": "no space", "kept": 12, "copy": "evening.damaged", "move": 7}
    text = trouble_text(Trouble(code, args), ("Anna", "Bot"))
    assert text.what
    assert text.advice
    assert f"({code})" not in text.what
    if code.startswith("bot_"):
        assert "Bot" in text.what
    if code == "damaged":
        assert "12" in text.advice
        assert "evening.damaged" in text.advice


def test_a_trouble_of_a_later_version_is_still_said(qapp: QApplication) -> None:
    del qapp
    assert "moth" in trouble_text(Trouble("moth")).what
    assert "moth" in save_error_text(SaveError("moth", path="a.match")).advice
