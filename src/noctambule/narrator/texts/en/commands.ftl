# What the commands print.

## Tables

column-role = Role
column-id = Id
column-team = Team
column-wakes = Wakes
column-stars = ★
column-copies = Copies
column-scenario = Scenario
column-difficulty = Difficulty
column-players = Players
column-deck = Cards
column-wins = Won
column-rate = Rate
column-interval = 95 % interval
wakes-never = never
team-copied = as copied
nobody = nobody
from-a-package = From the package { $package }. Bots weigh such a role night by night, which is slower; the fast engine leaves it to the readable one.
labelled = { $label }: { $value }
number = { $number }
percent = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
scenario-drawn = drawn by chance
scenario-minimum = A minimum set: add a role for each further player.
scenario-center-werewolf = Center werewolf: { $roles }.
set-own = own
set-added = “{ $name }” is kept in { $path }.
simulate-title = { $games } random games, { $players } players
simulate-slowly = The fast engine doesn’t know { $roles }; the readable one takes over, and takes its time.
simulate-seed = Seed: { $seed }

## Replay and verify

replay-deal = The deal
replay-center = In the center: { $cards }.
replay-day = The day
replay-vote = The vote
replay-unfinished = The record ends here; the game was not finished.
replay-as = Only what { $player } was shown.
verify-secret-fits = The secret fits the hash shown before the deal.
verify-pledges-fit = What each phone gave is what it had pledged before.
verify-draw-follows = Whatever was drawn for this deal follows from the shuffle: a deck, words.
verify-deal-follows = The deal follows from the secret and what the players added.
verify-inputs-legal = Every input is legal by the rules.
verify-finished = The game was played to its end.
verify-not-committed = The deal was not committed to beforehand.
verify-secret-not-shown = The secret behind the deal was never shown.
verify-gave = Gave to the shuffle: { $players }.
verify-away = Gave nothing, being away: { $players }.
verify-late = Pledged, and then gave nothing: { $players }.
verify-abandoned = { $count ->
    [one] One game was broken off before this one.
   *[other] { $count } games were broken off before this one.
}
verify-good = This record holds.
verify-bad = This record does not hold.
mark-holds = yes
mark-fails = NO
mark-nothing = –

## The terminal table

prompt = { $text }:
hot-names = Who plays? Names in seat order, clockwise, with commas between
hot-scenarios = Scenarios for so many: { $names }.
hot-scenario = Which one? Enter is for { $name }
hot-cards = Your { $count } cards, as “2 werewolf, seer, robber”
hot-title = One Night, on one screen. Pass it around; look only when it is your turn.
hot-deck = In this game: { $deck }.
hot-center-werewolf = Beside the center lies a center werewolf: { $role }.
hot-commit = The shuffle is settled by a secret. Its fingerprint: { $hash }
hot-contribute = Anyone may add to the shuffle: type anything, or just Enter
hot-pass = { $player }, this is for you alone. Take the screen, then press Enter
hot-card = { $player }, your card:
hot-hide = Press Enter to hide this
hot-night = Night, round { $beat } of { $beats }
hot-news = Since you last looked:
hot-sleep = You sleep. Choose anybody; it means nothing, and nobody can tell.
hot-choose = Your choice
hot-kept = { $answer }. Enter keeps it; another choice changes it
hot-nothing = Nothing new.
hot-dawn = The night is over
hot-day = Day. Talk. { $minutes } minutes are a good length.
hot-public = What everybody can see:
hot-nothing-public = Nothing lies open on the table.
hot-to-vote = Press Enter when you are ready to vote
hot-vote = { $player }, point at somebody.
hot-reveal = The cards are turned up
hot-winners = Won: { $names }
hot-no-winners = Nobody won.
hot-saved = The game is on record. Look at it again: noctambule replay { $path }
hot-bad-choice = “{ $text }” is not one of the choices. Type a number or a name.
hot-stopped = Stopped. What was played so far is in { $path }
hot-stopped-early = Stopped before the deal.
stopped = Stopped.

## Detect

column-player = Player
column-werewolf = Werewolf
column-likely = Most likely
column-said = Said
column-true = True
column-claim = Claim
column-room = Room
column-games = Games
column-opened = Opened
column-last = Last played
detect-title = What { $player } could have known at { $time }
detect-title-end = What { $player } could have known at the end of the day
detect-model = Taken as a rule: what the village says is true { $village } of the time, what werewolves say { $werewolf }, what a tanner says { $tanner }.
detect-exact = Exact: every possible deal was weighed ({ $worlds }).
detect-sampled = Estimated: { $worlds } worlds were drawn, worth { $effective } in full; standard error { $error }.
detect-likely = { $role } { $chance }
detect-no-claims = Nobody had claimed anything.
detect-picture = How likely each was a werewolf: before any claim (0), and after each
detect-legend = · under 5 %, ░ from 5 %, ▒ from 25 %, ▓ from 50 %, █ from 75 %

## play: the server

play-scan = Scan this, or open { $link } on every phone. The room is { $room }.
play-also = If that leads nowhere: { $link }
play-table = The table screen, for a tablet or a TV: { $url }
play-kept = Rooms are kept in { $path }
play-alone = This machine is on no network that phones could be on. Join one, then start again.
play-stop = Ctrl-C ends the watch. Rooms and games under way are kept.
play-other-port = Port { $port } is taken; { $other } is free and will do.
play-nobody = A minute, and nobody has sat down. Should a phone find no way in:
play-try-wifi = Phones and this machine belong on the same Wi-Fi, without mobile data or a VPN in between.
play-try-guests = A guest Wi-Fi often keeps its guests apart. Use the main one, or a phone’s hotspot.
play-try-firewall = A firewall on this machine may turn phones away. Allow Python, or this port, for incoming connections.
play-try-other = Several addresses above? Try the others, with the room’s code.

## rooms

rooms-none = No rooms are kept in { $path }
rooms-nobody = nobody
rooms-would-go = To be removed: { $count ->
    [one] one room
   *[other] { $count } rooms
}. Nothing is gone yet; --yes removes.
rooms-none-old = Nothing to remove.
rooms-gone = { $count ->
    [one] One room is gone.
   *[other] { $count } rooms are gone.
}
