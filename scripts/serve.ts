/** Starts the whole product on this machine: a built site, the function and a local database. */
import { existsSync } from 'node:fs'
import { startWrangler, wrangler } from './wrangler'

/** Applies the migrations that the local database in this folder lacks. */
export const migrate = (folder: string) =>
  wrangler('d1', 'migrations', 'apply', 'contact', '--local', '--persist-to', folder)

/** What the server has printed of late, to explain its end. */
const outputLimit = 5000

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * The server ends with this process, in whichever way that ends.
 * @param folder of the local database
 * @param dist folder of the built site
 * @returns once the server responds
 * @throws Error with what it printed where it does not start
 */
export async function serve(port: number, folder: string, dist = 'dist') {
  if (!existsSync(`${dist}/index.html`)) throw new Error(`${dist} holds no site; run npm run build`)
  const url = `http://localhost:${port}`
  const address = ['--port', String(port), '--ip', '127.0.0.1', '--inspector-port', '0']
  // It runs no cron trigger.
  const vars = ['--var', 'CRON_BY_REQUESTS:yes']
  const child = startWrangler('dev', ...address, ...vars, '--persist-to', folder, '--assets', dist)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output = (output + text).slice(-outputLimit)
    })
  const isRunning = () => child.exitCode === null && child.signalCode === null
  const responds = async () => {
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch(
      () => undefined,
    )
    return response?.ok === true
  }
  const stop = () => void child.stdin.end()
  for (let attempt = 0; attempt < 300 && isRunning(); attempt++) {
    if (await responds()) return { url, stop, ended }
    await pause(200)
  }
  stop()
  throw new Error(`The server did not start on port ${port}:\n${output}`)

  /** @returns what the server printed last, once it has ended or does not respond any more */
  async function ended() {
    for (let failures = 0; failures < 2; failures = (await responds()) ? 0 : failures + 1) {
      if (!isRunning()) break
      await pause(2000)
    }
    stop()
    return output
  }
}
