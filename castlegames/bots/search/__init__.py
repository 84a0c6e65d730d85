"""What bots search with, whatever the game: alpha-beta, beams, and races of candidates."""
