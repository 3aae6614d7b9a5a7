"""What cards do (manual 8), by the moment at which they do it."""
