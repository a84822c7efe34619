-- The tables of the D1 database, by the same names. Times are cut to milliseconds, as the API has them, and not
-- rounded, so that no notification is due a moment after its message.

-- Contact messages. The function makes the id.
CREATE TABLE contact_submissions (
  id text PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL,
  organization text,
  message text NOT NULL,
  "createdAt" timestamptz(3) NOT NULL DEFAULT date_trunc('milliseconds', now()),
  -- The same key is the same message. A message without one gets a key made of its sender and text.
  "idempotencyKey" text,
  -- A salted hash of the sender's address, forgotten after a day.
  client text,
  -- Why it is doubtful; null where it is not.
  flagged text
);
CREATE UNIQUE INDEX contact_submissions_key ON contact_submissions ("idempotencyKey");
CREATE INDEX contact_submissions_client ON contact_submissions (client, "createdAt") WHERE client IS NOT NULL;
CREATE INDEX contact_submissions_created ON contact_submissions ("createdAt");

-- Notifications that are stored with their message and deleted once they are delivered.
CREATE TABLE outbox (
  "messageId" text NOT NULL REFERENCES contact_submissions (id) ON DELETE CASCADE,
  channel text NOT NULL CHECK (channel IN ('webhook', 'email')),
  attempts integer NOT NULL DEFAULT 0,
  "nextAttemptAt" timestamptz(3) NOT NULL DEFAULT date_trunc('milliseconds', now()),
  "lastError" text,
  PRIMARY KEY ("messageId", channel)
);
CREATE INDEX outbox_due ON outbox ("nextAttemptAt");

-- One row: the salt of the hashes above, where the operator sets none.
CREATE TABLE salt (
  id integer PRIMARY KEY CHECK (id = 1),
  value text NOT NULL DEFAULT replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
);
INSERT INTO salt (id) VALUES (1);

-- Digests and alerts that were sent: each goes once a day by each channel.
CREATE TABLE reports (
  id text NOT NULL,
  channel text NOT NULL,
  "sentAt" timestamptz(3) NOT NULL DEFAULT date_trunc('milliseconds', now()),
  PRIMARY KEY (id, channel)
);

-- Defined by the specification; nothing uses it yet.
CREATE TABLE users (
  id text PRIMARY KEY,
  username text NOT NULL UNIQUE,
  password text NOT NULL
);
