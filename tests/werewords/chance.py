"""Random tables for properties: any legal setup and deal, and games played on it by chance, input by input."""

from collections.abc import Iterator
from random import Random

from noctambule.engine.errors import BadSetup
from noctambule.engine.records import Input
from noctambule.werewords.rules.dealing import Deal, Group, deal
from noctambule.werewords.rules.game import Game
from noctambule.werewords.rules.setup import TOKENS, Setup, Stock, check

PACK = ("frog", "cow", "pear", "moon", "tent", "kite", "sock", "lamp", "river", "bridge", "tea", "ghost")
QUESTIONS = ("Is it alive?", "Is it big?", "Is it made by people?", "Est-ce que cela se mange ?", "Is it like me?")


def random_setup(chance: Random, fewest: int = 3, most: int = 10) -> Setup:
    """Any legal setup, with stocks small enough to run out now and then."""
    while True:
        setup = Setup(
            chance.randint(fewest, most),
            chance.choice((0, 1, 2)),
            chance.random() < 0.5,
            chance.random() < 0.5,
            chance.randint(1, 5),
            chance.choice((0.5, 4.0, 10.0)),
            chance.choice((Stock(), Stock(4, 2, 1, 1), Stock(1, 0, 0, 1), Stock(12, 3, 2, 3))),
        )
        try:
            check(setup)
        except BadSetup:
            continue
        return setup


def random_deal(setup: Setup, chance: Random) -> Deal:
    """A deal for a group that plays for the first time, or again."""
    last = chance.choice((None, *range(setup.players)))
    seen = frozenset(word for word in PACK if chance.random() < 0.2)
    return deal(setup, PACK, Group(last, dict.fromkeys(seen, 1)), chance)


def random_input(game: Game, chance: Random, at: int = 0, sense: float = 0.9) -> Input:
    """Something put in: mostly what makes sense now, now and then anything at all."""
    if chance.random() > sense:
        return _nonsense(game, chance, at)
    if game.questions:
        if game.phase in ("guessed", "missed") and chance.random() < 0.1:
            return Input(at, chance.choice(("whoops", "close")), None, "host")
        question = chance.choice(game.questions)
        data = {"question": list(question.id), "answer": chance.choice(question.answers)}
        return Input(at, "answer", question.seat, "player", data)
    others = [seat for seat in range(game.setup.players) if seat != game.mayor]
    match chance.randrange(12):
        case 0 | 1 | 2:
            text = chance.choice((*QUESTIONS, f"Is it a {chance.choice(PACK)}?"))
            return Input(at, "ask", chance.choice(others), "player", {"text": text})
        case 3:
            return Input(at, "undo", game.mayor)
        case 4 if chance.random() < 0.2:
            return Input(at, "time-up", None, "clock")
    token = chance.choice((*TOKENS[:2] * 4, *TOKENS))
    asker = None if game.waiting and chance.random() < 0.7 else chance.choice(others)
    return Input(at, "token", game.mayor, "player", {"token": token, "asker": asker})


def _nonsense(game: Game, chance: Random, at: int) -> Input:
    seat = chance.choice((None, *range(-1, game.setup.players + 2)))
    anything: tuple[object, ...] = (None, "", "frog", "yes", "↻", 0, 1, -1, 99, [0, 1], [1, 1], True, 1.5, {}, ["x"])
    match chance.randrange(4):
        case 0:
            kind = chance.choice(("undo", "time-up", "whoops", "close", "chat", "pause", "resume", "dance", ""))
            return Input(at, kind, seat)
        case 1:
            text = chance.choice(("", " ", "x" * 300, "Is it?", 7, None, "\u0000", "frog"))
            return Input(at, "ask", seat, "player", {"text": text})
        case 2:
            token = chance.choice((*TOKENS, "", "so close", 3, None))
            return Input(at, "token", seat, "player", {"token": token, "asker": chance.choice((seat, *anything))})
    call = chance.choice(("mayor", "seer", "werewolf", "point", "vote", "nobody"))
    number = chance.choice((-1, 0, 1, 2, seat, "x", None))
    return Input(at, "answer", seat, "player", {"question": [call, number], "answer": chance.choice(anything)})


def nights(setup: Setup, chance: Random) -> Iterator[Game]:
    """Nights without end on one setup: each dealt, not yet played."""
    while True:
        yield Game.start(setup, random_deal(setup, chance))
