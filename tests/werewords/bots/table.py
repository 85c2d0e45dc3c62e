"""A table for bots in tests: `at(ann="mayor", bob="seer", …, word="frog")`, and what each seat is handed."""

from noctambule.werewords.bots.seeing import DAY, Seen, decode, encode, seen
from noctambule.werewords.rules.dealing import Deal
from noctambule.werewords.rules.game import Game
from noctambule.werewords.rules.setup import setup_for
from noctambule.werewords.view import word_view


class At:
    """One game with bots at it, asked about by names."""

    def __init__(self, cards: dict[str, str], word: str, center: str, language: str = "en") -> None:
        self.names = list(cards)
        self.language = language
        offered = (word, "zzz", "qqq")
        setup = setup_for([*cards.values(), center])
        self.game = Game.start(setup, Deal(tuple(cards.values()), center, offered))
        self.game = self.game.answer(self.game.questions[0].id, word)

    def seat(self, name: str) -> int:
        return self.names.index(name)

    def asks(self, name: str, text: str, token: str | None = None) -> "At":
        """Somebody asks, and the mayor answers if a token is given."""
        self.game = self.game.ask(self.seat(name), text)
        if token is not None:
            self.game = self.game.token(token)
        return self

    def seen(self, name: str, phase: str = DAY, left: float = 200.0, **more: bool) -> Seen:
        """What this player's bot is handed, over the wire and back."""
        view = word_view(self.game, self.seat(name))
        return decode(encode(seen(view, phase, left, self.language, "easy", self.names, **more)))


def at(word: str = "frog", center: str = "villager", language: str = "en", **cards: str) -> At:
    usual = {"ann": "mayor", "bob": "seer", "cat": "werewolf", "dan": "villager", "eve": "villager", "fay": "villager"}
    return At({**usual, **cards}, word, center, language)
