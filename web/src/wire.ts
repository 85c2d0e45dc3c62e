/** Written by `make protocol` from the server's types; a test fails when it is stale. */

/** Back to the lobby, whatever was going on; after a game, to play again. */
export interface Abandon {
  do: "abandon";
  id?: string;
}

/** I think it was this one; null takes it back. */
export interface Accuse {
  do: "accuse";
  id?: string;
  at?: number | null;
}

/** A bot sits down, in the lobby. It is removed as anybody is. */
export interface AddBot {
  do: "bot";
  id?: string;
  strength?: "beginner" | "regular" | "sharp";
  temperament?: "eager" | "quiet" | "sceptical" | "theatrical";
}

/** How a night is to be read aloud; the cards stand beside it. */
export interface Aloud {
  lang?: "en" | "fr";
  seconds?: number | null;
}

/** Werewords: a typed question to the mayor. */
export interface Ask {
  do: "ask";
  id?: string;
  text?: string;
}

/** One Night: what could I say next, claiming this? Answered with `stories`, to who asks alone. */
export interface AskStory {
  do: "story";
  id?: string;
  role?: string;
  story?: Told[];
}

/** A call of the night, from the cards in the game alone. */
export interface Call {
  id: string;
  role: string;
  /** The doppelganger's own call, right after the role she copied. */
  again: boolean;
  /** Who sleeps on and shows a thumb. */
  thumb: string | null;
  /** The roles that wake together here. */
  together: string[];
}

/** The deal was called for: who is bound to what, before anybody opens. */
export interface Called {
  /** By seat; empty for bots and for who was away. */
  pledges: string[];
  /** What will be shuffled, by name: SHA-256 of its list in JSON, [what lies there, what comes later]. */
  pools: Record<string, string>;
}

/** Another strength or temperament for a bot, in the lobby. */
export interface ChangeBot {
  do: "change-bot";
  id?: string;
  seat?: number;
  strength?: "beginner" | "regular" | "sharp";
  temperament?: "eager" | "quiet" | "sceptical" | "theatrical";
}

/** Free words, where the host allows them. */
export interface Chat {
  do: "chat";
  id?: string;
  text?: string;
}

/** The cards as they would lie on the table, what keeps them from being a game, and what the rules advise. */
export interface Checked {
  game: string;
  edition: string | null;
  deck: string[];
  center_werewolf: string | null;
  artifacts: string[];
  drawn: boolean;
  problems: Refusal[];
  advice: Refusal[];
  wakes: Call[];
}

/** Other settings, in the lobby. */
export interface Choose {
  do: "choose";
  id?: string;
  /** Of the game they name; the game's id alone takes what was last chosen for it. What is left out is as usual. */
  settings?: Settings | Pick<Settings, "game">;
}

/** Somebody says to have been dealt a role and, maybe, some or all of what it did and saw. */
export interface Claim {
  seat: number;
  role: string;
  story: Told[];
}

/** The host's code for a seat, good for ten minutes, once the seat has had no screen for twenty seconds. */
export interface Code {
  say: "code";
  id: string;
  seat: number;
  code: string;
}

/** Nothing is new but how many are ready, would rather vote now or have pointed; every screen is told the same. */
export interface Counted {
  say: "counts";
  v: number;
  counts: Counts;
}

/** How many have looked at their cards, would rather vote now, have pointed. */
export interface Counts {
  ready: number;
  enough: number;
  voted: number;
}

/** What was said is on record. */
export interface Done {
  say: "done";
  id: string;
  v: number;
}

/** Let us vote; a majority ends the talk. */
export interface EndDay {
  do: "end-day";
  id?: string;
}

/** Something that happened and that this screen may see. */
export interface Event {
  kind: string;
  call: string;
  step: number;
  seat: number | null;
  places: (number | null)[];
  what: string[];
}

/** The first thing on every socket: which room, the seat's secret token if there is one, and what it is. A table screen is shared and speaks; whoever watches is counted; a phone without a seat may take one. */
export interface Hello {
  do: "hello";
  id?: string;
  room?: string;
  token?: string | null;
  as?: "phone" | "table" | "watch";
}

/** Hands hosting on. */
export interface Host {
  do: "host";
  id?: string;
  seat?: number;
}

/** Takes a new seat, while a game is on in the next one. */
export interface Join {
  do: "join";
  id?: string;
  name?: string;
}

/** Removes a seat, in the lobby. */
export interface Kick {
  do: "kick";
  id?: string;
  seat?: number;
}

/** Gives the seat up, or the wait for one. */
export interface Leave {
  do: "leave";
  id?: string;
}

/** How long what people write may be, and what a room's code is made of. */
export interface Limits {
  name: number;
  chat: number;
  set_name: number;
  /** Of a set of one's own, and the line about it. */
  set_about: number;
  code: number;
  code_letters: string;
}

/** Something said aloud: when it begins (in seconds), at which call, and the silence after it. */
export interface Line {
  at: number;
  call: string;
  text: string;
  silence: number;
}

/** One thing that was shuffled. */
export interface Lot {
  name: string;
  /** What lay there, in the order that it has by itself. */
  before: string[];
  /** What was taken, from the front. */
  after: string[];
  /** How often it was shuffled, until it made a game. */
  times: number;
  /** What comes later, by its place before, and how often it has been taken. */
  later: [number, number][];
}

/** One Night: I was this, and that is what happened. */
export interface MakeClaim {
  do: "claim";
  id?: string;
  role?: string;
  story?: Told[];
}

/** What random games show of a deck; an Anarchy's are over many decks. */
export interface Measured {
  players: number;
  edition: string;
  deck: string[] | null;
  games: number;
  /** By team, when every answer and vote is by chance. */
  wins: Record<string, Rate>;
  /** The same when votes go by what their owners saw. */
  wins_by_sight: Record<string, Rate>;
  /** The share of players who end with another card than they were dealt. */
  moved: number;
  no_wolf_dealt: number;
  /** How often no player is a werewolf, at the deal and at the end. */
  no_wolf: number;
  /** How uncertain it is before the night who the werewolves are at the end. */
  unknown_bits: number;
  /** How much of that a player knows at dawn, on the average. */
  told_bits: number;
  told_by_role: Record<string, number>;
  quick: NightLength;
  narrated: NightLength;
}

/** Something that happened, `at` milliseconds after the deal; with the cards as they lie where some were moved. */
export interface Moment {
  at: number;
  kind: string;
  call: string;
  step: number;
  seat: number | null;
  places: (number | null)[];
  what: string[];
  cards?: string[] | null;
}

/** One minute more of day. */
export interface MoreTime {
  do: "more-time";
  id?: string;
}

/** A whole night to be read aloud, and what may have come of it when the cards are turned up. */
export interface Narration {
  deck: string[];
  center_werewolf: string | null;
  artifacts: string[];
  /** The cards that may be something else by then, and what each may be. */
  becomes: Record<string, string[]>;
  wakes: Call[];
  /** What to lay on the table before, in sentences; how the cards are dealt comes first. */
  lay_out: string[];
  /** What to know there. */
  at_the_vote: string[];
  lines: Line[];
  /** The same for a group that knows it: to each of these there is one of those, the same one of its call. */
  short: Line[];
}

/** What this screen may see: whole on connecting, afterwards with new events only. The version never falls, and what others do in the dark does not raise it. `now` is the room's time, in which deadlines are told. */
export interface News {
  say: "news";
  v: number;
  whole: boolean;
  now: number;
  view: View;
  pad: string;
}

/** Beats, and seconds: in quick pace at most so many. */
export interface NightLength {
  beats: number;
  seconds: number;
}

/** A game of One Night, as everybody may see it. */
export interface OneNight {
  game: "one-night";
  phase: "day" | "deal" | "look" | "night" | "over" | "vote";
  /** The whole night, in wake order. */
  wakes: Call[];
  /** Those of this beat. */
  calls: Call[];
  /** The ids of those that a later beat belongs to as well. */
  goes_on: string[];
  beat: number;
  beats: number;
  counts: Counts;
  /** Who accuses whom. */
  accusations: [number, number][];
  deck: string[];
  center_werewolf: string | null;
  artifacts: string[];
  /** The last ones, in order. */
  claims: Claim[];
}

/** The cards of One Night: a deck of one's own, or a scenario. */
export interface OneNightCards {
  game: "one-night";
  players?: number;
  deck?: string[] | null;
  scenario?: string | null;
  edition?: "bezier" | "ravensburger" | null;
  center_werewolf?: string | null;
  artifacts?: string[] | null;
  first_game?: boolean;
}

/** All there is to choose from and to look up in One Night. */
export interface OneNightReference {
  fewest_players: number;
  most_players: number;
  /** What a new room is set to. */
  settings: OneNightSettings;
  roles: Role[];
  teams: string[];
  artifacts: string[];
  scenarios: Scenario[];
  editions: string[];
  boxes: string[];
  /** What may be asked at each call, whatever the cards in the game. */
  powers: Record<string, Power[]>;
  center_werewolves: string[];
  /** The role for which a center werewolf is laid out, and the one for which artifacts are. */
  center_werewolf_with: string;
  artifacts_with: string;
  giant_players: number;
}

/** One Night: a scenario or a deck, and how the evening goes. */
export interface OneNightSettings {
  game: "one-night";
  pace: "narrated" | "quick";
  /** Narrated pace: the time to act at each call; null for the narrator's own. */
  call_seconds: number | null;
  /** Narrated pace: names and little else, for a group that knows the night. */
  short: boolean;
  chat: boolean;
  edition: "bezier" | "ravensburger";
  scenario: string | null;
  deck: string[] | null;
  center_werewolf: string | null;
  /** Those a curator may draw; null for all. */
  artifacts: string[] | null;
  day_minutes: number;
}

/** What was pledged, once the host has called for the deal; it is the next pledge. Not answered, if it fits. */
export interface Open {
  do: "open";
  id?: string;
  /** 32 bytes in hex, that nobody but this screen could know before. */
  opening?: string;
}

/** A new room, by its code. */
export interface Opened {
  room: string;
}

/** The seats in table order, clockwise. */
export interface Order {
  do: "order";
  id?: string;
  seats?: number[];
}

/** What concerns one seat alone: whether it has tapped or is ready, and what a mask or a shroud keeps from it. */
export interface Own {
  tapped: boolean;
  silenced: boolean;
  turned_away: boolean;
  /** The claims, by their place in the list, that what this seat was shown contradicts for certain. */
  contradicted: number[];
  /** Where its finger points. */
  pointed: number | null;
}

/** A set that was read. */
export interface OwnSet {
  id: string;
  name: string;
  about: string;
  /** One of the games' own, as a host chooses them. */
  settings: Settings;
  /** How many can play it. */
  players: number[];
  /** The same, as it stands in a file. */
  file: string;
  /** The way to keep it on another phone. */
  link: string;
}

/** A finger by day, when it was raised; null took it back. */
export interface PastAccusation {
  at: number;
  seat: number;
  target: number | null;
}

/** A line of chat, when it was written. */
export interface PastChat {
  at: number;
  seat: number;
  text: string;
}

/** A claim, and when it was made. */
export interface PastClaim {
  seat: number;
  role: string;
  story: Told[];
  at: number;
}

/** A finished game in the list; `at` is milliseconds since 1970. */
export interface PastGame {
  number: number;
  game: string;
  at: number;
  players: string[];
  winners: string[];
  scenario: string | null;
}

/** Stops the clock, or lets it go on. */
export interface Pause {
  do: "pause";
  id?: string;
  on?: boolean;
}

/** Binds this seat to what it will give to the next shuffle: said on every line once, and not answered. */
export interface Pledge {
  do: "pledge";
  id?: string;
  /** SHA-256 of what will be opened as it is written, in hex. */
  pledge?: string;
}

/** At somebody. */
export interface Point {
  do: "point";
  id?: string;
  at?: number;
}

/** A question that may be put at a call of One Night, to whoever holds the card. */
export interface Power {
  /** Whose power asks: who copied a role asks as that one. */
  role: string;
  kind: string;
  /** The editions in which it can't be declined. */
  must: string[];
  /** What keeps a card from being chosen when it lies on it: kinds of events that everyone is shown. */
  avoids: string[];
}

/** What a seat is asked now: every legal answer, and whether it may be declined (answered null). */
export interface Prompt {
  kind: string;
  call: string;
  options: (number | string | [number, number])[];
  may_decline: boolean;
}

/** What every screen may see. */
export interface Public {
  room: string;
  seats: string[];
  host: number;
  /** The seats that bots sit at, how well each plays and how it talks. */
  bots: [number, "beginner" | "regular" | "sharp", "eager" | "quiet" | "sceptical" | "theatrical"][];
  /** Who will be seated when this game is over. */
  waiting: string[];
  /** What is chosen; one of the games' own. */
  settings: Settings;
  /** How many words the group has of its own, in a game that is played with words. */
  own_words: number;
  paused: boolean;
  deadline: number | null;
  /** Milliseconds until the deadline, while the clock is stopped. */
  left: number | null;
  chat: [number, string][];
  /** How many games were played to their end here. */
  past: number;
  /** The last few seats that were taken back with a code, and when; not told at night. */
  returned: [number, number][];
  /** The seats without a screen; not told at night. */
  away?: number[];
  /** How many look on without a seat; not told at night. */
  watching?: number;
  /** In the lobby. */
  remarks?: Remark[];
  /** Of the next game: the hash of the secret behind its shuffle. */
  seal?: string;
  /** While the cards are being shuffled. */
  called?: Called;
  /** How many games were broken off since the last one that came to its end; left out where none was. */
  abandoned?: number;
  /** From the deal on: the hash of the secret behind the shuffle. */
  commitment?: string;
  /** The game under way, where one is; as the game shows it. */
  live?: Live;
  /** When the game is over. */
  secret?: string;
  /** When the game is over: all else that is needed to shuffle again. */
  shuffled?: Shuffled;
  /** What bots last claimed, and whom they accuse, in their own words. */
  spoken: Spoken[];
}

/** A share of all games, and where it surely lies (95 %). */
export interface Rate {
  rate: number;
  low: number;
  high: number;
}

/** I have seen my card; after the night, what it showed me. */
export interface Ready {
  do: "ready";
  id?: string;
}

/** A code with which somebody may come back to this seat on another phone. */
export interface Recover {
  do: "recover";
  id?: string;
  seat?: number;
}

/** All there is to choose from and to look up. */
export interface Reference {
  version: string;
  /** Each game's own, by its id; the first is what a new room is set to. */
  games: Games;
  rulings: string[];
  limits: Limits;
}

/** Why something was not done: a stable code, and what its sentence is made of. */
export interface Refusal {
  code: string;
  details: Record<string, string | number | string[]>;
}

/** What was said was not done, and why: a stable code and its details. */
export interface Refused {
  say: "refused";
  id: string;
  code: string;
  details: Record<string, string | number | string[] | null>;
}

/** What is wrong with the cards chosen, or advised about them. */
export interface Remark {
  code: string;
  blocks: boolean;
  details: Record<string, string | number | string[] | null>;
}

/** A finished game, from the deal to the verdict. */
export interface Replay {
  edition: string | null;
  deck: string[];
  center_werewolf: string | null;
  artifacts: string[];
  /** The card dealt to each place, as far as the game has cards there. */
  dealt: string[];
  /** What each player counted as at the end. */
  roles: string[];
  teams: string[];
  votes: (number | null)[];
  winners: number[];
  /** What was claimed and when, in a game of claims. */
  claims: PastClaim[];
  number: number;
  game: string;
  at: number;
  players: string[];
  scenario: string | null;
  events: Moment[];
  accusations: PastAccusation[];
  chat: PastChat[];
  bots: [number, "beginner" | "regular" | "sharp", "eager" | "quiet" | "sceptical" | "theatrical"][];
  /** When which bot took each seat to be a werewolf, how likely. */
  beliefs: [number, number, number[]][];
}

/** Takes back a seat with a code from the host, on a phone that has none. */
export interface Return {
  do: "return";
  id?: string;
  code?: string;
}

/** A role of One Night. */
export interface Role {
  id: string;
  team: string;
  stars: number;
  /** How many of it each box holds. */
  boxes: Record<string, number>;
  /** All the copies there are. */
  copies: number;
  /** How many of the copies the Bezier edition's boxes lack. */
  not_in_bezier: number;
  /** The calls at which it wakes, in order. */
  wakes: string[];
  /** Whether a game of more than `most_players` may have any number of it. */
  unlimited: boolean;
}

/** A printed set of roles; where it is drawn by chance there are no decks. */
export interface Scenario {
  id: string;
  boxes: string[];
  difficulty: string | null;
  edition: string;
  players: number[];
  decks: Record<string, string[]>;
  draw: boolean;
  /** A minimum set: for more players, roles may be added. */
  minimum: boolean;
  introduction: boolean;
}

/** A set as it stands in a file: YAML, or JSON. */
export interface SetWritten {
  text: string;
}

/** All that a shuffle was made of, beside its secret. */
export interface Shuffled {
  pledges: string[];
  /** By seat; empty where nothing was given. */
  openings: string[];
  lots: Lot[];
}

/** The host called for the deal, and nothing else is new; every screen is told the same, and opens its pledge. */
export interface Shuffling {
  say: "shuffling";
  v: number;
  called: Called;
}

/** What a bot says, in each language. */
export interface Spoken {
  seat: number;
  words: Record<string, string>;
}

/** Calls for the deal: nothing can be changed or pledged any more, and the cards follow. */
export interface Start {
  do: "start";
  id?: string;
}

/** How often a player of this room played, won, and was dealt what. */
export interface Statistics {
  name: string;
  games: number;
  wins: number;
  games_by_game: Record<string, number>;
  wins_by_game: Record<string, number>;
  games_by_team: Record<string, number>;
  wins_by_team: Record<string, number>;
  dealt: Record<string, number>;
}

/** The tokens left; yes and no are two sides of the same ones. */
export interface Stock {
  yes_no: number;
  maybe: number;
  so_close: number;
  correct: number;
}

/** One Night: what may be said next; nothing when the story is whole. */
export interface Stories {
  say: "stories";
  id: string;
  next: Told[];
}

/** An answer to this beat's prompt. */
export interface Tap {
  do: "tap";
  id?: string;
  beat?: number;
  answer?: number | string | [number, number] | null;
}

/** Werewords: the mayor's answer, to the first question waiting or to who asked aloud. */
export interface Token {
  do: "token";
  id?: string;
  token?: string;
  asker?: number | null;
}

/** One thing a speaker says to have happened: an event, without the proof. */
export interface Told {
  kind: string;
  places: number[];
  what: string[];
}

/** Werewords: the mayor takes the last token back. */
export interface Undo {
  do: "undo";
  id?: string;
}

/** All that a screen is shown: what is public, and what is its seat's own. */
export interface View {
  room: string;
  seats: string[];
  host: number;
  /** The seats that bots sit at, how well each plays and how it talks. */
  bots: [number, "beginner" | "regular" | "sharp", "eager" | "quiet" | "sceptical" | "theatrical"][];
  /** Who will be seated when this game is over. */
  waiting: string[];
  /** What is chosen; one of the games' own. */
  settings: Settings;
  /** How many words the group has of its own, in a game that is played with words. */
  own_words: number;
  paused: boolean;
  deadline: number | null;
  /** Milliseconds until the deadline, while the clock is stopped. */
  left: number | null;
  chat: [number, string][];
  /** How many games were played to their end here. */
  past: number;
  /** The last few seats that were taken back with a code, and when; not told at night. */
  returned: [number, number][];
  /** The seats without a screen; not told at night. */
  away?: number[];
  /** How many look on without a seat; not told at night. */
  watching?: number;
  /** In the lobby. */
  remarks?: Remark[];
  /** Of the next game: the hash of the secret behind its shuffle. */
  seal?: string;
  /** While the cards are being shuffled. */
  called?: Called;
  /** How many games were broken off since the last one that came to its end; left out where none was. */
  abandoned?: number;
  /** From the deal on: the hash of the secret behind the shuffle. */
  commitment?: string;
  /** The game under way, where one is; as the game shows it. */
  live?: Live;
  /** When the game is over. */
  secret?: string;
  /** When the game is over: all else that is needed to shuffle again. */
  shuffled?: Shuffled;
  /** What bots last claimed, and whom they accuse, in their own words. */
  spoken: Spoken[];
  me: number | null;
  events: Event[];
  /** Of a seat, in a game. */
  own?: Own;
  /** Of a seat, in a game. */
  prompt?: Prompt | null;
}

/** You have a seat, or (null) will have one in the next game. The token is its secret: whoever shows it is you. */
export interface Welcome {
  say: "welcome";
  seat: number | null;
  token: string;
}

/** Werewords: the other ending, by the mayor or the host. */
export interface Whoops {
  do: "whoops";
  id?: string;
}

/** The cards of Werewords: how many of whom. */
export interface WordCards {
  game: "werewords";
  players?: number;
  werewolves?: number;
  beholder?: boolean;
  minion?: boolean;
}

/** A pack of words, and how many it has. */
export interface WordPack {
  language: string;
  difficulty: string;
  words: number;
}

/** What Werewords is played with. */
export interface WordReference {
  fewest_players: number;
  most_players: number;
  /** What a new room is set to. */
  settings: WordsSettings;
  roles: string[];
  tokens: string[];
  languages: string[];
  difficulties: string[];
  packs: WordPack[];
  /** The card that chooses the word; its holder has another role in secret. */
  mayor: string;
  /** The roles that see it at night. */
  shown_the_word: string[];
  /** The role that points once the word is found. */
  point_at_a_guess: string;
  /** The roles that settings have a switch for. */
  optional: string[];
  /** The role that fills up the cards. */
  fills: string;
  longest_question: number;
}

/** A game of Werewords, as everybody may see it. */
export interface Words {
  game: "werewords";
  phase: "day" | "deal" | "guessed" | "look" | "night" | "over" | "talk" | "vote";
  /** The whole night, in wake order. */
  wakes: Call[];
  /** Those of this beat. */
  calls: Call[];
  /** The ids of those that a later beat belongs to as well. */
  goes_on: string[];
  beat: number;
  beats: number;
  counts: Counts;
  /** Who accuses whom. */
  accusations: [number, number][];
  cards: string[];
  mayor: number;
  stock: Stock;
  /** Who asked what and has no token yet. */
  waiting: [number, string | null][];
  /** Who asked what and got which token. */
  given: [number, string | null, string][];
  ending: "guessed" | "missed" | null;
}

/** The words, and others should the mayor ask for them. */
export interface WordsDrawn {
  words: string[];
  other_words: string[];
}

/** Werewords: which words, how long, and with which roles. */
export interface WordsSettings {
  game: "werewords";
  pace: "narrated" | "quick";
  /** Narrated pace: the time to act at each call; null for the narrator's own. */
  call_seconds: number | null;
  /** Narrated pace: names and little else, for a group that knows the night. */
  short: boolean;
  chat: boolean;
  words: "en" | "fr";
  difficulty: "easy" | "hard" | "medium" | "ridiculous";
  /** Words of the group's own instead of a pack. They are never shown: an empty list stands for those there are. */
  own_words: string[] | null;
  words_shown: number;
  word_minutes: number;
  werewolves: number;
  beholder: boolean;
  minion: boolean;
}

/** Which words a mayor is to choose from: of one of our packs, or of the table's own words. */
export interface WordsWanted {
  lang?: "en" | "fr";
  difficulty?: "easy" | "hard" | "medium" | "ridiculous";
  shown?: number;
  own?: string[] | null;
  seen?: string[];
}

/** A game that was written down in the referee's language. */
export interface Written {
  document: Record<string, unknown>;
  lang?: "en" | "fr";
}

export type Message = Hello | Join | Leave | Return | Pledge | Open | Choose | Order | Kick | Host | Recover | AddBot | ChangeBot | Start | Ready | Tap | EndDay | Point | Accuse | Chat | Pause | MoreTime | Abandon | MakeClaim | Ask | Token | Undo | Whoops | AskStory;

export type Reply = Welcome | News | Counted | Shuffling | Done | Code | Refused | Stories;

export type Answer = number | string | [number, number] | null;

export type Detail = string | number | string[] | null;

/** A game under way, whichever it is. */
export type Live = OneNight | Words;

/** What is chosen, for whichever game. */
export type Settings = OneNightSettings | WordsSettings;

/** Cards for a table without phones. */
export type Cards = OneNightCards | WordCards;

/** The cards of a game whose night is to be read aloud. */
export type Scripted = Cards & Aloud;

/** What there is to choose from and to look up, by game. */
export interface Games {
  "one-night": OneNightReference;
  werewords: WordReference;
}
