"""Tells what happened, event by event, as sentences: for a replay, from one seat's eyes or the truth."""

from collections.abc import Iterable, Iterator, Sequence

from noctambule.engine.events import Event
from noctambule.engine.questions import Answer, Question
from noctambule.narrator.texts import Texts
from noctambule.onenight.rules.game import End
from noctambule.onenight.rules.naming import Names
from noctambule.onenight.rules.sayings import Claim, Told
from noctambule.onenight.rules.wakes import Call


class Telling:
    """Sentences for one table's events."""

    def __init__(self, texts: Texts, names: Names) -> None:
        self.texts = texts
        self.names = names

    def place(self, place: int) -> str:
        """A place as a button has it: a name, or a center card."""
        players = len(self.names.players)
        if place < players:
            return self.names[place]
        if place == players + 3:
            return self.texts("place-center-werewolf")
        return self.texts("place-center", number=place - players + 1)

    def card(self, place: int, owner: int | None = None) -> str:
        """The card at a place, in a sentence."""
        if place == owner:
            return self.texts("card-own")
        players = len(self.names.players)
        if place < players:
            return self.texts("card-of", player=self.names[place])
        if place == players + 3:
            return self.texts("card-center-werewolf")
        return self.texts("card-center", number=place - players + 1)

    def answer(self, answer: Answer) -> str:
        """An answer as a button has it."""
        if answer is None:
            return self.texts("answer-none")
        if isinstance(answer, str):
            return self.texts(f"answer-{answer}")
        if isinstance(answer, tuple):
            return self.texts.several(self.place(place) for place in answer)
        return self.place(answer)

    def question(self, question: Question, role: str) -> str:
        """What a seat is asked, by the role that asks and the kind of question."""
        kind = question.kind.replace(" ", "-")
        specific = f"ask-{role}-{kind}"
        return self.texts(specific if self.texts.has(specific) else f"ask-{kind}")

    def call(self, call: Call) -> str:
        """A call's heading: "2-B · Alpha Wolf"."""
        name = self.texts.role(call.role)
        if call.again:
            name = self.texts("call-again", role=name)
        elif call.thumb:
            name = self.texts(
                "call-thumb", roles=self.texts.role(call.role, "plural"), thumb=self.texts.role(call.thumb)
            )
        return f"{call.id} · {name}"

    def sentences(self, events: Sequence[Event]) -> Iterator[tuple[Event, str]]:
        """One sentence for each event that needs one."""
        for index, event in enumerate(events):
            following = events[index + 1] if index + 1 < len(events) else None
            if event.kind == "chose" and following and (following.call, following.seat) == (event.call, event.seat):
                continue  # what came of the choice tells it
            if event.kind == "identities":
                cards = next((other.what for other in events if other.kind == "cards"), event.what)
                yield from ((event, line) for line in self.counting_as(cards, event.what))
                continue
            yield from ((event, line) for line in self.lines(event))

    def lines(self, event: Event) -> Iterable[str]:
        """An event in words; the pointing and the cards at the end take a line for each player."""
        t, names = self.texts, self.names
        player = "" if event.seat is None else names[event.seat]
        places = [place for place in event.places if place is not None]
        cards = [self.card(place, event.seat) for place in places]
        role = t.role(event.what[0]) if event.what and t.has(f"role-{event.what[0]}") else ""
        match event.kind:
            case "dealt" | "looked" | "revealed":
                yield t(f"tell-{event.kind}", player=player, card=cards[0], role=role)
            case "chose":
                chosen = t.several(cards or [self.answer(event.what[0])])
                yield t("tell-chose", player=player, card=chosen)
            case "declined" | "skipped" | "dawn":
                yield t(f"tell-{event.kind}", player=player)
            case "swapped":
                yield t("tell-swapped", player=player, one=cards[0], other=cards[1])
            case "rotated":
                moved = t.several(names[place] for place in sorted(places))
                yield t("tell-rotated", player=player, players=moved, way=event.what[0])
            case "shielded" | "given":
                yield t(f"tell-{event.kind}", card=cards[0])
            case "artifact":
                yield t("tell-artifact", player=player, artifact=t(f"artifact-{event.what[0]}"))
            case "became":
                yield t("tell-became", player=player, role=t.role(event.what[0], "a"))
            case "shown":
                group = t.several(names[place] for place in places) if places else ""
                yield t(f"tell-shown-{event.what[0]}", player=player, players=group, count=len(places))
            case _:
                yield from self._lines_of_the_end(event)

    def _lines_of_the_end(self, event: Event) -> Iterable[str]:
        """The pointing and the cards take a line for each player."""
        t, names = self.texts, self.names
        match event.kind:
            case "pointed":
                for seat, target in enumerate(event.places):
                    if target is None:
                        yield t("tell-not-pointed", player=names[seat])
                    else:
                        yield t("tell-pointed", player=names[seat], target=names[target])
            case "cards":
                for seat, name in enumerate(names.players):
                    yield t("tell-card", player=name, role=t.role(event.what[seat]))
            case "unmasked":
                card, became = event.what
                yield t("tell-unmasked", card=t.role(card, "the"), role=t.role(became, "a"))
            case "died":
                yield self.death(event.seat or 0, next(iter(event.places), None), int(event.what[0]))
            case "won" | "lost":
                yield self.outcome(event.what[0], event.kind == "won", event.what[1])
            case _:
                raise AssertionError(f"no sentence for {event.kind}")

    def counting_as(self, cards: Sequence[str], identities: Sequence[str]) -> Iterator[str]:
        """Who counts as something else than the card says."""
        for name, card, identity in zip(self.names.players, cards, identities, strict=False):
            if card != identity:
                yield self.texts("tell-counts-as", player=name, role=self.texts.role(identity, "a"))

    def death(self, seat: int, hunter: int | None, votes: int) -> str:
        name = self.names[seat]
        if hunter is not None:
            return self.texts("tell-died-with-hunter", player=name, hunter=self.names[hunter])
        return self.texts("tell-died-of-votes", player=name, votes=votes)

    def outcome(self, team: str, won: bool, why: str) -> str:
        return self.texts(f"tell-{'won' if won else 'lost'}-{team}-{why}")

    def reasons(self, end: End) -> list[str]:
        """Why each one died and each team won or lost."""
        deaths = [self.death(death.seat, death.hunter, death.votes) for death in end.vote.deaths]
        outcomes = [self.outcome(*outcome) for outcome in end.verdict.outcomes]
        return [*(deaths or [self.texts("tell-nobody-died")]), *outcomes]

    def claim(self, claim: Claim) -> str:
        """A claim in words: the role, then what is said to have happened."""
        player, role = self.names[claim.seat], self.texts.role(claim.role, "a")
        if not claim.story:
            return self.texts("tell-claim", player=player, role=role)
        story = " ".join(self.story(claim.seat, claim.story))
        return self.texts("tell-claim-story", player=player, role=role, story=story)

    def story(self, seat: int, story: Sequence[Told]) -> list[str]:
        events = [Event(said.kind, "", 0, seat, said.places, said.what, frozenset()) for said in story]
        return [line for _, line in self.sentences(events)]
