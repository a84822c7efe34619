/** A database of the version before, migrated: nothing is lost, and what that version has stored is found. */
import { expect, onTestFinished, test } from 'vitest'
import { fields } from '../../function/forms'
import { tables } from '../../function/tables'
import { startStore } from './startStore'

/** As that version has stored them: a message of a browser and one without a key, and one that failed a check. */
const stored = `
INSERT INTO contact_submissions (id, form, name, email, organization, message, "createdAt", "idempotencyKey", client, flagged)
VALUES
  ('browser', 'contact', 'Ada', 'ÄDA@reader.example', NULL, 'Hello', '2026-01-31T09:30:00.000Z',
    '7b0c0f5e-7a5b-4c0e-9a64-0f5f7f2b8a11', 'a hash of an address', NULL),
  ('form', 'newsletter', 'Bo', 'bo@reader.example', 'Bo & Co', '👩‍👩‍👧''', '2026-01-31T09:31:00.000Z',
    'a hash of address and text', 'a hash of an address', 'honeypot'),
  ('bot', 'contact', 'Bot', 'bot@reader.example', NULL, 'Buy', '2026-01-30T09:30:00.000Z',
    NULL, NULL, 'challenge failed: no token');
INSERT INTO outbox ("messageId", channel, status, attempts, "queuedAt", "nextAttemptAt", "deliveredAt", "lastError")
VALUES
  ('browser', 'webhook', 'held', 0, '2026-01-31T09:30:00.000Z', '2026-01-31T09:30:00.000Z', NULL, NULL),
  ('browser', 'email', 'delivered', 2, '2026-01-31T09:30:00.000Z', '2026-01-31T09:40:00.000Z', '2026-01-31T09:35:00.000Z', NULL),
  ('form', 'webhook', 'held', 0, '2026-01-31T09:31:00.000Z', '2026-01-31T09:31:00.000Z', NULL, NULL),
  ('form', 'email', 'undelivered', 20, '2026-01-31T09:31:00.000Z', '2026-02-02T09:31:00.000Z', NULL, 'The receiver answered 500'),
  ('bot', 'webhook', 'alerted', 0, '2026-01-30T09:30:00.000Z', '2026-01-30T09:30:00.000Z', '2026-01-31T09:30:00.000Z', NULL);
INSERT INTO daily_counts VALUES ('2026-01-31', 5001);
INSERT INTO state VALUES ('heartbeat', '2026-01-31T09:30:00.000Z'), ('salt-2026-01-31', 'a salt');
INSERT INTO users VALUES ('id', 'ada', 'hash')`

test('all rows stay as they are, but for hashes of addresses, and what is to be sent now', async () => {
  const { store, sql, migrate, stop } = await startStore({}, false)
  onTestFinished(stop)
  await migrate(/^000[12]_/)
  await sql(stored)
  const filled = ['contact_submissions', 'outbox', 'daily_counts', 'users']
  const read = () => Promise.all(filled.map((table) => sql(`SELECT * FROM ${table}`)))
  const [messages = [], outbox = [], ...others] = await read()
  expect([messages.length, outbox.length]).toEqual([3, 5])
  await migrate(/^(?!000[12]_)\d{4}_/)
  // A field that came later has no text.
  const blank = Object.fromEntries(fields.map((name) => [name, null]))
  const [browser, form, bot] = messages.map((row) => ({ ...blank, ...row }))
  const [held, ...kept] = outbox
  const added = { emailKey: null, client: null }
  expect(await read()).toEqual([
    [
      { ...browser, ...added },
      { ...form, ...added, idempotencyKey: null },
      { ...bot, ...added },
    ],
    [
      { ...held, status: 'waiting', firstAttemptAt: null },
      ...kept.map((row) => ({ ...row, firstAttemptAt: null })),
    ],
    ...others,
  ])
  // The version before goes on for a while.
  await sql(`UPDATE contact_submissions SET client = 'a hash'`)
  await sql(
    `UPDATE outbox SET status = 'held' WHERE "messageId" = 'browser' AND channel = 'webhook'`,
  )
  await store.maintain({ channels: ['webhook'], perMinute: 18 })
  expect(await sql('SELECT id FROM contact_submissions WHERE client IS NOT NULL')).toEqual([])
  expect(await store.claim(9)).toMatchObject([{ message: { id: 'browser' }, channel: 'webhook' }])
  expect(await store.erase(await store.findIds({ from: 'äda@reader.example' }))).toBe(1)
})

test('each table and column is in the list', async () => {
  const { sql, stop } = await startStore()
  onTestFinished(stop)
  const names = await sql<{ name: string }>(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '%cf%'`,
  )
  expect(names.map(({ name }) => name).sort()).toEqual(Object.keys(tables).sort())
  for (const entry of Object.entries(tables)) {
    const [name, columns] = entry
    const found = await sql<{ name: string }>('SELECT name FROM pragma_table_info(?)', name)
    expect(found.map((column) => column.name).sort()).toEqual([...columns].sort())
  }
})
