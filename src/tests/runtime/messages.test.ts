/** `npm run messages`, on the database of a running function. */
import { execFile } from 'node:child_process'
import { afterAll, expect, test } from 'vitest'
import { createClient, createMessage, readResponse } from './client'
import { startRuntime } from './startRuntime'

const runtime = await startRuntime()
const client = createClient(runtime.url)
afterAll(() => runtime.stop())

function runMessages(...args: string[]) {
  const program = ['--import', 'tsx', 'scripts/messages.ts', '--persist-to', runtime.databaseFolder]
  return new Promise<{ status: number | null; stdout: string; stderr: string }>((resolve) => {
    const child = execFile(process.execPath, [...program, ...args], (_, stdout, stderr) =>
      resolve({ status: child.exitCode, stdout, stderr }),
    )
  })
}

/** Stores a message from this address with a date this many days ago. */
async function storeMessage(email: string, days = 0) {
  const { id }: { id: string } = await readResponse(
    await client.post({ ...createMessage(), email }),
  )
  await client.sql(
    `UPDATE contact_submissions SET createdAt = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-${days} days') WHERE id = '${id}'`,
  )
  return id
}

const storedIds = async () =>
  (await client.sql<{ id: string }>('SELECT id FROM contact_submissions')).map(({ id }) => id)

test('lists newest first, shows one, marks spam, deletes by age and by address', async () => {
  const old = await storeMessage('old@reader.example', 366)
  const recent = await storeMessage('new@reader.example', 364)
  const erased = [
    await storeMessage("O'Brien@reader.example"),
    await storeMessage(" o'brien@reader.example "),
  ]
  const spam = await readResponse(
    await client.post(createMessage(), { 'Contact-Honeypot': 'filled' }),
  )

  const lines = (await runMessages('export')).stdout.trim().split('\n')
  const ids = lines.map((line) => JSON.parse(line).id)
  expect(ids).toEqual([spam.id, erased[1], erased[0], recent, old])

  expect((await runMessages('show', recent)).stdout).toContain('new@reader.example')
  const flagged = (await runMessages('--flagged', '--csv')).stdout.trim().split('\r\n')
  expect(flagged).toHaveLength(2)
  expect(flagged[1]).toContain(spam.id)

  const dryRun = await runMessages('purge', '--older-than', '12h', '--dry-run')
  expect(dryRun.stdout).toBe('2 messages would be deleted\n')
  expect((await runMessages('purge', '--older-than', '12h', '--flagged')).stdout).toBe(
    '0 messages deleted\n',
  )
  expect((await runMessages('purge', '--older-than', '365d')).stdout).toBe('1 message deleted\n')
  expect(await storedIds()).not.toContain(old)
  expect((await runMessages('erase', "o'brien@READER.example")).stdout).toBe('2 messages deleted\n')
  expect((await storedIds()).sort()).toEqual([recent, spam.id].sort())
})

test('an unknown message and wrong arguments exit with 1 and a reason', async () => {
  const absent = await runMessages('show', '00000000-0000-4000-8000-000000000000')
  expect([absent.status, absent.stderr]).toEqual([
    1,
    expect.stringContaining('There is no message'),
  ])
  const wrong = await runMessages('shwo')
  expect([wrong.status, wrong.stderr]).toEqual([1, expect.stringContaining('--older-than 365d')])
})
