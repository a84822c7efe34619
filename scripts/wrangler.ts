/** Runs wrangler, the command line of the runtime and its databases, and with it the whole product on this machine. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'

export const stateFolder = '.wrangler/state'

const program = 'node_modules/wrangler/bin/wrangler.js'

const env = { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' }

/** Nothing takes wrangler this long, unless it waits for what does not come. */
const timeout = 10 * 60_000

/** @returns its standard output. @throws Error with all that it printed where it fails, or takes too long */
export function wrangler(...args: string[]) {
  const options = { env, encoding: 'utf8', maxBuffer: 2 ** 30, timeout } as const
  const ran = spawnSync(process.execPath, [program, ...args], options)
  const { status, error, stdout, stderr } = ran
  if (status === 0) return stdout
  throw new Error(`wrangler ${args[0]} failed: ${error?.message ?? ''}\n${stdout}${stderr}`)
}

/** Applies the migrations that the local database in this folder lacks. */
export const migrate = (folder: string) =>
  wrangler('d1', 'migrations', 'apply', 'contact', '--local', '--persist-to', folder)

/** @returns the last line of an output that is an error, without its colors; or how the process ended */
function reasonOf(output: string, { exitCode, signalCode }: ChildProcess) {
  const lines = stripVTControlCharacters(output).split('\n')
  const line = lines.findLast((each) => /\bERROR\b|Error:/.test(each))
  return line?.trim() ?? `it ended with ${signalCode ?? `code ${exitCode}`}, and printed no error`
}

/**
 * Starts a server, such as `dev`, which ends with this process. @throws Error with the reason where it does not start
 * @param ownGroup of processes: where wrangler is killed, the runtime that it has started would else keep the port
 */
export async function startServer(port: number, args: string[], ownGroup = false) {
  const address = ['--port', String(port), '--ip', '127.0.0.1', '--inspector-port', '0']
  const options = { env, stdio: 'pipe', detached: ownGroup } as const
  const child = spawn(process.execPath, [program, ...args, ...address], options)
  function kill(signal: NodeJS.Signals = 'SIGTERM') {
    if (!ownGroup || !child.pid) return child.kill(signal)
    try {
      return process.kill(-child.pid, signal)
    } catch {
      // Nothing of it is left.
      return false
    }
  }
  const killAtExit = () => kill()
  process.once('exit', killAtExit)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output = (output + text).slice(-20_000)
    })
  const url = `http://localhost:${port}`
  const ended = once(child, 'exit').then(() => {
    kill('SIGKILL')
    process.off('exit', killAtExit)
    return reasonOf(output, child)
  })
  const stop = async () => {
    kill()
    await ended
  }
  for (let attempt = 0; attempt < 300 && child.exitCode === null; attempt++) {
    // On a port that is taken, another program would answer.
    if (output.includes('Ready on')) {
      // Warnings of the start are no reason for a later end.
      output = ''
      return { url, stop, ended, output: () => output }
    }
    await pause(200)
  }
  await stop()
  throw new Error(`The server did not start on port ${port}: ${reasonOf(output, child)}`)
}

/** @param folder of the local database. @param dist the built site, beside the configuration of the function */
export async function serve(port: number, folder: string, dist = 'dist', ownGroup = false) {
  if (!existsSync(`${dist}/index.html`)) throw new Error(`${dist} holds no site; run npm run build`)
  // It runs no cron trigger.
  const vars = ['--var', 'CRON_BY_REQUESTS:yes']
  const config = join(dirname(dist), 'wrangler.jsonc')
  const files = ['--config', config, '--persist-to', folder, '--assets', dist]
  return startServer(port, ['dev', ...vars, ...files], ownGroup)
}
