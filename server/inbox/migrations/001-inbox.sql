-- Everything that visitors send. Moments are milliseconds since 1970, UTC. Texts are as typed, tidied of control
-- characters. One row in `items` for each thing sent, and one row beside it with what that kind of thing holds.

CREATE TABLE items (
  id          INTEGER PRIMARY KEY,
  -- The six digits of the reference.
  number      INTEGER NOT NULL UNIQUE CHECK (number BETWEEN 0 AND 999999),
  kind        TEXT    NOT NULL CHECK (kind IN ('privacy-request', 'contact-message', 'signup')),
  received_at INTEGER NOT NULL,
  -- The field that people cannot see was filled in.
  flagged     INTEGER NOT NULL CHECK (flagged IN (0, 1)),
  -- SHA-256 of the sender's idempotency key, and of what was sent with it.
  key_hash    TEXT UNIQUE,
  body_hash   TEXT,
  CHECK ((key_hash IS NULL) = (body_hash IS NULL))
) STRICT;
CREATE INDEX items_by_age ON items (kind, received_at);

CREATE TABLE privacy_requests (
  item_id          INTEGER PRIMARY KEY REFERENCES items (id) ON DELETE CASCADE,
  name             TEXT NOT NULL,
  email            TEXT NOT NULL,
  phone            TEXT,
  request_type     TEXT NOT NULL CHECK (request_type IN ('access', 'delete', 'correct', 'opt-out', 'other')),
  description      TEXT NOT NULL,
  verification     TEXT,
  -- How it reached the club; part of the record that the law asks for (11 CCR 7101).
  manner           TEXT NOT NULL DEFAULT 'website',
  acknowledged_at  INTEGER,
  extended_at      INTEGER,
  extension_reason TEXT,
  closed_at        INTEGER,
  outcome          TEXT CHECK (outcome IN ('completed', 'denied')),
  -- What was done, or the basis of the denial.
  outcome_note     TEXT,
  CHECK ((extended_at IS NULL) = (extension_reason IS NULL)),
  CHECK ((closed_at IS NULL) = (outcome IS NULL)),
  CHECK ((closed_at IS NULL) = (outcome_note IS NULL))
) STRICT;

CREATE TABLE contact_messages (
  item_id      INTEGER PRIMARY KEY REFERENCES items (id) ON DELETE CASCADE,
  name         TEXT NOT NULL,
  email        TEXT NOT NULL,
  phone        TEXT,
  topic        TEXT,
  message      TEXT NOT NULL,
  closed_at    INTEGER,
  outcome_note TEXT
) STRICT;

-- The email list: one row for each address, however often it was signed up.
CREATE TABLE subscribers (
  id           INTEGER PRIMARY KEY,
  email        TEXT    NOT NULL,
  -- The address in lower case.
  email_key    TEXT    NOT NULL UNIQUE,
  name         TEXT,
  -- When it was last asked to join, when its owner confirmed that, and when we last wrote to it.
  asked_at     INTEGER NOT NULL,
  confirmed_at INTEGER,
  mailed_at    INTEGER
) STRICT;

CREATE TABLE signups (
  item_id       INTEGER PRIMARY KEY REFERENCES items (id) ON DELETE CASCADE,
  subscriber_id INTEGER NOT NULL REFERENCES subscribers (id)
) STRICT;
CREATE INDEX signups_by_subscriber ON signups (subscriber_id);

-- Links in mails. Only the hash is kept: whoever reads this file cannot use them.
CREATE TABLE tokens (
  hash          TEXT    PRIMARY KEY,
  subscriber_id INTEGER NOT NULL REFERENCES subscribers (id) ON DELETE CASCADE,
  purpose       TEXT    NOT NULL CHECK (purpose IN ('confirm', 'unsubscribe')),
  created_at    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tokens_by_subscriber ON tokens (subscriber_id);

-- Addresses that left the list, as SHA-256: a restored backup must not bring them back.
CREATE TABLE departures (
  email_hash TEXT    PRIMARY KEY,
  left_at    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Mails to send. They are written from the item when they are sent, so nothing personal stands here twice.
CREATE TABLE outbox (
  id              INTEGER PRIMARY KEY,
  item_id         INTEGER NOT NULL REFERENCES items (id) ON DELETE CASCADE,
  template        TEXT    NOT NULL,
  -- The same in every attempt, so that a mail system can drop a repetition.
  message_id      TEXT    NOT NULL UNIQUE,
  created_at      INTEGER NOT NULL,
  attempts        INTEGER NOT NULL DEFAULT 0,
  next_attempt_at INTEGER NOT NULL,
  sent_at         INTEGER,
  failed_at       INTEGER,
  -- A code, never the server's text: that may quote an address.
  last_error      TEXT
) STRICT;
CREATE INDEX outbox_waiting ON outbox (next_attempt_at) WHERE sent_at IS NULL AND failed_at IS NULL;
CREATE INDEX outbox_by_item ON outbox (item_id);
