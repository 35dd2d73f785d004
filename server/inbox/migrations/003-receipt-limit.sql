-- To whom a mail to a visitor goes, as a hash of the address: nobody is to be written to too often. NULL: to the club.
ALTER TABLE outbox ADD COLUMN recipient TEXT;
CREATE INDEX outbox_receipts ON outbox (created_at) WHERE recipient IS NOT NULL;
