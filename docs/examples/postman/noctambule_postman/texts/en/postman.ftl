role-postman = Postman
    .the = the postman
    .a = a postman
    .plural = postmen
    .about = You go from door to door, to your left or to your right, and look at the first two cards on your way.
    .brief = You look at two neighbours’ cards on one side of you.
    .more = You wake after all seers. A Werewolf’s card at the first door sends you home, and you pass by a shield. What you saw may still be moved.
do-postman = You may go from door to door, left or right, and look at two cards. After a Werewolf’s, look no further.
ask-postman-direction = Which way do you go?
app-night-postman-direction = Which way do you go?
    .then = You look at two cards on your way.
    .act = { $way ->
            [left] Ring on the left
           *[right] Ring on the right
        }
    .not = Ring nowhere
