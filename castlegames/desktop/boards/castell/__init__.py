"""Castell on the table."""
