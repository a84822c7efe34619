-- Named after the pattern it follows: notifications that are stored with their message and deleted
-- once they are delivered.
ALTER TABLE notices RENAME TO outbox;
DROP INDEX notices_due;
CREATE INDEX outbox_due ON outbox (nextAttemptAt);

-- The old name still takes rows, so that the version that is in use while this is rolled out, or is
-- rolled back to, goes on storing messages with their notifications.
CREATE VIEW notices AS SELECT messageId, channel FROM outbox;
CREATE TRIGGER notices_insert INSTEAD OF INSERT ON notices
BEGIN
  INSERT INTO outbox (messageId, channel) VALUES (NEW.messageId, NEW.channel);
END;
