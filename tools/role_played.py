"""Plays a role's night as its script is now, and writes that down as its test: `python -m tools.role_played seer`."""

import subprocess
import sys

from noctambule.onenight.rules.roles import ROLES
from tests.onenight.table import Table, play
from tools.unsaid import MARK, PLAYED, ROOT

OTHERS = {"bob": "villager", "cat": "villager"}


def main(role: str) -> None:
    words = role.replace("-", " ")
    path = PLAYED / f"test_{ROLES[role].module}.py"
    parts = [
        f'"""The {words}, as played games."""\n\nfrom tests.onenight.table import play\n\n',
        f"# {MARK} Played as the script was: say in each name what the game shows, and play what else matters.\n\n",
        _test(f"what_the_{words}_does_at_night", _night({"ann": role, **OTHERS}, "ann")),
        _test(f"n16_what_a_doppelganger_{words}_does", _night({"dot": "doppelganger", "ann": role, **OTHERS}, "dot")),
        _test(f"how_it_ends_when_the_{words}_dies", _ending({"ann": role, **OTHERS})),
    ]
    path.write_text("\n".join(parts), encoding="utf-8")
    subprocess.run([sys.executable, "-m", "ruff", "format", "--quiet", path], cwd=ROOT, check=True)


def _test(name: str, lines: list[str]) -> str:
    return "\n    ".join([f"def test_{name.replace(' ', '_')}() -> None:", *lines]) + "\n\n"


def _begun(cards: dict[str, str]) -> tuple[Table, list[str]]:
    dealt = ", ".join(f'{player}="{card}"' for player, card in cards.items())
    return play(**cards), [f"night = play({dealt})"]


def _answered(night: Table) -> list[str]:
    """Whoever is asked gives the first answer; the doppelganger copies the role."""
    lines = list[str]()
    while (player := night.asked) is not None:
        answer = tuple(night.options[0].split(", "))
        lines.append(f"assert night.options == {night.options}")
        lines.append(f"night.answer({', '.join(repr(word) for word in (player, *answer))})")
        night.answer(player, *answer)
    return lines


def _night(cards: dict[str, str], player: str) -> list[str]:
    night, lines = _begun(cards)
    lines += _answered(night)
    lines.append(f"assert night.told({player!r}) == {night.told(player)}")
    if seen := night.saw(player):
        lines.append(f"assert night.saw({player!r}) == {seen}")
    lines.append(f"assert night.told('bob') == {night.told('bob')}")
    lines.append(f"assert night.identity({player!r}) == {night.identity(player)!r}")
    return lines


def _ending(cards: dict[str, str]) -> list[str]:
    night, lines = _begun(cards)
    lines += _answered(night)
    ending = night.vote(ann="bob", bob="ann", cat="ann")
    lines.append('ending = night.vote(ann="bob", bob="ann", cat="ann")')
    lines.append(f"assert sorted(ending.dead) == {sorted(ending.dead)}")
    lines.append(f"assert sorted(ending.winners) == {sorted(ending.winners)}")
    return lines


if __name__ == "__main__":
    main(sys.argv[1])
