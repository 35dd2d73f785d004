-- Numbers of deleted items, so that a reference in an old mail never leads to another person's item. Nothing else of them
-- is kept, and this for 24 months.
CREATE TABLE retired_numbers (
  number     INTEGER PRIMARY KEY CHECK (number BETWEEN 0 AND 999999),
  retired_at INTEGER NOT NULL
) STRICT;
