"""Seats are not sockets: people wait for a game, look on, walk off, and come back, with a token or a code."""

import asyncio
from random import Random

import pytest

from noctambule.engine.errors import BadInput
from noctambule.engine.records import load
from noctambule.live import wire
from noctambule.live.pacing import TO_PEEK
from noctambule.onenight.rules.history import HISTORY
from noctambule.server.rooms import seats
from noctambule.server.rooms.open_room import GONE_FOR_GOOD
from noctambule.server.rooms.seats import CODE_LASTS, LETTERS, RECOVERY_LENGTH, clean_name
from noctambule.server.screens.showing import GATHER
from tests.server.house import Party, party

NAMES = ("Ana", "Ben", "Cleo", "Dov", "Eve")


def test_who_comes_while_a_game_is_on_waits_and_is_seated_in_the_next() -> None:
    async def evening() -> None:
        async with party(*NAMES[:4]) as table:
            await table.begin()
            fay = await table.screen()
            await fay.join("Fay")
            assert fay.token is not None
            assert fay.view["me"] is None
            await table.settle()
            assert [phone.view["waiting"] for phone in (fay, *table.phones)] == [["Fay"]] * 5
            assert (await fay.do(wire.Ready())) == wire.Refused(fay.last_id, "no-seat")
            other = await table.screen()
            await other.join("fay")
            assert other.refused[-1].code == "same-name-twice"
            await fay.close()
            fay = await table.screen(fay.token)
            await table.phones[0].do(wire.Abandon())
            table.phones.append(fay)
            await table.settle()
            assert fay.view["me"] == 4
            assert fay.view["seats"] == [*NAMES[:4], "Fay"]
            assert fay.view["waiting"] == []
            await table.begin()

    asyncio.run(evening())


def test_who_waits_may_leave_again() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            await table.begin()
            fay = await table.screen()
            await fay.join("Fay")
            assert isinstance(await fay.do(wire.Leave()), wire.Done)
            await table.settle()
            assert table.phones[0].view["waiting"] == []
            back = await table.screen(fay.token)
            assert back.refused[-1].code == "no-such-seat"

    asyncio.run(evening())


def test_who_looks_on_sees_exactly_what_the_table_sees() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            lookers = [await table.screen(kind="table"), await table.screen(kind="watch"), await table.screen()]
            waiting = await table.screen()
            chance = Random("looking on")

            async def all_the_same() -> None:
                table.phones += [*lookers, waiting]
                await table.wait(GATHER)
                del table.phones[-4:]
                for screen in (*lookers, waiting):
                    assert (screen.view, screen.events) == (lookers[0].view, lookers[0].events)
                    assert "prompt" not in screen.view
                    assert "own" not in screen.view

            await all_the_same()
            await table.deal()
            await waiting.join("Fay")
            await all_the_same()
            await table.everyone(wire.Ready)
            await all_the_same()
            assert lookers[0].events == []
            await table.play_the_night(chance)
            await table.look()
            await all_the_same()
            await table.vote_now()
            await table.point(chance)
            await all_the_same()
            assert lookers[0].events[-1]["kind"] in ("won", "lost")

    asyncio.run(evening())


def test_who_is_away_and_how_many_look_on_is_told_by_day_and_never_at_night() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            ana, _, _, dov, eve = table.phones
            lookers = [await table.screen(kind="table"), await table.screen(kind="watch")]
            await table.wait(GATHER)
            assert (ana.view["away"], ana.view["watching"]) == ([], 1)
            await table.gone(dov)
            await table.wait(GATHER)
            assert ana.view["away"] == [3]
            dov = await table.screen(dov.token)
            table.phones.insert(3, dov)
            await table.wait(GATHER)
            assert ana.view["away"] == []
            await table.begin()
            async with table.in_silence(ana):
                await table.gone(eve)
                await table.wait(GATHER)
            assert "away" not in ana.view
            assert "watching" not in ana.view
            await table.wait(120_000)
            assert table.phase == "day"
            assert ana.view["away"] == [4]
            assert ana.view["watching"] == 1
            await asyncio.gather(*(screen.close() for screen in lookers))

    asyncio.run(evening())


def test_who_never_heard_the_answer_asks_again_and_has_one_seat() -> None:
    async def evening() -> None:
        async with party(*NAMES[:3]) as table:
            for phase in ("lobby", "night"):
                if phase == "night":
                    await table.begin()
                lost, again, stranger = [await table.screen() for _ in range(3)]
                asked = wire.Join(id=f"a phone's own {phase}", name=f"Fay by {phase}")
                await lost.say(asked)
                while lost.token is None:
                    await lost.hear()
                await again.say(asked)
                while again.token is None:
                    await again.hear()
                await table.settle()
                people = (*table.keeper.room.seats, *table.keeper.room.waiting)
                assert [seat.name for seat in people].count(asked.name) == 1
                assert (await table.screen(again.token)).refused == []
                assert (await table.screen(lost.token)).refused[-1].code == "no-such-seat"
                await stranger.say(wire.Join(id="short", name=asked.name))
                while not stranger.refused:
                    await stranger.hear()
                assert stranger.refused[-1].code == "same-name-twice"
                if phase == "lobby":
                    table.phones.append(again)

    asyncio.run(evening())


def test_two_seats_can_be_held_by_one_phone() -> None:
    async def evening() -> None:
        async with party("Ana", "Ben", "Cleo") as table:
            again = await table.screen(table.phones[0].token)
            await table.begin()
            table.phones.append(again)
            await table.settle()
            table.phones.pop()
            assert again.view == table.phones[0].view
            assert again.events == table.phones[0].events

    asyncio.run(evening())


async def a_lost_phone(table: Party) -> str:
    """Ben's phone is gone; the host asks for a code."""
    ana, ben, *_ = table.phones
    await table.gone(ben)
    reply = await ana.do(wire.Recover(seat=1))
    assert isinstance(reply, wire.Code)
    assert (reply.seat, len(reply.code)) == (1, RECOVERY_LENGTH)
    assert set(reply.code) <= set(LETTERS)
    return reply.code


def test_a_seat_comes_back_with_a_code_once_its_phone_has_been_gone_for_long_enough() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            await table.begin()
            ana, ben, cleo, *_ = table.phones
            card = ben.events
            assert isinstance(await cleo.do(wire.Recover(seat=1)), wire.Refused)
            await table.wait(10_000)  # it is since the phone went that it has been gone, and not since the room began
            code = await a_lost_phone(table)
            new = await table.screen()
            await new.come_back("WRONGX")
            await new.come_back(code)
            await table.wait(GONE_FOR_GOOD - 1)
            await new.come_back(code)
            assert [refused.code for refused in new.refused] == ["no-such-code", "seat-is-here", "seat-is-here"]
            await table.wait(1)
            async with table.in_silence():
                await new.come_back(code.lower())
            assert new.view["me"] == 1
            assert new.events[0] == card[0]
            assert new.token != ben.token
            old = await table.screen(ben.token)
            assert old.refused[-1].code == "no-such-seat"
            again = await table.screen()
            await again.come_back(code)
            assert again.refused[-1].code == "no-such-code"
            # At night nobody hears of it; by day everybody does.
            await table.settle()
            assert ana.view["returned"] == []
            assert (await table.screen(kind="watch")).view["returned"] == []
            assert "remarks" not in ana.view
            await table.wait(120_000)
            assert table.phase == "day"
            assert [seat for seat, _ in ana.view["returned"]] == [1]
            assert ana.view["away"] == []
            await ana.do(wire.Abandon())
            await ana.do(wire.Kick(seat=1))
            await table.settle()
            assert ana.view["returned"] == []
            assert ana.view["remarks"] == []

    asyncio.run(evening())


def test_a_code_is_good_for_a_while_and_for_nobody_who_is_there() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            code = await a_lost_phone(table)
            new = await table.screen()
            await table.wait(CODE_LASTS)
            await new.come_back(code)
            assert new.refused[-1].code == "no-such-code"
            ana, cleo = table.phones[0], table.phones[1]
            reply = await ana.do(wire.Recover(seat=2))
            assert isinstance(reply, wire.Code)
            await table.wait(GONE_FOR_GOOD)
            await new.come_back(reply.code)
            assert new.refused[-1].code == "seat-is-here"
            assert isinstance(await cleo.do(wire.Return(code=reply.code)), wire.Refused)
            assert cleo.refused[-1].code == "not-asked"

    asyncio.run(evening())


def test_codes_can_not_be_guessed_by_the_thousand() -> None:
    async def evening() -> None:
        async with party("Ana", "Ben", "Cleo") as table:
            guesser = await table.screen()
            for number in range(150):
                table.clock.move_to(table.clock.now() + 100)
                await guesser.come_back(f"GUESS{number % 9}")
            assert guesser.refused[0].code == "no-such-code"
            assert guesser.refused[-1].code == "too-fast"

    asyncio.run(evening())


def test_a_host_who_comes_back_with_a_code_hosts_again() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            ana, ben, *_ = table.phones
            await table.gone(ana)
            await table.wait(60_000)
            assert ben.view["host"] == 1
            reply = await ben.do(wire.Recover(seat=0))
            assert isinstance(reply, wire.Code)
            back = await table.screen()
            await back.come_back(reply.code)
            await table.wait(GATHER)
            assert ben.view["host"] == 0
            assert isinstance(await back.do(wire.Start()), wire.Done)

    asyncio.run(evening())


def test_a_bot_plays_for_who_is_not_there_and_the_person_returns_at_once() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            ana, *_, eve = table.phones
            chance = Random("absent")
            await table.gone(eve)
            await table.deal()
            began = table.clock.now()
            await table.everyone(wire.Ready)
            assert table.phase == "deal"
            while table.phase == "deal":
                await table.wait(500)
            assert table.clock.now() - began < TO_PEEK // 2  # long before the deadline
            await table.play_a_beat(chance)
            assert table.phase == "night"
            while table.phase == "night":
                await table.wait(500)
            eve = await table.screen(eve.token)
            table.phones.append(eve)
            assert eve.view["me"] == 4
            await table.look()
            await table.gone(eve)
            await table.vote_now()
            await table.point(chance)
            assert table.phase == "vote"
            await table.wait(10_000)
            assert table.phase == "over"
            async with table.session.get(f"{table.url}/rooms/{table.room}/records/1") as answer:
                recorded = HISTORY.read(load((await answer.text()).splitlines()))
            assert [check.holds for check in HISTORY.verify(recorded)] == [True] * 6
            by_bots = {(entry.seat, entry.by) for entry in recorded.record.inputs if entry.by != "player"}
            assert by_bots == {(4, "bot")}
            assert recorded.record.inputs[-1].seat == 4
            assert ana.view["past"] == 1

    asyncio.run(evening())


def test_who_comes_back_in_the_middle_of_a_beat_taps_for_themselves() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            *_, eve = table.phones
            await table.begin()
            await table.gone(eve)
            back = await table.screen(eve.token)
            await table.wait(10_000)
            live = table.keeper.room.live
            assert live is not None
            assert 4 not in live.night.taps
            assert isinstance(await back.do(wire.Tap(beat=0, answer=None)), wire.Done | wire.Refused)

    asyncio.run(evening())


def test_an_empty_room_plays_no_game_with_itself() -> None:
    async def evening() -> None:
        async with party("Ana", "Ben", "Cleo") as table:
            await table.begin()
            await table.gone(*table.phones)
            await table.wait(14_000)
            live = table.keeper.room.live
            assert live is not None
            assert live.phase == "night"
            assert live.night.taps == {}

    asyncio.run(evening())


def test_a_name_is_measured_before_anything_is_done_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert clean_name("Zoe\u0301") == "Zoé"
    monkeypatch.setattr(seats, "unicodedata", None)  # whoever asks it anything fails
    with pytest.raises(BadInput) as refused:
        clean_name("a" + "\u0316\u0301" * 5_000)
    assert refused.value.code == "name-not-usable"


def test_who_is_away_is_known_by_the_seats_as_they_are_and_who_looks_on_is_counted() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            ana, ben, *_, eve = table.phones
            lookers = [await table.screen(kind="watch") for _ in range(2)] + [await table.screen()]
            tables = [await table.screen(kind="table") for _ in range(5)]
            await table.gone(eve)
            await table.wait(GATHER)
            assert (ana.view["away"], ana.view["watching"]) == ([4], 3)
            await ana.do(wire.Order(seats=(4, 0, 1, 2, 3)))
            await table.settle()
            assert ana.view["away"] == [0]
            await ana.do(wire.Kick(seat=0))
            await table.settle()
            assert ana.view["away"] == []
            await ana.do(wire.Kick(seat=ben.view["me"]))  # whose phone stays, and looks on
            await table.wait(GATHER)
            assert ana.view["watching"] == 4
            await asyncio.gather(*(screen.close() for screen in (*lookers, *tables)))

    asyncio.run(evening())


def test_a_seat_that_is_shown_on_two_screens_is_there_until_the_last_one_goes() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            ana, ben, *_ = table.phones
            tablet = await table.screen(ben.token)
            await table.wait(2 * GONE_FOR_GOOD)
            code = await a_lost_phone(table)
            await table.wait(GONE_FOR_GOOD)
            assert ana.view["away"] == []
            new = await table.screen()
            await new.come_back(code)
            await tablet.close()
            await table.until(lambda: 1 not in table.keeper.presence.seats(table.keeper.room))
            await new.come_back(code)
            await table.wait(GONE_FOR_GOOD - 1)
            await new.come_back(code)
            assert [refused.code for refused in new.refused] == ["seat-is-here"] * 3
            await table.wait(1)
            await new.come_back(code)
            assert new.view["me"] == 1

    asyncio.run(evening())
