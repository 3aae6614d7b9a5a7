"""Manual 4.5, 4.6 and 7: the Event Phase, and what each Event does."""
