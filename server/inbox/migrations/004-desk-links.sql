-- Links in notices to the club, each to one privacy request. Only the hash is kept: whoever reads this file cannot use
-- them.
CREATE TABLE desk_links (
  hash    TEXT    PRIMARY KEY,
  item_id INTEGER NOT NULL REFERENCES privacy_requests (item_id) ON DELETE CASCADE,
  ends_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX desk_links_by_item ON desk_links (item_id);
