-- The subscriber whose address this one corrects: it gets its mails until the corrected address is confirmed.
ALTER TABLE subscribers ADD COLUMN replaces INTEGER REFERENCES subscribers (id) ON DELETE SET NULL;
