/** `npm start` serves the site as it was built, ends with its runtime, says so, and leaves nothing on the port. */
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { afterAll, expect, test, vi } from 'vitest'
import { freePort } from '../browsers/freePort'

const database = '.wrangler/start'
afterAll(() => rmSync(database, { recursive: true, force: true }))

const byNode = [process.execPath, '--import', 'tsx', 'scripts/start.ts']

/** Starts the built site. @returns once it responds */
async function start([program = '', ...args]: readonly string[]) {
  const port = await freePort()
  const child = spawn(program, [...args, 'dist', database], {
    env: { ...process.env, PORT: String(port) },
    stdio: 'pipe',
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve))
  await vi.waitUntil(() => output.includes(`http://localhost:${port}`), 150_000)
  const isFree = () =>
    fetch(`http://localhost:${port}`, { signal: AbortSignal.timeout(1000) }).then(
      () => false,
      () => true,
    )
  expect(await isFree()).toBe(false)
  return { child, exit, isFree, output: () => output, port }
}

/** The IDs of the processes whose command holds this text. */
function processes(text: string) {
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return ids.filter((id) => {
    try {
      return readFileSync(`/proc/${id}/cmdline`, 'utf8').replaceAll('\0', ' ').includes(text)
    } catch {
      // It has ended meanwhile.
      return false
    }
  })
}

// Elsewhere than on Linux there is no /proc to find the runtime by.
const onLinux = test.runIf(process.platform === 'linux')
/** Milliseconds: a busy machine takes minutes for what takes seconds alone. */
const patience = 400_000

onLinux(
  'its runtime is killed: it says so and exits with 1',
  async () => {
    const { exit, isFree, output, port } = await start(byNode)
    const [entry = ''] = processes(`socket-addr=entry=127.0.0.1:${port}`)
    process.kill(Number(entry), 'SIGKILL')
    expect(await exit).toBe(1)
    expect(output()).toContain('The server has stopped')
    await vi.waitUntil(isFree, 60_000)
    await vi.waitUntil(() => !processes(`--port ${port}`).length, 60_000)
  },
  patience,
)

onLinux(
  'it is killed itself: its runtime ends',
  async () => {
    const { child, isFree, port } = await start(byNode)
    child.kill('SIGKILL')
    await vi.waitUntil(isFree, 60_000)
    await vi.waitUntil(() => !processes(`--port ${port}`).length, 60_000)
  },
  patience,
)
