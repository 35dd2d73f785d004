-- Links to the office's page. Only the hash is kept: whoever reads this file cannot use them.
CREATE TABLE office_links (
  hash         TEXT    PRIMARY KEY,
  -- The hash of the address that it was mailed to, because so many are mailed to one address.
  recipient    TEXT    NOT NULL,
  made_at      INTEGER NOT NULL,
  -- When its page was first confirmed. From then on it works for an hour.
  confirmed_at INTEGER,
  ends_at      INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
-- What was done through such a link, in a sentence without personal data, until the office has it by mail.
CREATE TABLE office_uses (
  id   INTEGER PRIMARY KEY,
  at   INTEGER NOT NULL,
  said TEXT    NOT NULL
) STRICT;
