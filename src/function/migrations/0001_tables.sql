-- In SQL that D1 and PostgreSQL share. Times are ISO 8601 texts in UTC, as the function writes them.

CREATE TABLE contact_submissions (
  id text PRIMARY KEY NOT NULL,
  form text NOT NULL DEFAULT 'contact',
  name text NOT NULL,
  email text NOT NULL,
  organization text,
  message text NOT NULL,
  "createdAt" text NOT NULL DEFAULT CURRENT_TIMESTAMP,
  -- The same key is the same message. A message without one gets a key made of its sender and text.
  "idempotencyKey" text,
  -- A salted hash of the sender's address, forgotten after a day.
  client text,
  -- Why it is doubtful; null where it is not.
  flagged text
);
CREATE UNIQUE INDEX contact_submissions_key ON contact_submissions ("idempotencyKey");
CREATE INDEX contact_submissions_client ON contact_submissions (client, "createdAt") WHERE client IS NOT NULL;
CREATE INDEX contact_submissions_sender ON contact_submissions ("createdAt") WHERE client IS NOT NULL;
CREATE INDEX contact_submissions_created ON contact_submissions ("createdAt");

-- Notifications, stored with their message and kept as the record of its delivery.
CREATE TABLE outbox (
  "messageId" text NOT NULL REFERENCES contact_submissions (id) ON DELETE CASCADE,
  channel text NOT NULL,
  status text NOT NULL CHECK (status IN ('waiting', 'held', 'delivered', 'alerted', 'undelivered')),
  attempts integer NOT NULL DEFAULT 0,
  "queuedAt" text NOT NULL,
  "nextAttemptAt" text NOT NULL,
  "deliveredAt" text,
  "lastError" text,
  PRIMARY KEY ("messageId", channel)
);
CREATE INDEX outbox_status ON outbox (status, "queuedAt");

-- Messages of each day in UTC, for the daily limit.
CREATE TABLE daily_counts (
  day text PRIMARY KEY NOT NULL,
  messages integer NOT NULL
);

-- The salt of the hashes above, the last run of the cron trigger, and the last alert.
CREATE TABLE state (
  name text PRIMARY KEY NOT NULL,
  value text NOT NULL
);

-- Defined by the specification; nothing uses it yet.
CREATE TABLE users (
  id text PRIMARY KEY NOT NULL,
  username text NOT NULL UNIQUE,
  password text NOT NULL
);
