-- The one day whose closures a sign-up is for. NULL for all days, and for the email list.
ALTER TABLE signups ADD COLUMN day TEXT;
-- The days whose closures an address asked for and confirmed, as a JSON array. NULL for all days. Where `alerts_at` is
-- NULL, it is too.
ALTER TABLE subscribers ADD COLUMN alert_days TEXT CHECK (json_valid(alert_days));
