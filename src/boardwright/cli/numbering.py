"""What a person types to choose an option: its number.

Options are counted from 1 in the order of the question. Where amounts are asked, the number of an
option is its amount, so that whoever types 4 means four. What has no amount, such as to pass, is 0
if it stands alone and 0 is no amount offered; else it is numbered on from the largest amount that
there could be, so that no number that means so many ever means something else.
"""

from __future__ import annotations

from boardwright.kernel.catalogue import Catalogue, Verb


def numbers_of(catalogue: Catalogue, options: list[int]) -> list[int]:
    """A number for every option of a question."""
    verbs = [catalogue.verb(action) for action in options]
    amounts = [amount_of(verb, action) for verb, action in zip(verbs, options, strict=True)]
    given = [amount for amount in amounts if amount is not None]
    asked = all(is_amount(verb) or not verb.spaces for verb in verbs)
    if not given or not asked or len(set(given)) < len(given):
        return list(range(1, len(options) + 1))
    spaces = [verb.spaces[0] for verb in verbs if verb.spaces]
    after = max([int(word) for space in spaces for word in space.words]) + 1
    rest = len(options) - len(given)
    free = iter([0] if rest == 1 and 0 not in given else range(after, after + rest))
    return [next(free) if amount is None else amount for amount in amounts]


def is_amount(verb: Verb) -> bool:
    return len(verb.spaces) == 1 and verb.spaces[0].amounts


def amount_of(verb: Verb, action: int) -> int | None:
    return int(verb.spaces[0].words[verb.arg(action)]) if is_amount(verb) else None


def ranged(numbers: list[int]) -> list[tuple[int, int]]:
    """Numbers as runs from a first to a last one."""
    runs: list[tuple[int, int]] = []
    for number in sorted(numbers):
        if runs and runs[-1][1] == number - 1:
            runs[-1] = (runs[-1][0], number)
        else:
            runs.append((number, number))
    return runs
