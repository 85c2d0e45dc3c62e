"""The day on phones: claims and how they go on, accusations, a mask, a shroud, and what the host may choose."""

import asyncio
from random import Random

import pytest

from noctambule.engine.errors import NotAsked
from noctambule.engine.records import load
from noctambule.live import wire
from noctambule.onenight.kind import ONE_NIGHT
from noctambule.onenight.room.said import AskStory, MakeClaim, Stories
from noctambule.onenight.room.settings import OneNightSettings
from noctambule.onenight.rules.sayings import Told
from noctambule.server.rooms import entries
from noctambule.server.rooms.deciding import decide, seated, time_up
from noctambule.server.rooms.folding import MOST_SAID, fold
from noctambule.server.rooms.room import Room
from noctambule.werewords.kind import WEREWORDS
from noctambule.werewords.room.said import Whoops
from noctambule.werewords.room.settings import MOST_OWN_WORDS, WordsSettings
from tests.seeds import with_chance
from tests.server.house import Party, any_answer, party

NAMES = ("Ana", "Ben", "Cleo", "Dov")
WITH_CURATOR = ("curator", "werewolf", "werewolf", "seer", "villager", "villager", "villager")


async def with_an_artifact(table: Party, artifact: str) -> int:
    """Day has come, and this artifact lies before the seat that is returned."""
    await table.choose(OneNightSettings(scenario=None, deck=WITH_CURATOR, artifacts=(artifact,)))
    while True:
        await table.begin()
        curators = [phone for phone in table.phones if phone.events[0]["what"] == ["curator"]]
        if curators:
            break
        await table.phones[0].do(wire.Abandon())
        await table.settle()
    [curator] = curators
    assert curator.view["live"]["artifacts"] == [artifact]
    while table.phase == "night":
        beat = curator.view["live"]["beat"]
        for phone in table.phones:
            answer = 2 if phone is curator and phone.view["prompt"]["kind"] != "decoy" else None
            assert isinstance(await phone.do(wire.Tap(beat=beat, answer=answer)), wire.Done)
        await table.settle()
    await table.look()
    return 2


def test_v1_a_mask_silences_and_leaves_a_finger_free() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            masked = table.phones[await with_an_artifact(table, "mask-of-muting")]
            assert masked.view["own"]["silenced"]
            for said in (wire.Chat(text="mmm"), MakeClaim(role="seer")):
                assert (await masked.do(said)) == wire.Refused(masked.last_id, "silenced", {"seat": 2})
            assert isinstance(await masked.do(wire.Accuse(at=0)), wire.Done)  # gestures are allowed
            await table.settle()
            assert table.phones[0].view["live"]["accusations"] == [[2, 0]]
            assert isinstance(await masked.do(wire.EndDay()), wire.Done)

    asyncio.run(evening())


def test_a_shroud_hides_what_is_said_until_the_cards_are_shown() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            ana, ben, *_ = table.phones
            shrouded = table.phones[await with_an_artifact(table, "shroud-of-shame")]
            await ana.do(wire.Chat(text="Look at him"))
            await ana.do(MakeClaim(role="seer"))
            await ana.do(wire.Accuse(at=2))
            assert isinstance(await shrouded.do(wire.Chat(text="I see nothing")), wire.Done)
            await table.settle()
            assert shrouded.view["own"]["turned_away"]
            assert shrouded.view["chat"] == []
            assert shrouded.view["live"]["claims"] == []
            assert shrouded.view["live"]["accusations"] == []
            assert ben.view["chat"] == [[0, "Look at him"], [2, "I see nothing"]]
            assert ben.view["live"]["accusations"] == [[0, 2]]
            assert shrouded.frames[-1] == ben.frames[-1]
            again = await table.screen(shrouded.token)
            assert (again.view, again.events) == (shrouded.view, shrouded.events)
            await table.vote_now()
            await table.point(Random("shroud"))
            assert table.phase == "over"
            assert len(shrouded.view["chat"]) == 2
            assert "pointed" not in [event["kind"] for event in shrouded.events]

    asyncio.run(evening())


def test_accusations_are_public_change_and_go_on_record() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            ana, ben, *_ = table.phones
            assert isinstance(await ana.do(wire.Accuse(at=1)), wire.Refused)
            await table.until_day(Random("accuse"))
            await ana.do(wire.Accuse(at=1))
            await ben.do(wire.Accuse(at=0))
            await ana.do(wire.Accuse(at=3))
            for nobody in (0, 4, -1):
                assert (await ana.do(wire.Accuse(at=nobody))) == wire.Refused(
                    ana.last_id, "nobody-there", {"seat": nobody}
                )
            await table.settle()
            assert ben.view["live"]["accusations"] == [[1, 0], [0, 3]]
            await ben.do(wire.Accuse(at=None))
            await table.settle()
            assert ben.view["live"]["accusations"] == [[0, 3]]
            await table.vote_now()
            await table.point(Random("accuse"))
            record = table.keeper.room.past[0]
            accused = [(entry.seat, entry.data["whom"]) for entry in record.inputs if entry.kind == "accuse"]
            assert accused == [(0, 1), (1, 0), (0, 3), (1, None)]
            recorded = ONE_NIGHT.history.read(record)
            assert [check.holds for check in ONE_NIGHT.history.verify(recorded)] == [True] * 6

    asyncio.run(evening())


def test_a_claim_is_told_step_by_step() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            ben = table.phones[1]
            assert (await ben.do(AskStory(role="seer"))) == wire.Refused(ben.last_id, "not-asked")
            await table.until_day(Random("story"))
            story: tuple[Told, ...] = ()
            number = table.keeper.room.number
            while True:
                reply = await ben.do(AskStory(role="seer", story=story))
                assert isinstance(reply, Stories)
                if not reply.next:
                    break
                story = (*story, reply.next[0])
            assert [told.kind for told in story][:2] == ["chose", "looked"]
            assert table.keeper.room.number == number
            assert isinstance(await ben.do(MakeClaim(role="seer", story=story)), wire.Done)
            await table.settle()
            assert table.phones[0].view["live"]["claims"][0]["story"][0]["kind"] == "chose"
            assert (await ben.do(AskStory(role="prince"))) == wire.Refused(
                ben.last_id, "claim-not-in-deck", {"role": "prince"}
            )

    asyncio.run(evening())


def test_a_group_plays_with_words_of_its_own_and_they_are_never_shown() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            ana, ben, *_ = table.phones
            words = ("Tante Odile", "le vieux vélo", "camembert", "Brest", "lundi", "parapluie")
            await table.choose(WordsSettings(own_words=words, words_shown=2))
            assert (ana.view["settings"]["own_words"], ana.view["own_words"]) == ([], 6)
            await table.choose(WordsSettings(own_words=(), words_shown=3))
            assert ana.view["own_words"] == 6
            await table.until_day(Random("own words"))
            mayor = table.phones[ana.view["live"]["mayor"]]
            chosen = [event for event in mayor.events if event["kind"] == "chose"]
            assert {event["what"][0] for event in chosen} <= {*words, "↻"}
            assert ben.view["settings"]["own_words"] == []
            await ana.do(wire.Abandon())
            await table.settle()
            await ana.do(wire.Choose(settings=WordsSettings(own_words=("bad/word", "fine"))))
            assert ana.refused[-1].code == "bad-pack-lines"
            assert ana.view["own_words"] == 6
            await table.choose(WordsSettings())
            assert (ana.view["settings"]["own_words"], ana.view["own_words"]) == (None, 0)
            many = tuple(f"un mot assez long numéro {number}" for number in range(MOST_OWN_WORDS))
            assert isinstance(await ana.do(wire.Choose(settings=WordsSettings(own_words=many))), wire.Done)

    asyncio.run(evening())


def test_the_lobby_says_what_is_wrong_with_the_cards_and_of_what() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            deck = ("curator", "mason", "werewolf", "seer", "villager", "villager", "villager")
            await table.choose(OneNightSettings(scenario=None, deck=deck, artifacts=("mask-of-muting", "teapot")))
            remarks = {remark["code"]: remark for remark in table.phones[1].view["remarks"]}
            assert remarks["one-mason"]["blocks"]
            assert remarks["unknown-artifact"]["details"] == {"name": "teapot"}
            assert isinstance(await table.phones[0].do(wire.Start()), wire.Refused)

    asyncio.run(evening())


def test_every_screen_is_told_which_calls_the_night_has() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            await table.choose(OneNightSettings(scenario="the-first-night", pace="narrated"))
            await table.deal()
            live = table.phones[0].view["live"]
            assert [call["role"] for call in live["wakes"]] == ["werewolf", "seer", "robber", "troublemaker"]
            assert live["calls"] == []
            await table.everyone(wire.Ready)
            called = list[str]()
            while table.phase == "night":
                called += [call["role"] for call in table.phones[0].view["live"]["calls"]]
                await table.pass_deadline()
            assert called == ["werewolf", "seer", "robber", "troublemaker"]

    asyncio.run(evening())


def test_werewords_has_its_accusations_once_the_word_was_missed_and_a_whoops_by_the_host() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            await table.choose(WordsSettings())
            await table.until_day(Random("missed"))
            ana, ben, *_ = table.phones
            assert isinstance(await ben.do(wire.Accuse(at=0)), wire.Refused)
            await table.pass_deadline()
            assert table.phase == "talk"
            assert isinstance(await ben.do(wire.Accuse(at=0)), wire.Done)
            await table.settle()
            assert ana.view["live"]["accusations"] == [[1, 0]]
            await ana.do(Whoops())
            await table.settle()
            assert table.phase == "guessed"
            await ana.do(Whoops())
            await table.settle()
            await table.pass_deadline()
            await table.point(Random("missed"))
            assert table.phase == "over"
            recorded = WEREWORDS.history.read(load(await the_record(table)))
            assert [check.holds for check in WEREWORDS.history.verify(recorded)] == [True] * 6

    asyncio.run(evening())


async def the_record(table: Party) -> list[str]:
    async with table.session.get(f"{table.url}/rooms/{table.room}/records/1") as answer:
        return (await answer.text()).splitlines()


def test_the_host_pauses_a_night_and_its_deadline_waits() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            await table.begin()
            ana, ben, *_ = table.phones
            left = ana.view["deadline"] - ana.now
            await ana.do(wire.Pause(on=True))
            await table.settle()
            assert (ben.view["paused"], ben.view["deadline"], ben.view["left"]) == (True, None, left)
            answer = any_answer(ben.view["prompt"], Random(1))
            assert (await ben.do(wire.Tap(beat=0, answer=answer))) == wire.Refused(ben.last_id, "paused")
            await table.wait(3_600_000)
            await ana.do(wire.Pause(on=False))
            await table.settle()
            assert ben.view["deadline"] - ben.now == left
            await table.play_the_night(Random(1))

    asyncio.run(evening())


def test_a_majority_ends_the_talk_of_werewords_and_a_whoops_begins_it_anew() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            await table.choose(WordsSettings())
            await table.until_day(Random("enough"))
            ana, ben, cleo, dov = table.phones
            assert isinstance(await ana.do(wire.EndDay()), wire.Refused), "the mayor's day is not theirs to end"
            await table.pass_deadline()
            for phone in (ana, ben, ana):
                assert isinstance(await phone.do(wire.EndDay()), wire.Done)
            await table.wait(1_000)
            assert (table.phase, dov.view["live"]["counts"]["enough"]) == ("talk", 2), "two of four are no majority"
            for _ in range(2):
                await ana.do(Whoops())
            await table.settle()
            assert (table.phase, dov.view["live"]["counts"]["enough"]) == ("talk", 0)
            for phone in (ana, cleo, dov):
                await phone.do(wire.EndDay())
            await table.settle()
            assert table.phase == "vote"
            await table.point(Random("enough"))
            assert table.phase == "over"
            recorded = WEREWORDS.history.read(load(await the_record(table)))
            assert [check.holds for check in WEREWORDS.history.verify(recorded)] == [True] * 6

    asyncio.run(evening())


@with_chance
def test_once_enough_was_said_talk_is_refused_and_the_game_goes_on(chance: Random) -> None:
    """What changes nothing may be said so often and not more; whatever brings the game on is always heard."""
    room = a_day(chance)
    for number in range(MOST_SAID - said_in(room)):
        seat = number % 3
        room = say(room, seat, wire.Chat(text=f"{number}") if number % 2 else wire.Accuse(at=(seat + 1) % 3))
    for more in (wire.Chat(text="and"), wire.Accuse(at=1), MakeClaim(role="villager")):
        with pytest.raises(NotAsked, match="enough-said"):
            say(room, 0, more)
    for seat in range(2):
        room = say(room, seat, wire.EndDay())
    for seat in range(3):
        room = say(room, seat, wire.Point(at=(seat + 1) % 3))
    assert len(room.past) == 1


def said_in(room: Room) -> int:
    assert room.live is not None
    return len(room.live.inputs)


def say(room: Room, seat: int, said: wire.Said) -> Room:
    return fold(room, entries.Put(0, seat, said))


def a_day(chance: Random) -> Room:
    """A room of three, as the day begins."""
    room = Room("ABCD")
    for name in ("Ana", "Ben", "Cleo"):
        room = fold(room, seated(room, name, name, "11" * 32, 0))
    room = fold(room, decide(room, 0, wire.Start(), 0, chance, "00" * 32))
    while room.live is not None and room.live.phase != "day":
        room = fold(room, time_up(room, 0, chance))
    return room
