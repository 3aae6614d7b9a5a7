"""The house on the network: lobby, tables, sockets. Nothing here knows a rule of a game."""
