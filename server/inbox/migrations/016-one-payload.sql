-- While a mail waits, its tokens are derived from its seed, and its words are of the moment at which it was first
-- written: a retry is the same mail, letter for letter. Both are NULL before the first attempt, the seed again when the
-- mail was sent or given up.
ALTER TABLE outbox ADD COLUMN seed TEXT;
ALTER TABLE outbox ADD COLUMN written_at INTEGER;
