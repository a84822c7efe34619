-- The version before keeps working on these tables: what only it needs goes with a later migration.

-- The address in the one spelling by which it is found; rows of the version before have none.
ALTER TABLE contact_submissions ADD COLUMN "emailKey" text;
-- A notification is given up a day after it.
ALTER TABLE outbox ADD COLUMN "firstAttemptAt" text;

-- The messages that failed a check for bots are counted each minute.
CREATE INDEX contact_submissions_flagged ON contact_submissions ("createdAt") WHERE flagged IS NOT NULL;
CREATE INDEX outbox_due ON outbox ("nextAttemptAt") WHERE status = 'waiting';

-- No hash of an address is kept any more, nor a key that is made of one.
UPDATE contact_submissions
SET client = NULL, "idempotencyKey" = CASE length("idempotencyKey") WHEN 36 THEN "idempotencyKey" END
WHERE client IS NOT NULL;
DELETE FROM state WHERE name LIKE 'salt-%';
-- What came above the daily number waits, and is sent.
UPDATE outbox SET status = 'waiting'
WHERE status = 'held' AND "messageId" IN (SELECT id FROM contact_submissions WHERE flagged IS NULL);
