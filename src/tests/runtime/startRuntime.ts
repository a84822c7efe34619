/** Runs the function in workerd, with a database of its own. */
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync } from 'node:fs'
import { migrate, wrangler } from '../../../scripts/wrangler'

/** Everything that the runs write. */
export const runtimeFolder = '.wrangler/runtime'
export const emptyDatabase = `${runtimeFolder}/database`

/** Makes what every runtime uses: the bundle, as a deploy makes it, and an empty database. */
export function buildRuntime() {
  const bundle = ['--outdir', `${runtimeFolder}/worker`, '--assets', 'public']
  wrangler('deploy', '--dry-run', 'src/tests/runtime/worker.ts', ...bundle)
  migrate(emptyDatabase)
}

export interface Runtime {
  url: string
  databaseFolder: string
  /** The group of all its processes. */
  processGroup: number
  /** Everything that it has printed so far. */
  output(): string
  stop(): Promise<void>
  /** Kills all its processes at once, without a shutdown. */
  kill(): Promise<void>
}

interface Options {
  /** What an operator would set. */
  vars?: Record<string, string>
  /** Of an existing database; else a new one. */
  databaseFolder?: string
}

/** Run `buildRuntime` first. @returns once the function responds */
export async function startRuntime({ vars = {}, databaseFolder }: Options = {}): Promise<Runtime> {
  const folder = databaseFolder ?? mkdtempSync(`${runtimeFolder}/database-`)
  if (!databaseFolder) cpSync(emptyDatabase, folder, { recursive: true })
  const program = ['--import', 'tsx', 'src/tests/runtime/miniflare.ts']
  const args = [...program, `${runtimeFolder}/worker/worker.js`, folder, JSON.stringify(vars)]
  // A process group of its own, so that `kill` reaches workerd too.
  const child = spawn(process.execPath, args, { detached: true, stdio: 'pipe' })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const read = (text: unknown) => {
      output += text
      const address = /^Ready at (\S+)$/m.exec(output)?.[1]
      if (address) resolve(address)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', () => reject(new Error(`The runtime did not start:\n${output}`)))
  })
  return {
    url,
    databaseFolder: folder,
    processGroup: child.pid ?? 0,
    output: () => output,
    async stop() {
      child.stdin.end()
      await exited
    },
    async kill() {
      if (child.pid) process.kill(-child.pid, 'SIGKILL')
      await exited
    },
  }
}
