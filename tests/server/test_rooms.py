"""Whole games over real sockets: each phone acts only on what it received."""

import asyncio
from random import Random
from typing import Literal

import aiohttp
import msgspec
import pytest
from msgspec import UNSET, structs

from noctambule.engine.records import load
from noctambule.games import game, game_of, reply_decoder
from noctambule.live import wire
from noctambule.onenight.room.said import AskStory, MakeClaim
from noctambule.onenight.room.settings import OneNightSettings
from noctambule.server.rooms.hosting import HOST_GRACE
from noctambule.werewords.room.said import Ask, Token, Whoops
from noctambule.werewords.room.settings import WordsSettings
from tests.server.house import Party, chosen, party

NAMES = ("Ana", "Ben", "Cleo", "Dov", "Eve")


@pytest.mark.parametrize("scenario", ["the-first-night", "werewolf-night", "total-chaos"])
def test_five_phones_play_one_night_to_the_end_and_again(scenario: str) -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            host = table.phones[0]
            await host.do(wire.Choose(settings=OneNightSettings(scenario=scenario)))
            await table.settle()
            for _ in range(2):
                await table.play_one_night(Random(scenario))
                for phone in table.phones:
                    assert phone.view["live"]["phase"] == "over"
                    assert [event["kind"] for event in phone.events].count("dealt") == 1
                    assert phone.events[-1]["kind"] in ("won", "lost")
                    assert phone.view["secret"]
                await check_record(table)
                await host.do(wire.Abandon())
                await table.settle()

    asyncio.run(evening())


def is_as_the_wire_has_it(text: str) -> bool:
    """Whether a frame is exactly what its type says, with nothing left out or added."""
    reply = reply_decoder().decode(text)
    if isinstance(reply, wire.News):
        view = reply.view
        view = structs.replace(view, settings=msgspec.convert(view.settings, game(view.settings["game"]).settings))
        if view.live is not UNSET:
            view = structs.replace(view, live=msgspec.convert(view.live, game(view.live["game"]).public))
        reply = structs.replace(reply, view=view)
    again = wire.encode(reply)
    return bool(msgspec.json.decode(again) == msgspec.json.decode(text))


@pytest.mark.parametrize("game", ["one-night", "werewords"])
def test_every_frame_is_of_its_type(game: Literal["one-night", "werewords"], monkeypatch: pytest.MonkeyPatch) -> None:
    heard = list[str]()
    receive = aiohttp.ClientWebSocketResponse.receive_str

    async def receive_str(self: aiohttp.ClientWebSocketResponse) -> str:
        heard.append(await receive(self))
        return heard[-1]

    monkeypatch.setattr(aiohttp.ClientWebSocketResponse, "receive_str", receive_str)

    async def evening() -> None:
        async with party(*NAMES) as table:
            chance = Random("types")
            await table.choose(chosen(game, scenario="total-chaos"))
            await table.phones[0].do(wire.Recover(seat=1))
            await table.until_day(chance)
            await table.phones[0].do(wire.Chat(text="hm"))
            if game == "one-night":
                await table.phones[1].do(MakeClaim(role="robber"))
                await table.phones[1].do(AskStory(role="robber"))
                await table.phones[2].do(wire.Accuse(at=1))
                await table.vote_now()
            else:
                await table.pass_deadline()
                await table.pass_deadline()
            await table.point(chance)
            assert table.phase == "over"

    asyncio.run(evening())
    assert {"news", "done", "welcome", "code"} <= {msgspec.json.decode(text)["say"] for text in heard}
    for text in heard:
        assert is_as_the_wire_has_it(text), text


async def check_record(table: Party) -> None:
    """The game that was just finished can be downloaded, played again to the same end, and holds."""
    number = table.phones[0].view["past"]
    async with table.session.get(f"{table.url}/rooms/{table.room}/records/{number}") as answer:
        record = load((await answer.text()).splitlines())
    async with table.session.get(f"{table.url}/rooms/{table.room}/records/{number + 1}") as missing:
        assert missing.status == 404
    history = game_of(record).history
    recorded = history.read(record)
    assert [check.holds for check in history.verify(recorded)] == [True] * 6
    *_, (_, game) = history.replay(recorded)
    live = table.house.rooms[table.room].room.live
    assert live is not None
    assert game.events == live.game.events


@pytest.mark.parametrize("token", ["correct", "time"])
def test_six_phones_play_werewords_to_both_endings(token: str) -> None:
    async def evening() -> None:
        async with party(*NAMES, "Fay") as table:
            chance = Random(token)
            host = table.phones[0]
            settings = WordsSettings(beholder=True, minion=True, words="fr")
            await host.do(wire.Choose(settings=settings))
            await table.settle()
            await table.begin()
            await table.play_the_night(chance)
            await table.look()
            mayor = table.phones[host.view["live"]["mayor"]]
            asker = next(phone for phone in table.phones if phone is not mayor)
            await asker.do(Ask(text="Est-ce vivant ?"))
            await table.settle()
            assert mayor.view["live"]["waiting"] == [[asker.view["me"], "Est-ce vivant ?"]]
            await mayor.do(Token(token="yes"))
            assert isinstance(await asker.do(Token(token="yes")), wire.Refused)
            if token == "correct":
                await mayor.do(Token(token="correct", asker=asker.view["me"]))
                await table.settle()
                assert table.phase == "guessed"
            else:
                await table.pass_deadline()
                assert table.phase == "talk"
                await table.pass_deadline()
                assert table.phase == "vote"
            await table.point(chance)
            assert table.phase == "over"
            assert host.events[-1]["kind"] == "won"
            await check_record(table)

    asyncio.run(evening())


async def reload(table: Party, phase: str) -> None:
    """Every phone is switched off and on again, and is shown what it was shown before."""
    if phase != "lobby":
        assert table.phase == phase
    for seat, phone in enumerate(table.phones):
        before = (phone.view, phone.events)
        await phone.close()
        table.phones[seat] = await table.screen(phone.token)
        assert (table.phones[seat].view, table.phones[seat].events) == before


def test_a_phone_that_reloads_in_any_phase_comes_back_to_its_seat_and_its_view() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            chance = Random("reload")
            await reload(table, "lobby")
            await table.deal()
            await reload(table, "deal")
            await table.everyone(wire.Ready)
            await reload(table, "night")
            await table.play_the_night(chance)
            await reload(table, "look")
            await table.look()
            await reload(table, "day")
            await table.vote_now()
            await reload(table, "vote")
            await table.point(chance)
            await reload(table, "over")

    asyncio.run(evening())


def test_a_phone_that_comes_back_while_all_point_is_shown_its_own_finger_and_no_other() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            await table.until_day(Random("finger"))
            await table.vote_now()
            ana, ben, *_ = table.phones
            await ana.do(wire.Point(at=3))
            await ana.do(wire.Point(at=2))
            for seat, phone in ((0, ana), (1, ben)):
                await phone.close()
                table.phones[seat] = await table.screen(phone.token)
            assert [phone.view["own"]["pointed"] for phone in table.phones[:2]] == [2, None]

    asyncio.run(evening())


def test_in_werewords_it_can_still_be_moved_then() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            await table.choose(WordsSettings())
            await table.until_day(Random("finger"))
            await table.pass_deadline()
            await table.pass_deadline()
            assert table.phase == "vote"
            ana = table.phones[0]
            await ana.do(wire.Point(at=3))
            await ana.close()
            ana = table.phones[0] = await table.screen(ana.token)
            assert (ana.view["own"]["pointed"], ana.view["prompt"]["options"]) == (3, [1, 2, 3, 4])
            assert isinstance(await ana.do(wire.Point(at=1)), wire.Done)

    asyncio.run(evening())


def test_so_it_is_in_werewords() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            await table.choose(WordsSettings())
            await table.deal()
            await reload(table, "deal")
            await table.everyone(wire.Ready)
            await reload(table, "night")
            await table.play_the_night(Random("reload"))
            await reload(table, "look")
            await table.look()
            mayor, asker = table.phones[0].view["live"]["mayor"], (table.phones[0].view["live"]["mayor"] + 1) % 5
            for number in range(30):
                table.clock.move_to(table.clock.now() + 1000)
                await table.phones[asker].do(Ask(text=f"Is it number {number}, or is it not? " + "x" * 150))
                await table.phones[mayor].do(Token(token="no"))
            await table.settle()
            await reload(table, "day")
            await table.phones[mayor].do(Token(token="correct", asker=asker))
            await table.settle()
            await reload(table, "guessed")
            await table.phones[mayor].do(Whoops())
            await table.settle()
            await reload(table, "talk")
            await table.pass_deadline()
            await reload(table, "vote")
            await table.point(Random("reload"))
            await reload(table, "over")

    asyncio.run(evening())


def test_what_was_done_is_not_done_again_when_it_is_sent_again() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            await table.phones[0].do(wire.Start())
            await table.settle()
            ana = table.phones[0]
            first = await ana.do(wire.Ready(id="once"))
            number = table.house.rooms[table.room].room.number
            again = await ana.do(wire.Ready(id="once"))
            assert isinstance(first, wire.Done)
            assert isinstance(again, wire.Done)
            assert table.house.rooms[table.room].room.number == number

    asyncio.run(evening())


def test_only_the_host_decides_what_is_played_and_hosting_can_be_handed_on() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            ana, ben, *_ = table.phones
            assert (await ben.do(wire.Start())) == wire.Refused(ben.last_id, "hosts-own")
            await ana.do(wire.Host(seat=1))
            assert isinstance(await ben.do(wire.Start()), wire.Done)
            assert isinstance(await ana.do(wire.Abandon()), wire.Refused)

    asyncio.run(evening())


def test_seats_are_moved_given_up_and_taken_away_in_the_lobby() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            ana, ben, cleo, dov, eve = table.phones
            await ana.do(wire.Order(seats=(4, 3, 2, 1, 0)))
            await ben.do(wire.Leave())
            await ana.do(wire.Kick(seat=0))
            await table.settle()
            assert ana.view["seats"] == ["Dov", "Cleo", "Ana"]
            assert (ana.view["me"], cleo.view["me"], dov.view["me"]) == (2, 1, 0)
            assert ana.view["host"] == 2
            assert (await eve.do(wire.Start())) == wire.Refused(eve.last_id, "no-seat")
            await eve.join("Ana")
            assert eve.refused[-1].code == "same-name-twice"
            await eve.join("  Eve  ")
            assert eve.view["seats"][-1] == "Eve"

    asyncio.run(evening())


def test_a_table_screen_and_a_stranger_see_nothing_that_is_secret() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            screen = await table.screen()
            await table.begin()
            table.phones.append(screen)
            await table.settle()
            table.phones.remove(screen)
            assert screen.view["live"]["phase"] == "night"
            assert screen.events == []
            assert "prompt" not in screen.view
            stranger = await table.screen("not a token")
            assert stranger.refused[-1].code == "no-such-seat"

    asyncio.run(evening())


def test_chat_and_claims_are_for_the_day_and_for_all() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            await table.begin()
            ana, ben, *_ = table.phones
            assert (await ana.do(wire.Chat(text="psst"))) == wire.Refused(ana.last_id, "not-asked")
            await table.play_the_night(Random("chat"))
            await table.look()
            await ana.do(wire.Chat(text="I am the seer"))
            await ben.do(MakeClaim(role="villager"))
            assert isinstance(await ben.do(MakeClaim(role="prince")), wire.Refused)
            await table.settle()
            for phone in table.phones:
                assert phone.view["chat"] == [[0, "I am the seer"]]
                assert phone.view["live"]["claims"] == [{"seat": 1, "role": "villager", "story": []}]

    asyncio.run(evening())


def test_hosting_is_lent_when_the_host_goes_and_given_back_on_return() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            ana, ben, *_ = table.phones
            keeper = table.house.rooms[table.room]
            await ana.close()
            table.phones.remove(ana)
            await table.until(lambda: 0 not in keeper.presence.seats(keeper.room))
            table.clock.move_to(table.clock.now() + HOST_GRACE - 1)
            await keeper.tick()
            assert keeper.room.host == 0
            table.clock.move_to(table.clock.now() + 1)
            await keeper.tick()
            await table.settle()
            assert ben.view["host"] == 1
            assert isinstance(await ben.do(wire.Choose(settings=OneNightSettings(chat=False))), wire.Done)
            back = await table.screen(ana.token)
            await table.until(lambda: keeper.room.host == 0)
            await table.settle()
            assert ben.view["host"] == 0
            assert isinstance(await back.do(wire.Start()), wire.Done)

    asyncio.run(evening())


def test_a_host_has_been_away_since_they_went_however_busy_the_others_are() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            ana, ben, *_ = table.phones
            await table.gone(ana)
            for _ in range(3):
                await table.wait(HOST_GRACE // 3)
                late = await table.screen(kind="watch")
                await late.close()
            await table.wait(0)
            assert ben.view["host"] == 1

    asyncio.run(evening())


def test_a_room_that_everybody_has_left_keeps_its_host() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            everybody = tuple(table.phones)
            await table.gone(*everybody)
            await table.wait(2 * HOST_GRACE)
            assert table.keeper.room.host == 0
            table.phones.append(await table.screen(everybody[2].token))
            await table.wait(0)
            assert table.phones[0].view["host"] == 2  # Ana has been away for long enough
            table.phones.insert(0, await table.screen(everybody[0].token))
            await table.wait(0)
            assert table.phones[0].view["host"] == 0

    asyncio.run(evening())


def test_hosting_handed_to_somebody_who_is_away_is_lent_on() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            ana, ben, *_ = table.phones
            await table.gone(ben)
            await ana.do(wire.Host(seat=1))
            await table.wait(HOST_GRACE - 1)
            assert ana.view["host"] == 1
            await table.wait(1)
            assert ana.view["host"] == 0
            back = await table.screen(ben.token)
            await table.wait(1)
            assert ana.view["host"] == 1
            await back.close()

    asyncio.run(evening())


def test_at_night_nothing_tells_that_the_host_has_gone() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            ana, *others = table.phones
            for dark in ("deal", "night", "look"):
                if dark == "deal":
                    await table.deal()
                elif dark == "night":
                    await table.everyone(wire.Ready)
                else:
                    await table.play_the_night(Random("gone"))
                assert table.phase == dark
                await ana.do(wire.Pause(on=True))  # else the night would be over before anybody may host instead
                await table.settle()
                async with table.in_silence(*others):
                    await table.gone(ana)
                    await table.wait(2 * HOST_GRACE)
                    ana = await table.screen(ana.token)
                table.phones.insert(0, ana)
                assert table.keeper.room.host == 0
                await ana.do(wire.Pause(on=False))
                await table.settle()

    asyncio.run(evening())
