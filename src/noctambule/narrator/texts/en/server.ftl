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
