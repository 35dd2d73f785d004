-- What the site told every visitor, one row for each change. No visitor's data: all of it was public.
CREATE TABLE said (
  id         INTEGER PRIMARY KEY,
  -- It was said from the first moment at least until the second, in milliseconds since 1970, UTC.
  first_at   INTEGER NOT NULL,
  last_at    INTEGER NOT NULL,
  -- The hash of the build that said it.
  build      TEXT NOT NULL,
  -- The status, as server/said/said.ts writes it.
  status     TEXT NOT NULL CHECK (json_valid(status)),
  -- When each source had been read at the first moment.
  sources    TEXT NOT NULL CHECK (json_valid(sources))
) STRICT;
CREATE INDEX said_by_time ON said (first_at);
