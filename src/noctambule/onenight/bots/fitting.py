"""Estimates the claim model from bots' own games; `python -m noctambule.onenight.bots.fitting` writes `trust.toml`.

The games it plays are drawn from seeds that begin with "fit", which the arena never uses.
"""

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import as_file, files
from random import Random
from typing import NamedTuple

import click

from noctambule.bots.character import CLAIMS_AT_RANDOM, PLOTS_NOT, SHARP
from noctambule.engine.events import shown_to
from noctambule.onenight.bots import trust
from noctambule.onenight.bots.arena import several
from noctambule.onenight.bots.night_choices import liking
from noctambule.onenight.bots.playing import Played, play
from noctambule.onenight.bots.reliability import Calibration
from noctambule.onenight.bots.trust import OTHER, PLAIN, PLOTTED, Manners, begun, is_late, is_taken, settled, third_of
from noctambule.onenight.lab.worlds import private_views
from noctambule.onenight.lab.worlds.honesty import believed, holds
from noctambule.onenight.lab.worlds.listeners import Listeners
from noctambule.onenight.rules.cards import TANNER, TEAMS, VILLAGE, WEREWOLF
from noctambule.onenight.rules.claims import told
from noctambule.onenight.rules.dealing import deal
from noctambule.onenight.rules.reading import read_deck
from noctambule.onenight.rules.roles import WOLVES
from noctambule.onenight.rules.scenarios import SCENARIOS
from noctambule.onenight.rules.setup import Setup
from noctambule.onenight.rules.table import team

REFERENCE = Setup(7, read_deck("2 werewolf, seer, robber, troublemaker, drunk, insomniac, 3 villager"))
ROUNDS = 30
TRIED = 60
"""Games on which each exponent is tried."""
RARELY = 0.5
"""Added to every count of what is never quite impossible."""
EXPONENTS = (0.2, 0.4, 0.6, 0.8, 1.0)
STORIED = ("seer", "robber", "troublemaker", "drunk", "insomniac")
"""The roles of the reference deck that have something to tell."""

AS_BELIEVED = ((0.0, 0.0), (1.0, 1.0))
CURVE_FROM = 5000
"""Games of the reference deck from which the last correction is drawn, against each of two kinds of liars."""

ANY, CAREFUL = {OTHER: 1.0, WEREWOLF: 0.01}, {OTHER: 0.1, WEREWOLF: 0.01}
UNHEARD = Manners(
    truth={VILLAGE: 1.0, WEREWOLF: 0.2, TANNER: 0.2, "minion": 0.2},
    free=ANY,
    taken=CAREFUL,
    late_free=ANY,
    late_taken=CAREFUL,
    honest=(1.0, 1.0, 1.0),
    liar=(1.0, 1.0, 1.0),
    curve=AS_BELIEVED,
    story={OTHER: 1.0},
)
"""What the first games are played with, so that what comes out depends on no earlier fit."""


class Spoken(NamedTuple):
    """One claim that stood at the end of the day, with what only the arena knows."""

    kind: str
    """The role or team its speaker believed to be."""
    true: bool
    third: int
    late: bool
    role: str
    free: tuple[str, ...]
    """The roles that were free when it was begun."""
    taken: tuple[str, ...]


def spoken(played: Played) -> Iterable[Spoken]:
    """The claims of a game."""
    game = played.game
    for claim in settled(game.said):
        seen = shown_to(claim.seat, game.events)
        dealt = game.deal.cards[claim.seat]
        thought = believed(claim.seat, dealt, (event for event in seen if event.call != "vote"))
        before = game.said[: begun(game.said, claim)]
        roles = dict.fromkeys(game.setup.deck)
        taken = tuple(role for role in roles if is_taken(game.setup, before, claim.seat, role))
        free = tuple(role for role in roles if role not in taken)
        kind = "minion" if thought == "minion" else team(thought) if team(thought) in TEAMS else VILLAGE
        true = holds(claim, dealt, told(seen))
        yield Spoken(kind, true, third_of(game.setup, before), is_late(game.setup, before), claim.role, free, taken)


def estimate(heard: Sequence[Spoken], story: Mapping[str, float]) -> Manners:
    """The model that fits these claims."""
    truth = dict[str, float]()
    for kind in (VILLAGE, WEREWOLF, TANNER, "minion"):
        said = [one.true for one in heard if one.kind == kind]
        doubt = 0.0 if kind == VILLAGE else RARELY
        truth[kind] = (sum(said) + doubt) / (len(said) + 2 * doubt) if said else 0.1
    lies = [one for one in heard if not one.true and one.kind in (WEREWOLF, "minion")]
    early = _likings([one for one in lies if not one.late])
    late = _likings([one for one in lies if one.late])
    return Manners(truth, *early, *late, _thirds(one for one in heard if one.true), _thirds(lies), AS_BELIEVED, story)


def _thirds(heard: Iterable[Spoken]) -> list[float]:
    counted = Counter(one.third for one in heard)
    total = sum(counted.values()) + 3 * RARELY
    return [round(3 * (counted[third] + RARELY) / total, 4) for third in range(3)]


def _likings(lies: Sequence[Spoken]) -> tuple[dict[str, float], dict[str, float]]:
    """Luce's model of choice, by Hunter's rounds: each role's liking, so that those chosen were likely to be."""
    names = sorted({name for one in lies for name in _names(one)})
    chosen = Counter(f"{'taken' if one.role in one.taken else 'free'} {one.role}" for one in lies)
    weights = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        chances = defaultdict[str, float](float)
        for one in lies:
            total = sum(weights[name] for name in _names(one))
            for name in _names(one):
                chances[name] += 1 / total
        weights = {name: (chosen[name] + RARELY) / (chances[name] + RARELY) for name in names}
    largest = max(weights.values(), default=1.0)
    result = {"free": dict[str, float](), "taken": dict[str, float]()}
    for name, weight in weights.items():
        state, role = name.split()
        result[state][role] = round(weight / largest, 5)
    for numbers in result.values():
        village = [weight for role, weight in numbers.items() if team(role) == VILLAGE]
        numbers[OTHER] = round(sum(village) / len(village), 5) if village else 1.0
        numbers.setdefault(WEREWOLF, min(numbers.values()))
    return result["free"], result["taken"]


def _names(one: Spoken) -> list[str]:
    return [f"free {role}" for role in one.free] + [f"taken {role}" for role in one.taken]


def loss(manners: Manners, games: Sequence[Played]) -> float:
    """How badly beliefs by this model fit what was so: the mean surprise, over all seats' beliefs of all others."""
    total, count = 0.0, 0
    for played in games:
        game, end = played.game, played.game.end
        assert end is not None
        model = trust.trust(game.setup, game.said, manners)
        listeners = Listeners(game.setup, settled(game.said), model, liking)
        for seat in range(game.setup.players):
            found = listeners.beliefs(seat, shown_to(seat, game.events))
            for other, chance in enumerate(found.wolf):
                so = end.identities[other] in WOLVES
                total -= math.log(max(1e-4, chance if so else 1 - chance))
                count += other != seat
    return total / count


def curve(seed: int) -> list[tuple[float, float]]:
    """How often what sharp bots believe is so, against the best liars and the clumsiest."""
    rows = list[Calibration]()
    for liars in (SHARP, CLAIMS_AT_RANDOM):
        bots = dict.fromkeys(TEAMS, SHARP) | {WEREWOLF: liars}
        rows.append(several([REFERENCE] * CURVE_FROM, 0, f"fit curve {liars} {seed}", bots).calibration)
        click.echo(f"{liars}: {', '.join(f'{believed:.3f} → {so:.3f}' for believed, so, _ in rows[-1])}")
    return halfway(*rows)


def halfway(one: Calibration, other: Calibration) -> list[tuple[float, float]]:
    """The curve between two, rising from never to always: which liars sit at a table can't be told from one game."""
    steps = list[tuple[float, float, float]]()
    for (chance, so, count), (chance_too, so_too, count_too) in zip(one, other, strict=True):
        both = count + count_too
        steps.append(((chance + chance_too) / 2 * both, (so + so_too) / 2 * both, both))
    at = 0
    while at + 1 < len(steps):  # neighbours that would fall are put together
        (sum_of, sum_so, many), (sum_next, so_next, many_next) = steps[at], steps[at + 1]
        if sum_so / many > so_next / many_next:
            steps[at : at + 2] = [(sum_of + sum_next, sum_so + so_next, many + many_next)]
            at = max(0, at - 1)
        else:
            at += 1
    inner = [(round(sum_of / many, 4), round(sum_so / many, 4)) for sum_of, sum_so, many in steps]
    return [(0.0, 0.0), *inner, (1.0, 1.0)]


def decks() -> list[Setup]:
    """The decks the model is to fit: the arena's reference, and those printed whose worlds are counted fast."""
    found = [REFERENCE] * 12
    for scenario in SCENARIOS.values():
        for players in scenario.players:
            if scenario.draw is None and players <= 8:
                setup = scenario.setup(players, Random(0))
                found += [setup] if private_views.fits(setup) else []
    return found


def written(fitted: Mapping[str, Manners], games: int, seed: int) -> str:
    """The models as a file."""
    lines = [
        f"# Made by `python -m noctambule.onenight.bots.fitting --games {games} --seed {seed}`. How sharp bots speak."
    ]
    for liars, manners in fitted.items():
        lines += ["", f"[{liars}]"]
        for name, value in manners._asdict().items():
            if not isinstance(value, Mapping):
                lines.append(f"{name} = {_plain(value)}")
        for name, value in manners._asdict().items():
            if isinstance(value, Mapping):
                lines += ["", f"[{liars}.{name}]", *(f"{key} = {value[key]:.5g}" for key in sorted(value))]
    return "\n".join(lines) + "\n"


def _plain(value: Sequence[object]) -> list[object]:
    return [list(part) if isinstance(part, tuple) else part for part in value]


def fit(liars: str, games: int, seed: int) -> Manners:
    """Lets bots play, counts, and tries how far a liar's story is drawn from all there are."""
    strength = SHARP if liars == PLOTTED else PLOTS_NOT
    chosen, all_played = decks(), list[Played]()
    for number in range(games):
        setup, name = chosen[number % len(chosen)], f"fit {liars} {seed} {number}"
        all_played.append(play(setup, deal(setup, Random(f"{name} deal")), [strength] * setup.players, name))
    heard = [one for played in all_played for one in spoken(played)]
    reference = [played for played in all_played if played.game.setup == REFERENCE][:TRIED]
    story, least = {OTHER: EXPONENTS[0]}, math.inf
    for role in (OTHER, *STORIED):
        for exponent in EXPONENTS:
            tried = story | {role: exponent}
            surprise = loss(estimate(heard, tried), reference)
            if surprise < least:
                story, least = tried, surprise
        click.echo(f"{liars}: {role} {story.get(role, story[OTHER])}, loss {least:.4f}")
    return estimate(heard, story)


@click.command()
@click.option("--games", default=400, show_default=True, help="How many games to learn from, each time.")
@click.option("--seed", default=0, show_default=True)
def main(games: int, seed: int) -> None:
    """Play, count, and write the claim models anew: first of liars who do not plot, then of those who do."""
    with as_file(files("noctambule.onenight.bots") / "trust.toml") as path:

        def keep() -> None:
            path.write_text(written(fitted, games, seed), encoding="utf-8")
            trust.read.cache_clear()

        fitted = {PLAIN: UNHEARD, PLOTTED: UNHEARD}
        keep()
        for liars in (PLAIN, PLOTTED):
            fitted[liars] = fit(liars, games, seed)
            fitted[PLOTTED] = fitted[liars]
            keep()
        fitted[PLOTTED] = fitted[PLOTTED]._replace(curve=curve(seed))
        keep()


if __name__ == "__main__":
    main()
