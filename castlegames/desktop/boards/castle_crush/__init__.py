"""Castle Crush on the table."""
