"""The `boardwright` command. Heavy imports wait for the command that needs them."""

from __future__ import annotations

import sys

from boardwright.kernel.game import BadInput


def main() -> None:
    """Run a command; what a person got wrong is one line and exit code 2, never a traceback."""
    from cyclopts import CycloptsError

    from boardwright.cli.lab import app  # the last to add commands

    try:
        sys.exit(app())
    except (BadInput, CycloptsError) as error:
        print("boardwright: " + str(error).strip(), file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        # Whoever read our output has gone; there is nobody to tell.
        sys.stderr.close()
        sys.exit(141)
