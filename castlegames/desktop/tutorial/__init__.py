"""Tutorials: a match with the real rules in which the other seat and every sentence are scripted.

``script.py`` says what a script holds, ``lesson.py`` where one is in it, ``partner.py`` moves the
other seat, ``table.py`` is the match's table, ``bar.py`` the strip over it, and ``tutorial.py`` the
page with both. A game's own script is ``boards/<game_id>/tutorial.py``.
"""
