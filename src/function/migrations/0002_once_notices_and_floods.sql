-- The same key is the same message. A message without one gets a key made of its sender and text.
ALTER TABLE contact_submissions ADD COLUMN idempotencyKey TEXT;
-- A salted hash of the sender's address, forgotten after a day.
ALTER TABLE contact_submissions ADD COLUMN client TEXT;
-- Why it looks like spam; null where it does not.
ALTER TABLE contact_submissions ADD COLUMN flagged TEXT;
CREATE UNIQUE INDEX contact_submissions_key ON contact_submissions (idempotencyKey);
CREATE INDEX contact_submissions_client ON contact_submissions (client, createdAt) WHERE client IS NOT NULL;

-- The outbox: what the firm has yet to be told. A notice that arrived is deleted.
CREATE TABLE notices (
  messageId TEXT NOT NULL REFERENCES contact_submissions (id) ON DELETE CASCADE,
  channel TEXT NOT NULL CHECK (channel IN ('webhook', 'email')),
  attempts INTEGER NOT NULL DEFAULT 0,
  nextAttemptAt TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  lastError TEXT,
  PRIMARY KEY (messageId, channel)
);
CREATE INDEX notices_due ON notices (nextAttemptAt);

-- One row: the salt of the hashes above, where the operator sets none.
CREATE TABLE salt (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  value TEXT NOT NULL DEFAULT (hex(randomblob(32)))
);
INSERT INTO salt (id) VALUES (1);
