/** Runs wrangler, the command line of the runtime and its databases. */
import { spawnSync } from 'node:child_process'

/** Where it keeps the local database. */
export const stateFolder = '.wrangler/state'

export const program = 'node_modules/wrangler/bin/wrangler.js'

/** No prompts, and no report of its use. */
export const environment = () => ({ ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' })

/**
 * @returns what it printed to standard output
 * @throws Error with all that it printed where it fails
 */
export function wrangler(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    env: environment(),
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  })
  if (status !== 0) throw new Error(`wrangler ${args[0]} failed:\n${stdout}${stderr}`)
  return stdout
}
