-- What the site last read of a feed, and what it knows of the feed's outage, by name. Only the edge writes here: on one
-- machine these are files in the data folder (DATA_DIR/cache).
CREATE TABLE feed_records (
  name   TEXT PRIMARY KEY,
  record TEXT NOT NULL CHECK (json_valid(record))
) STRICT, WITHOUT ROWID;
