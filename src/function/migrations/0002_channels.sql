-- Health looks at the notifications of each channel by themselves.
CREATE INDEX outbox_channel ON outbox (channel, status, "queuedAt");
