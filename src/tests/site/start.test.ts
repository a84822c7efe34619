/** `npm start` serves the built site, and ends with all that it has started. */
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { afterAll, expect, test, vi } from 'vitest'
import { freePort } from '../browsers/freePort'
import { plainDist as dist } from '../fixture/fixture'
import { watchProcess } from '../runtime/nodeProcess'

const database = '.wrangler/start'
afterAll(() => rmSync(database, { recursive: true, force: true }))

/** Milliseconds: a busy machine takes minutes for what takes seconds alone. */
const patience = 400_000

test('it responds, and leaves its port once it is stopped', {
  timeout: patience,
}, async () => {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts', dist, database], {
    env: { ...process.env, PORT: String(port) },
    stdio: 'pipe',
  })
  const { printed, exited } = watchProcess(child)
  await printed(new RegExp(url))
  expect((await fetch(`${url}/articles`)).status).toBe(200)
  child.kill('SIGTERM')
  expect(await exited).toBe(0)
  await vi.waitFor(() => expect(fetch(url)).rejects.toThrow(), 60_000)
})
