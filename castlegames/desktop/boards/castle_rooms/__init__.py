"""Castle Rooms on the table: rows of rooms, the hand, dragons and knights."""
