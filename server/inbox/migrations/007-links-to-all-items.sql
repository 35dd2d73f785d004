-- A link leads to one item of any kind, or to the whole inbox (NULL).
CREATE TABLE new_desk_links (
  hash    TEXT    PRIMARY KEY,
  item_id INTEGER REFERENCES items (id) ON DELETE CASCADE,
  ends_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO new_desk_links SELECT hash, item_id, ends_at FROM desk_links;
DROP TABLE desk_links;
ALTER TABLE new_desk_links RENAME TO desk_links;
CREATE INDEX desk_links_by_item ON desk_links (item_id);
