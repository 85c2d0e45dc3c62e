"""Tells a game of Werewords, event by event, as sentences."""

from collections.abc import Iterable, Iterator

from noctambule.engine.events import Event
from noctambule.engine.seats import Seats
from noctambule.narrator.texts import Texts
from noctambule.werewords.rules.night import OTHER_WORDS
from noctambule.werewords.rules.verdict import Verdict


class WordTelling:
    """Sentences for one table's events."""

    def __init__(self, texts: Texts, names: Seats) -> None:
        self.texts = texts
        self.names = names

    def role(self, role: str) -> str:
        return self.texts(f"word-role-{role}")

    def heading(self, call: str) -> str:
        """The heading under which a call's or a phase's events stand."""
        spoken = f"word-call-{call}"
        return self.texts(spoken if self.texts.has(spoken) else f"word-phase-{call}")

    def sentences(self, events: Iterable[Event]) -> Iterator[tuple[Event, str]]:
        """One sentence for each event; the pointing takes one for each who points."""
        for event in events:
            yield from ((event, line) for line in self.lines(event))

    def sentence(self, event: Event) -> str:
        """An event that takes one sentence."""
        return next(iter(self.lines(event)))

    def lines(self, event: Event) -> Iterable[str]:
        t, names = self.texts, self.names
        player = "" if event.seat is None else names[event.seat]
        group = [names[place] for place in event.places if place is not None]
        first = event.what[0] if event.what else ""
        match event.kind:
            case "dealt" | "secret" | "turned":
                yield t(f"tell-word-{event.kind}", player=player, role=self.role(first))
            case "mayor" | "dawn":
                yield t(f"tell-word-{event.kind}", player=player)
            case "chose" if first == OTHER_WORDS:
                yield t("tell-word-other-words", player=player)
            case "chose" | "word" | "word-shown":
                yield t(f"tell-word-{event.kind}", player=player, word=first)
            case "shown":
                listed = t.several(group) if group else ""
                yield t(f"tell-word-shown-{first}", player=player, players=listed, count=len(group))
            case "asked":
                yield t("tell-word-asked", player=player, text=first)
            case "match":
                yield t("tell-word-match", mayor=player, player=group[0])
            case "token" | "undone":
                yield t(f"tell-word-{event.kind}", player=player, token=t(f"token-{first}"))
            case "werewolves":
                yield t("tell-word-werewolves", players=t.several(group))
            case "pointed":
                for seat, target in enumerate(event.places):
                    if target is not None:
                        yield t("tell-word-pointed", player=names[seat], target=names[target])
            case "roles":
                roles = (
                    t("labelled", label=name, value=self.role(event.what[s])) for s, name in enumerate(names.players)
                )
                yield t("tell-word-roles", list=", ".join(roles))
            case "won":
                yield self.outcome(event.what[1])
            case _:
                raise AssertionError(f"no sentence for {event.kind}")

    def outcome(self, why: str) -> str:
        return self.texts(f"tell-word-won-{why}")

    def reasons(self, verdict: Verdict, roles: tuple[str, ...]) -> list[str]:
        """Whose cards were turned up, and why a team won."""
        turned = (
            self.texts("tell-word-turned", player=self.names[seat], role=self.role(roles[seat]))
            for seat in verdict.shown
        )
        return [*turned, self.outcome(verdict.why)]
