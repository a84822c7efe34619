-- Digests and alerts that were sent: each goes once a day by each channel.
CREATE TABLE reports (
  id TEXT NOT NULL,
  channel TEXT NOT NULL,
  sentAt TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  PRIMARY KEY (id, channel)
) WITHOUT ROWID;

-- For what goes by age: retention, the digest, the newest messages.
CREATE INDEX contact_submissions_created ON contact_submissions (createdAt);
