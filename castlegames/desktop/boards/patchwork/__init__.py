"""Patchwork on the table: two quilts, the time board, the circle of patches."""
