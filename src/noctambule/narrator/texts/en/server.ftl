# What a room answers when it refuses something.

hosts-own = That is for the host to decide.
game-is-on = A game is under way. Sit down when it is over.
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
