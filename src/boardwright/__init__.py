"""Boardwright: modern strategy board games, played whole."""

__version__ = "0.1.0"
