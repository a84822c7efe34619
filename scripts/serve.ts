/** Starts the whole product on this machine: a built site, the function and a local database. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { environment, program, wrangler } from './wrangler'

/** Applies the migrations that the local database in this folder lacks. */
export const migrate = (folder: string) =>
  wrangler('d1', 'migrations', 'apply', 'contact', '--local', '--persist-to', folder)

/**
 * Starts a server of wrangler, such as `dev`, which ends with this process.
 * @returns once it responds; `ended` gives what it printed last
 * @throws Error with what it printed where it does not start
 */
export async function startServer(port: number, ...args: string[]) {
  const address = ['--port', String(port), '--ip', '127.0.0.1', '--inspector-port', '0']
  const env = environment()
  const child = spawn(process.execPath, [program, ...args, ...address], { env, stdio: 'pipe' })
  process.once('exit', () => child.kill())
  // What it has printed of late explains its end.
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output = (output + text).slice(-5000)
    })
  const url = `http://localhost:${port}`
  const ended = once(child, 'exit').then(() => output)
  const stop = async () => {
    child.kill()
    await ended
  }
  for (let attempt = 0; attempt < 300 && child.exitCode === null; attempt++) {
    const signal = AbortSignal.timeout(10_000)
    const response = await fetch(url, { signal }).catch(() => undefined)
    if (response?.ok) return { url, stop, ended, output: () => output }
    await pause(200)
  }
  await stop()
  throw new Error(`The server did not start on port ${port}:\n${output}`)
}

/**
 * @param folder of the local database
 * @param dist folder of the built site
 */
export function serve(port: number, folder: string, dist = 'dist') {
  if (!existsSync(`${dist}/index.html`)) throw new Error(`${dist} holds no site; run npm run build`)
  // It runs no cron trigger.
  const vars = ['--var', 'CRON_BY_REQUESTS:yes']
  return startServer(port, 'dev', ...vars, '--persist-to', folder, '--assets', dist)
}
