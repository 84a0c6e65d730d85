"""A running match: players, cursor, bots, and the file that never loses a move."""
