# What a room answers when it refuses something.

not-a-pledge = That can not be pledged to a shuffle.
not-what-was-pledged = That is not what this phone had pledged to the shuffle.
hosts-own = That is for the host to decide.
room-is-full = This room is full: { $most } can play.
no-chat = There is no chat in this room, or the line is too long.
paused = The game is paused.
try-again = Somebody was quicker. Try again.
unreadable = That could not be understood.
no-seat = Take a seat first.
hello-first = Say which room first.
no-such-room = There is no room with this code.
no-such-seat = This seat is gone. Join again.
not-kept = That could not be written down, so it was not done. Try again.
too-fast = That was too fast. Wait a moment.
no-such-code = This code is not good, or no longer. Ask the host for another.
seat-is-here = Somebody is at this seat. Its phone must have been gone for twenty seconds.
enough-said = Enough has been said in this game.
nobody-there = There is nobody else at that seat.
house-is-full = All rooms are taken. Try again later.
no-bots-here = Bots can not think on this machine: it lacks noctambule[lab].

# The door, and what is over.

needs-key = What is over is for those who were there. Take your seat, or open the link that somebody at the table hands you.
room-asks = This table is closed. You can knock.
room-locked = This table is locked: nobody new comes in.
kept-out = The host does not let this phone in. Only the host can change that.
removed = The host took you away from the table. Ask there, or come back in half a minute.
wait-a-little = { $seconds ->
    [one] Wait one second, then come back.
   *[other] Wait { $seconds } seconds, then come back.
}
others-knock = Others are knocking just now. Try again in a moment.
too-many-outside = Too many wait at this door. Try again later.
not-let-in = The host does not let you in now.
nobody-answered = Nobody answered. Knock again.
no-such-knock = Nobody is knocking any more.
no-such-evening = That evening is no longer kept.
no-such-name = Nobody called { $name } played here.
room-deleted = This table was deleted, with all its games.
