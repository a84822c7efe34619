/** Starts the whole product on this machine: the built site, the function and a local table. */
import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'

const env = { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' }
const wrangler = 'node_modules/wrangler/bin/wrangler.js'

/** Brings the local table to its newest form. @param state the folder that holds it */
export function migrate(state: string) {
  execFileSync(
    process.execPath,
    [wrangler, 'd1', 'migrations', 'apply', 'contact', '--local', '--persist-to', state],
    { env, stdio: ['ignore', 'ignore', 'inherit'] },
  )
}

export interface Server {
  url: string
  stop(): void
}

/**
 * @param port where to listen
 * @param state the folder of the local table
 * @param dist the folder of static files
 * @returns once the first answer came
 */
export async function serve(port: number, state: string, dist = 'dist'): Promise<Server> {
  if (!existsSync(`${dist}/index.html`)) throw new Error(`${dist} holds no site; run npm run build`)
  const url = `http://localhost:${port}`
  const args = [wrangler, 'dev', '--port', String(port), '--ip', '127.0.0.1', '--persist-to', state]
  const child = spawn(process.execPath, [...args, '--assets', dist, '--inspector-port', '0'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stdout.on('data', (text) => (said += text))
  child.stderr.on('data', (text) => (said += text))
  const stop = () => void child.kill('SIGTERM')
  for (let tries = 0; tries < 300; tries++) {
    if (child.exitCode !== null) break
    const answer = await fetch(`${url}/mark.svg`).catch(() => undefined)
    if (answer?.ok) return { url, stop }
    await new Promise((done) => setTimeout(done, 200))
  }
  stop()
  throw new Error(`The server did not start on port ${port}:\n${said}`)
}
