"""Castell: travel, recruit, train and build human towers (castell.md)."""
