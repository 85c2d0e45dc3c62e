"""Plays records again and checks them: what every game's records have in common."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple, TypeVar

from noctambule.engine.chance import SECRET_BYTES, SealedShuffle, Shuffle, commit
from noctambule.engine.errors import BadInput, GameError
from noctambule.engine.pledges import opens
from noctambule.engine.questions import Answer, QuestionId
from noctambule.engine.records import Input

G = TypeVar("G")
SEALED = 2
"""The way of a shuffle to which phones pledge; in the first, what seats added was there before the secret was drawn."""


class Commitment(NamedTuple):
    """What was shown before the deal, and what each seat added to the shuffle.

    In the second way each seat pledged first, and the contributions are what was opened; "" where there was nothing.
    """

    hash: str
    contributions: tuple[str, ...]
    pledges: tuple[str, ...] | None = None
    """None for the first way, in which there were none."""

    def written(self) -> dict[str, Any]:
        if self.pledges is None:
            return {"hash": self.hash, "contributions": list(self.contributions)}
        return {
            "way": SEALED,
            "hash": self.hash,
            "pledges": list(self.pledges),
            "contributions": list(self.contributions),
        }

    def opened(self) -> bool:
        """Whether everybody who gave something had pledged just that, and had pledged only once."""
        if self.pledges is None or len(self.pledges) != len(self.contributions):
            return False
        given = zip(self.pledges, self.contributions, strict=True)
        return all(not opening or opens(pledged, opening) for pledged, opening in given)


class Check(NamedTuple):
    """One thing that was looked at: whether it holds; None where there is nothing to check."""

    code: str
    holds: bool | None


def replay(game: G, inputs: Iterable[Input], put_in: Callable[[G, Input], G]) -> Iterator[tuple[Input | None, G]]:
    """The game after the deal, and after each input; an input the rules refuse is named by its number."""
    yield None, game
    for number, entry in enumerate(inputs, 1):
        try:
            game = put_in(game, entry)
        except GameError as error:
            raise BadInput("record-refused", number=number, why=error) from error
        yield entry, game


def check_shuffle(
    commitment: Commitment | None,
    secret: str | None,
    follows: Callable[[Shuffle], bool],
    follows_from: Callable[[SealedShuffle], tuple[bool, bool]],
) -> list[Check]:
    """Whether the secret is the one committed to, and whether the deal follows from it."""
    if commitment is None:
        return [Check("not-committed", None)]
    if secret is None:
        return [Check("secret-not-shown", None)]
    try:
        plain = bytes.fromhex(secret)
    except ValueError:
        plain = b""
    fits = len(plain) == SECRET_BYTES and commit(plain) == commitment.hash  # a short one could have been guessed
    if commitment.pledges is None:
        return [Check("secret-fits", fits), Check("deal-follows", follows(Shuffle(plain, commitment.contributions)))]
    drawn, dealt = follows_from(SealedShuffle(plain, commitment.contributions))
    return [
        Check("secret-fits", fits),
        Check("pledges-fit", commitment.opened()),
        Check("draw-follows", drawn),
        Check("deal-follows", dealt),
    ]


def check_inputs(play: Callable[[], bool]) -> list[Check]:
    """Whether every input is legal, and whether the game came to its end (which `play` returns)."""
    try:
        finished = play()
    except GameError:
        return [Check("inputs-legal", False)]
    return [Check("inputs-legal", True), Check("finished", finished or None)]


def check_header(header: Mapping[str, Any], game: str, rules: int) -> None:
    """Refuses a record of another game, or one that was played by later rules than these."""
    if header.get("game") != game:
        raise BadInput("record-of-another-game", game=header.get("game"))
    if type(header.get("rules")) is not int or not 1 <= header["rules"] <= rules:
        raise BadInput("record-rules", rules=header.get("rules"), known=rules)


def read_commitment(written: Any) -> Commitment | None:
    if written is None:
        return None
    if not isinstance(written, Mapping) or not isinstance(written.get("hash"), str):
        raise BadInput("record-header", field="commitment")
    way = written.get("way", 1)
    if way not in (1, SEALED):
        raise BadInput("record-header", field="way")
    pledges = strings(written, "pledges") if way == SEALED else None
    return Commitment(written["hash"], strings(written, "contributions"), pledges)


def strings(data: Mapping[str, Any], field: str) -> tuple[str, ...]:
    """A list of words in a header."""
    value = data.get(field)
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise BadInput("record-header", field=field)
    return tuple(value)


def read_question(data: Mapping[str, Any]) -> QuestionId:
    match data.get("question"):
        case [str(call), int(n)]:
            return call, n
    raise BadInput("record-input", kind="answer")


def read_answer(data: Mapping[str, Any]) -> Answer:
    match data.get("answer"):
        case bool():
            pass
        case None | str() | int() as answer:
            return answer
        case [int(one), int(other)]:
            return one, other
    raise BadInput("record-input", kind="answer")
