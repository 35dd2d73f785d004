-- The language of the page that it was sent from, for its receipt.
ALTER TABLE items ADD COLUMN language TEXT NOT NULL DEFAULT 'en-US' CHECK (language IN ('en-US', 'es'));
-- The language of an address's mails: that of the sign-up that its owner confirmed.
ALTER TABLE subscribers ADD COLUMN language TEXT NOT NULL DEFAULT 'en-US' CHECK (language IN ('en-US', 'es'));
