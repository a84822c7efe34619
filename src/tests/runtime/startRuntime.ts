/** Runs the function in the real runtime, with a table of its own. */
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdtempSync } from 'node:fs'
import { migrate } from '../../../scripts/serve'

/** The folder of all that the runs leave. */
export const prepared = '.wrangler/runtime'
const template = `${prepared}/table`

/** Bundles an entry beside this file as a deploy would, and gives the bundle. */
export function bundle(entry: 'worker' | 'bare') {
  const wrangler = ['node_modules/wrangler/bin/wrangler.js', 'deploy', '--dry-run']
  const source = `src/tests/runtime/${entry}.ts`
  execFileSync(
    process.execPath,
    [...wrangler, source, '--outdir', `${prepared}/${entry}`, '--assets', 'public'],
    { env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' }, stdio: 'pipe' },
  )
}

/** Makes what every start uses: the bundle, and an empty table. */
export function prepare() {
  bundle('worker')
  migrate(template)
}

export interface Runtime {
  url: string
  /** The folder of the table. */
  state: string
  /** Everything that it has printed. */
  printed(): string
  stop(): Promise<void>
  /** Ends all of it at once, with nothing put in order. */
  kill(): Promise<void>
}

interface Options {
  entry?: 'worker' | 'bare'
  /** What an operator would set. */
  vars?: Record<string, string>
  /** The folder of a table that is there already; else a new one. */
  state?: string
}

/** Run `prepare` first. @returns once the function answers */
export async function start({
  entry = 'worker',
  vars = {},
  state,
}: Options = {}): Promise<Runtime> {
  const folder = state ?? mkdtempSync(`${prepared}/table-`)
  if (!state) cpSync(template, folder, { recursive: true })
  const program = ['--import', 'tsx', 'scripts/workerd.ts']
  const args = [...program, `${prepared}/${entry}/${entry}.js`, folder, JSON.stringify(vars)]
  // A group of its own, so that `kill` reaches the runtime too.
  const child = spawn(process.execPath, args, { detached: true, stdio: 'pipe' })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  let printed = ''
  const url = await new Promise<string>((ready, failed) => {
    const read = (text: unknown) => {
      printed += text
      const address = /^Ready at (\S+)$/m.exec(printed)?.[1]
      if (address) ready(address)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', () => failed(new Error(`The runtime did not start:\n${printed}`)))
  })
  return {
    url,
    state: folder,
    printed: () => printed,
    async stop() {
      child.stdin.end()
      await ended
    },
    async kill() {
      if (child.pid) process.kill(-child.pid, 'SIGKILL')
      await ended
    },
  }
}
