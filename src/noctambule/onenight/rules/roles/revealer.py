"""Revealer: may turn another player's card face up; a werewolf or tanner is turned down again."""

from noctambule.engine.questions import Ask
from noctambule.engine.script import Script
from noctambule.onenight.rules.cards import DAYBREAK, RIGHT_AFTER, SEERS_FRAME, VILLAGE, Role
from noctambule.onenight.rules.effects import Flip, Look
from noctambule.onenight.rules.known import Known


def night(me: int, table: Known) -> Script:
    face_down = tuple(seat for seat in table.others(me) if seat not in table.face_up)
    place = yield Ask(me, "player", face_down)
    card = yield Look(me, place)
    if card not in table.wolves and card != "tanner":
        yield Flip(me, place)


ROLE = Role(
    "revealer",
    VILLAGE,
    1,
    {DAYBREAK: 1},
    frame=SEERS_FRAME,
    wakes="10",
    night=night,
    copied=RIGHT_AFTER,
    lays="revealed",
)
