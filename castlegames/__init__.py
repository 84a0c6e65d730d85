"""Castlegames: four tabletop games on one desktop."""

__version__ = "0.1.0"
