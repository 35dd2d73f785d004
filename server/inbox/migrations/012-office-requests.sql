-- Edits of the content that the office asked for on its page. The publish service makes them in its clone, and writes
-- back what became of them.
CREATE TABLE office_requests (
  id       INTEGER PRIMARY KEY,
  -- Made with the form, so that a form sent twice is one request; also in the commit's message.
  key      TEXT    NOT NULL UNIQUE,
  at       INTEGER NOT NULL,
  said     TEXT    NOT NULL,
  -- The job and what was typed, to correct it.
  job      TEXT    NOT NULL,
  typed    TEXT    NOT NULL CHECK (json_valid(typed)),
  edits    TEXT    NOT NULL CHECK (json_valid(edits)),
  -- The request that it undoes.
  undoes   INTEGER,
  state    TEXT    NOT NULL CHECK (state IN ('waiting', 'committed', 'published', 'refused', 'question', 'ended')),
  -- Whether the code host has it.
  pushed   INTEGER NOT NULL DEFAULT 0 CHECK (pushed IN (0, 1)),
  -- What the publish service says: why it waits, mistakes, or a question with the edits that a yes would make.
  answer   TEXT    CHECK (json_valid(answer))
) STRICT;
