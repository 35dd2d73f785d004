-- Mails about unexpected closures. `confirmed_at` is the email list's moment, `alerts_at` that of the alerts: each has
-- its own confirmation and its own end.
ALTER TABLE subscribers ADD COLUMN alerts_at INTEGER;
-- Mails in a row that the address's mail server rejected.
ALTER TABLE subscribers ADD COLUMN bounces INTEGER NOT NULL DEFAULT 0;
-- What the form asked for, which the confirmation is for.
ALTER TABLE signups ADD COLUMN wants TEXT NOT NULL DEFAULT 'list' CHECK (wants IN ('list', 'alerts', 'all'));
-- The days that an alert is about, as a JSON array. NULL for other mails. Alerts have no `recipient`: they don't count
-- toward the limits on mails to visitors. What was announced of each day is the row 'closure-alerts' of feed_records.
ALTER TABLE outbox ADD COLUMN days TEXT CHECK (json_valid(days));
