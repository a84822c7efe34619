/** `npm run messages`, beside a running function. */
import { execFile } from 'node:child_process'
import { afterAll, expect, test } from 'vitest'
import { callsTo, message, read } from './client'
import { start } from './startRuntime'

const runtime = await start()
const calls = callsTo(runtime.url)
afterAll(() => runtime.stop())

function messages(...args: string[]) {
  const program = ['--import', 'tsx', 'scripts/messages.ts', '--persist-to', runtime.state]
  return new Promise<{ status: number | null; stdout: string; stderr: string }>((done) => {
    const child = execFile(process.execPath, [...program, ...args], (_, stdout, stderr) =>
      done({ status: child.exitCode, stdout, stderr }),
    )
  })
}

/** Sends a message from this address, that many days ago. */
async function stored(email: string, days = 0) {
  const { id }: { id: string } = await read(await calls.post({ ...message(), email }))
  await calls.sql(
    `UPDATE contact_submissions SET createdAt = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-${days} days') WHERE id = '${id}'`,
  )
  return id
}

const left = async () =>
  (await calls.sql<{ id: string }>('SELECT id FROM contact_submissions')).map(({ id }) => id)

test('lists newest first, shows one, marks spam, deletes by age and by address', async () => {
  const old = await stored('old@reader.example', 366)
  const kept = await stored('new@reader.example', 364)
  const hers = [await stored("O'Brien@reader.example"), await stored(" o'brien@reader.example ")]
  const spam = await read(await calls.post(message(), { 'Contact-Honeypot': 'filled' }))

  const lines = (await messages('export')).stdout.trim().split('\n')
  const ids = lines.map((line) => JSON.parse(line).id)
  expect(ids).toEqual([spam.id, hers[1], hers[0], kept, old])

  expect((await messages('show', kept)).stdout).toContain('new@reader.example')
  const flagged = (await messages('--flagged', '--csv')).stdout.trim().split('\r\n')
  expect(flagged).toHaveLength(2)
  expect(flagged[1]).toContain(spam.id)

  expect((await messages('purge', '--older-than', '365d')).stdout).toBe('1 messages deleted\n')
  expect(await left()).not.toContain(old)
  expect((await messages('erase', "o'brien@READER.example")).stdout).toBe('2 messages deleted\n')
  expect((await left()).sort()).toEqual([kept, spam.id].sort())
})

test('a message that is not there, and wrong use, end with 1 and say why', async () => {
  const absent = await messages('show', '00000000-0000-4000-8000-000000000000')
  expect([absent.status, absent.stderr]).toEqual([
    1,
    expect.stringContaining('There is no message'),
  ])
  const wrong = await messages('shwo')
  expect([wrong.status, wrong.stderr]).toEqual([1, expect.stringContaining('--older-than 365d')])
})
