/** Runs the function in workerd, with a database of its own. */
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync } from 'node:fs'
import { migrate, wrangler } from '../../../scripts/wrangler'
import { watchProcess } from './nodeProcess'

/** Everything that the runs write. */
export const runtimeFolder = '.wrangler/runtime'
export const emptyDatabase = `${runtimeFolder}/database`

/** Makes what every runtime uses: the bundle, as a deploy makes it, and an empty database. */
export function buildRuntime() {
  const bundle = ['--outdir', `${runtimeFolder}/worker`, '--assets', 'public']
  wrangler('deploy', '--dry-run', 'src/tests/runtime/worker.ts', ...bundle)
  migrate(emptyDatabase)
}

/**
 * Run `buildRuntime` first.
 * @param vars what an operator would set
 * @returns once the function responds
 */
export async function startRuntime(vars: Record<string, string>) {
  const folder = mkdtempSync(`${runtimeFolder}/database-`)
  cpSync(emptyDatabase, folder, { recursive: true })
  const program = ['--import', 'tsx', 'src/tests/runtime/miniflare.ts']
  const args = [...program, `${runtimeFolder}/worker/worker.js`, folder, JSON.stringify(vars)]
  const child = spawn(process.execPath, args, { stdio: 'pipe' })
  const { output, printed, exited } = watchProcess(child)
  const [, url = ''] = await printed(/^Ready at (\S+)$/m)
  return {
    url,
    output,
    async stop() {
      child.stdin.end()
      await exited
    },
  }
}
