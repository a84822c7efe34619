/** `npm start` serves the built site, and ends with all that it has started. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { afterAll, expect, test, vi } from 'vitest'
import { freePort } from '../browsers/freePort'
import { siteDist as dist } from '../fixture/fixture'

const database = '.wrangler/start'
afterAll(() => rmSync(database, { recursive: true, force: true }))

/** Milliseconds: a busy machine takes minutes for what takes seconds alone. */
const patience = 400_000

test('it responds, and nothing is left on its port once it is stopped', {
  timeout: patience,
}, async () => {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts', dist, database], {
    env: { ...process.env, PORT: String(port) },
    stdio: 'pipe',
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text
    })
  await vi.waitUntil(() => output.includes(url), patience)
  expect((await fetch(`${url}/services`)).status).toBe(200)
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
  await vi.waitFor(() => expect(fetch(url)).rejects.toThrow(), 60_000)
})
