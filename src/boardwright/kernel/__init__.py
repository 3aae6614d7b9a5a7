"""The rules machine: plain data plus a stack of frames. It knows no game, no clock, no files."""
