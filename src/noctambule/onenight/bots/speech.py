"""What a bot's claims and accusations sound like: short sentences, made from their content alone."""

from collections.abc import Iterator
from random import Random

from noctambule.bots.character import EAGER, QUIET, SCEPTICAL, THEATRICAL
from noctambule.narrator.texts import Texts
from noctambule.onenight.narrating.telling import Telling
from noctambule.onenight.rules.naming import Names
from noctambule.onenight.rules.sayings import Claim, Story, Told

VARIANTS = (None, "two", "three")
CLAIMS = {
    QUIET: "bot-claim-quiet",
    EAGER: "bot-claim-eager",
    SCEPTICAL: "bot-claim-sceptical",
    THEATRICAL: "bot-claim-theatrical",
}
ACCUSATIONS = {
    QUIET: "bot-accuse-quiet",
    EAGER: "bot-accuse-eager",
    SCEPTICAL: "bot-accuse-sceptical",
    THEATRICAL: "bot-accuse-theatrical",
}
SHOWN = {
    "werewolf": ("bot-said-alone-werewolf", "bot-said-shown-werewolf"),
    "mason": ("bot-said-alone-mason", "bot-said-shown-mason"),
    "stirred": ("bot-said-alone-stirred", "bot-said-shown-stirred"),
}
CHOSEN = {"left": "bot-said-chose-left", "right": "bot-said-chose-right"}
FOLLOWS = ("looked", "swapped", "rotated")
"""What is told after a choice says what was chosen."""


class Speech:
    """One bot's voice at one table, in one language. The same seed says the same thing in the same words."""

    def __init__(self, texts: Texts, names: Names, temperament: str, seed: str) -> None:
        self.texts, self.telling = texts, Telling(texts, names)
        self.names, self.temperament, self.seed = names, temperament, seed

    def claim(self, claim: Claim) -> str:
        """A claim, told by the one who makes it."""
        chance = Random(f"{self.seed} {claim.role} {len(claim.story)}")
        opening = self._say(chance, CLAIMS[self.temperament], role=self.texts.role(claim.role, "a"))
        return " ".join((opening, *self._story(chance, claim.seat, claim.story)))

    def accusation(self, at: int) -> str:
        """Whom it suspects."""
        return self._say(Random(f"{self.seed} at {at}"), ACCUSATIONS[self.temperament], player=self.names[at])

    def _say(self, chance: Random, id: str, **details: str) -> str:
        text = self.texts(id, chance.choice(VARIANTS), **details)
        return text[0].upper() + text[1:]

    def _story(self, chance: Random, seat: int, story: Story) -> Iterator[str]:
        for number, said in enumerate(story):
            after = story[number + 1].kind if number + 1 < len(story) else None
            if said.kind == "chose" and after in FOLLOWS:
                continue
            yield self._said(chance, seat, said)

    def _said(self, chance: Random, seat: int, said: Told) -> str:
        places = said.places
        cards = [self._card(place, seat) for place in places]
        match said.kind:
            case "looked" if places[0] == seat:
                return self._say(chance, "bot-said-looked-own", role=self.texts.role(said.what[0]))
            case "looked":
                return self._say(chance, "bot-said-looked", card=cards[0], role=self.texts.role(said.what[0]))
            case "swapped":
                return self._say(chance, "bot-said-swapped", one=cards[0], other=cards[1])
            case "rotated":
                return self._say(chance, "bot-said-rotated", way=self.telling.answer(said.what[0]))
            case "chose" if not cards:
                return self._say(chance, CHOSEN[said.what[0]])
            case "chose":
                return self._say(chance, "bot-said-chose", card=self.texts.several(cards))
            case "became":
                return self._say(chance, "bot-said-became", role=self.texts.role(said.what[0], "a"))
            case "shown":
                nobody, somebody = SHOWN[said.what[0]]
                if not places:
                    return self._say(chance, nobody)
                players = self.texts.several(self.names[place] for place in places)
                return self._say(chance, somebody, players=players)
        return self._say(chance, "bot-said-declined")

    def _card(self, place: int, seat: int) -> str:
        return self.texts("bot-own-card") if place == seat else self.telling.card(place)
