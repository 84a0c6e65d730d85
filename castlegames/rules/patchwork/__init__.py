"""Patchwork for two: buy patches, sew them onto a quilt, mind the time (patchwork.md)."""

from .facts import GAME
from .moves import Advance, Place, Take
from .preview import Preview
from .state import PatchworkState

__all__ = ["GAME", "Advance", "PatchworkState", "Place", "Preview", "Take"]
