/** `npm run messages` as a process, and as it reaches the hosted table: by another one. */
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { hostedD1 } from '../../../scripts/messages/d1'
import { insert } from '../../../scripts/messages/insert'
import { all, readAll } from '../../../scripts/messages/stored'
import { wrangler } from '../../../scripts/wrangler'
import { emptyDatabase, runtimeFolder } from './startRuntime'
import { byId, oddTexts } from './storedMessages'

const folder = mkdtempSync(`${runtimeFolder}/messages-`)

test('the hosted table is reached through wrangler, which changes no text', async () => {
  // The local one stands for it: the rest of the command is the same.
  const state = `${folder}/hosted`
  cpSync(emptyDatabase, state, { recursive: true })
  const hosted = hostedD1((...args) =>
    wrangler(
      ...args.flatMap((each) => (each === '--remote' ? ['--local', '--persist-to', state] : each)),
    ),
  )
  await insert(hosted, oddTexts, [])
  expect(byId(await readAll(hosted, all))).toEqual(byId(oddTexts))
})

test.each([
  ['no such table: contact_submissions: SQLITE_ERROR', 'lacks migrations'],
  ["it's necessary to set a CLOUDFLARE_API_TOKEN environment variable", 'npx wrangler login'],
  ['D1 is overloaded', 'wrangler reports: D1 is overloaded'],
])('an error of wrangler becomes a sentence: %s', async (problem, sentence) => {
  const hosted = hostedD1(() => {
    throw new Error(`wrangler d1 failed:\n${JSON.stringify({ error: { text: problem } }, null, 2)}`)
  })
  await expect(hosted.query('SELECT 1')).rejects.toThrow(sentence)
})

describe('the command', () => {
  const start = (...args: string[]) =>
    spawn(process.execPath, ['--import', 'tsx', 'scripts/messages.ts', ...args])
  const exitOf = (child: ReturnType<typeof start>) =>
    new Promise<number | null>((resolve) => child.once('exit', resolve))

  test('tells in one sentence where there is no table', async () => {
    const child = start('--persist-to', `${folder}/nothing`)
    const [status, problem] = await Promise.all([exitOf(child), text(child.stderr)])
    expect([status, problem]).toEqual([1, expect.stringMatching(/^There is no table in .*\n$/)])
  })

  test('is silent where its reader has enough', async () => {
    const child = start('help')
    child.stdout.destroy()
    const [status, problem] = await Promise.all([exitOf(child), text(child.stderr)])
    expect([status, problem]).toEqual([0, ''])
  })
})
