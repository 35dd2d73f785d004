-- When the personal data of a privacy request was deleted at its sender's wish. What stays is the record that the law
-- requires (11 CCR 7101).
ALTER TABLE privacy_requests ADD COLUMN forgotten_at INTEGER;
