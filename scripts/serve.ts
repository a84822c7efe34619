/** Starts the whole product on this machine: a built site, the function and a local database. */
import { existsSync } from 'node:fs'
import { startWrangler, wrangler } from './wrangler'

/** Applies the migrations that the local database in this folder lacks. */
export const migrate = (folder: string) =>
  wrangler('d1', 'migrations', 'apply', 'contact', '--local', '--persist-to', folder)

/**
 * The server ends with this process, at the latest.
 * @param folder of the local database
 * @param dist folder of the built site
 * @returns once the server responds
 */
export async function serve(port: number, folder: string, dist = 'dist') {
  if (!existsSync(`${dist}/index.html`)) throw new Error(`${dist} holds no site; run npm run build`)
  const url = `http://localhost:${port}`
  const address = ['--port', String(port), '--ip', '127.0.0.1', '--inspector-port', '0']
  const child = startWrangler('dev', ...address, '--persist-to', folder, '--assets', dist)
  let output = ''
  child.stdout.on('data', (text) => (output += text))
  child.stderr.on('data', (text) => (output += text))
  const stop = () => void child.kill('SIGTERM')
  process.once('exit', stop)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0))
  for (let attempt = 0; attempt < 300 && child.exitCode === null; attempt++) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return { url, stop }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  stop()
  throw new Error(`The server did not start on port ${port}:\n${output}`)
}
