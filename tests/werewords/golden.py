"""Golden playthroughs: four games on record and how they are told; `python -m tests.werewords.golden` rewrites them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from noctambule.engine.chance import Shuffle, commit
from noctambule.engine.events import Event, shown_to
from noctambule.engine.records import Input, Record, dump, load
from noctambule.engine.replays import Commitment
from noctambule.engine.seats import Seats
from noctambule.narrator.texts import Texts
from noctambule.werewords.narrating.telling import WordTelling
from noctambule.werewords.rules.dealing import Deal, deal_cards
from noctambule.werewords.rules.game import Game
from noctambule.werewords.rules.history import HISTORY
from noctambule.werewords.rules.setup import Setup, Stock

FOLDER = Path(__file__).with_name("golden")
Move = tuple[str, ...]


class Playthrough(NamedTuple):
    """A game to be played: the table, the words, and the moves by name."""

    name: str
    language: str
    setup: Setup
    seats: tuple[str, ...]
    number: int
    """Of this the secret behind the shuffle is made."""
    words: tuple[str, ...]
    other_words: tuple[str, ...]
    moves: tuple[Move, ...]
    last_mayor: int | None = None


PLAYTHROUGHS = (
    Playthrough(
        "guessed-en",
        "en",
        Setup(5, beholder=True),
        ("Ana", "Ben", "Cleo", "Dev", "Eli"),
        1,
        ("lighthouse", "pancake", "hedgehog"),
        ("snowman", "saddle", "violin"),
        (
            ("choose", "hedgehog"),
            ("ask", "Dev", "Is it alive?"),
            ("give", "yes"),
            ("ask", "Ben", "Is it bigger than a person?"),
            ("ask", "Cleo", "Is it found outdoors?"),
            ("give", "no"),
            ("give", "no"),
            ("undo",),
            ("give", "yes"),
            ("give", "maybe", "Eli"),
            ("ask", "Dev", "Is it a porcupine?"),
            ("give", "so-close"),
            ("ask", "Cleo", "Is it a hedgehog?"),
            ("give", "correct"),
            ("point", "Ben", "Cleo"),
        ),
    ),
    Playthrough(
        "missed-en",
        "en",
        Setup(7, minion=True, words_shown=2, stock=Stock(4, 1, 1, 1)),
        ("Ana", "Ben", "Cleo", "Dev", "Eli", "Fay", "Gus"),
        2,
        ("gravity", "mirror"),
        ("pirate", "ladder"),
        (
            ("choose", "↻"),
            ("choose", "pirate"),
            ("ask", "Ana", "Is it a thing?"),
            ("give", "yes"),
            ("give", "no", "Ben"),
            ("give", "maybe", "Gus"),
            ("ask", "Cleo", "Is it a person?"),
            ("ask", "Eli", "Is it made of metal?"),
            ("give", "no"),
            ("give", "yes"),
            ("vote", "Ana", "Fay"),
            ("vote", "Gus", "Ben"),
            ("vote", "Ben", "Gus"),
            ("vote", "Cleo", "Fay"),
            ("vote", "Dev", "Gus"),
            ("vote", "Eli", "Cleo"),
            ("vote", "Fay", "Cleo"),
        ),
    ),
    Playthrough(
        "guessed-fr",
        "fr",
        Setup(4, minion=True),
        ("Aline", "Boris", "Chloé", "Émile"),
        3,
        ("grenouille", "parapluie", "moulin"),
        ("tarte aux pommes", "phare", "luge"),
        (
            ("choose", "grenouille"),
            ("ask", "Aline", "Est-ce vivant ?"),
            ("give", "yes"),
            ("give", "no", "Chloé"),
            ("ask", "Émile", "Est-ce une sorte de grenouille ?"),
            ("give", "so-close"),
            ("ask", "Aline", "Est-ce que c'est une grenouille ?"),
            ("time-up",),
            ("whoops",),
            ("point", "Émile", "Boris"),
        ),
    ),
    Playthrough(
        "missed-fr",
        "fr",
        Setup(6, 2, beholder=True, minion=True),
        ("Aline", "Boris", "Chloé", "Dario", "Émile", "Flore"),
        76,
        ("chœur", "boussole", "orage"),
        ("cirque", "fusée", "marée"),
        (
            ("choose", "orage"),
            ("ask", "Boris", "Est-ce que cela se mange ?"),
            ("ask", "Chloé", "Est-ce un orage ?"),
            ("give", "no"),
            ("give", "no"),
            ("give", "maybe", "Émile"),
            ("give", "correct", "Flore"),
            ("whoops",),
            ("vote", "Boris", "Chloé"),
            ("vote", "Émile", "Dario"),
            ("vote", "Dario", "Chloé"),
            ("vote", "Flore", "Chloé"),
            ("vote", "Aline", "Boris"),
            ("close",),
        ),
        last_mayor=5,
    ),
)


def played(game: Playthrough) -> Record:
    """The record of a playthrough, its shuffle committed to and opened at the end."""
    secret = game.number.to_bytes(32, "big")
    contributions = tuple(f"{seat} taps" for seat in game.seats)
    *cards, center = deal_cards(game.setup, game.last_mayor, Shuffle(secret, contributions))
    deal = Deal(tuple(cards), center, game.words, game.other_words, game.last_mayor)
    names, inputs = Seats(game.seats), list[Input]()
    state = Game.start(game.setup, deal)
    for number, move in enumerate(game.moves, 1):
        entry = _input(state, names, move, number * 7000)
        state = HISTORY.put_in(state, entry)
        inputs.append(entry)
    commitment = Commitment(commit(secret), contributions)
    return Record(HISTORY.header(game.setup, deal, game.seats, commitment), tuple(inputs), secret.hex())


def _input(game: Game, names: Seats, move: Move, at: int) -> Input:
    """A move by names as an input."""
    match move:
        case ("choose", word):
            return _answer(at, game.mayor, game.questions[0].id, word)
        case ("ask", player, text):
            return Input(at, "ask", names.seat(player), "player", {"text": text})
        case ("give", token):
            return Input(at, "token", game.mayor, "player", {"token": token, "asker": None})
        case ("give", token, player):
            return Input(at, "token", game.mayor, "player", {"token": token, "asker": names.seat(player)})
        case ("undo",) | ("whoops",):
            return Input(at, move[0], game.mayor)
        case ("time-up",) | ("close",):
            return Input(at, move[0], None, "clock")
        case (("point" | "vote") as kind, player, target):
            return _answer(at, names.seat(player), (kind, names.seat(player)), names.seat(target))
    raise AssertionError(f"no such move: {move}")


def _answer(at: int, seat: int, question: tuple[str, int], answer: Any) -> Input:
    return Input(at, "answer", seat, "player", {"question": list(question), "answer": answer})


def told(record: Record, language: str) -> str:
    """The whole game in words: the truth, then each seat's view."""
    recorded = HISTORY.read(record)
    *_, (_, game) = HISTORY.replay(recorded)
    texts = Texts(language)
    telling = WordTelling(texts, recorded.names)
    center = telling.role(recorded.deal.center)
    lines = [f"=== * ({center})", *_told(telling, game.events)]
    for seat, name in enumerate(recorded.names.players):
        lines += ["", f"=== {name}", *_told(telling, shown_to(seat, game.events))]
    assert game.verdict is not None
    reasons = telling.reasons(game.verdict, game.roles)
    winners = texts.several(recorded.names[seat] for seat in game.verdict.winners)
    return "\n".join([*lines, "", f"=== {winners}", *reasons]) + "\n"


def _told(telling: WordTelling, events: tuple[Event, ...]) -> Iterator[str]:
    last = ""
    for event, line in telling.sentences(events):
        if (heading := telling.heading(event.call)) != last:
            yield f"-- {heading}"
        last = heading
        yield f"   {line}"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game in PLAYTHROUGHS:
        written = dump(played(game))
        (FOLDER / f"{game.name}.jsonl").write_text(written, encoding="utf-8")
        record = load(written.splitlines())
        (FOLDER / f"{game.name}.txt").write_text(told(record, game.language), encoding="utf-8")


if __name__ == "__main__":
    main()
