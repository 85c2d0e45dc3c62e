-- A log may begin with a later number than 1, once what came before has been deleted. Nobody takes a number before its first.
DROP TRIGGER entries_follow_one_another;

CREATE TRIGGER entries_follow_one_another
BEFORE INSERT ON entries
WHEN NOT EXISTS (SELECT 1 FROM entries WHERE room = NEW.room AND number = NEW.number - 1)
BEGIN
    SELECT RAISE(IGNORE) WHERE NEW.number > 0
        AND EXISTS (SELECT 1 FROM entries WHERE room = NEW.room AND number > NEW.number);
    SELECT RAISE(ABORT, 'no entry before this one') WHERE NEW.number <> 1;
END;
