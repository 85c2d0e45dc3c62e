-- One row is one entry. The key decides who holds a number; the trigger leaves no holes between them.
-- A table with rowids: new entries of all rooms lie side by side at its end, so that one commit writes few pages.
CREATE TABLE entries (
    room TEXT NOT NULL,
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,  -- milliseconds since 1970
    entry BLOB NOT NULL,
    UNIQUE (room, number)
);

CREATE TRIGGER entries_follow_one_another
BEFORE INSERT ON entries
WHEN NEW.number <> 1 AND NOT EXISTS (SELECT 1 FROM entries WHERE room = NEW.room AND number = NEW.number - 1)
BEGIN
    SELECT RAISE(ABORT, 'no entry before this one');
END;
