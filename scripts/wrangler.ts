/** Runs wrangler, the command line of the runtime and its databases. */
import { spawn, spawnSync } from 'node:child_process'

/** Where it keeps the local database. */
export const stateFolder = '.wrangler/state'

export const wranglerProgram = 'node_modules/wrangler/bin/wrangler.js'

/** No prompts, and no report of its use. */
export const wranglerEnv = { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' }

/**
 * @returns what it printed to standard output
 * @throws Error with all that it printed where it fails
 */
export function wrangler(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [wranglerProgram, ...args], {
    env: wranglerEnv,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  })
  if (status !== 0) throw new Error(`wrangler ${args[0]} failed:\n${stdout}${stderr}`)
  return stdout
}

/** @returns the running process; it ends with all that it has started when its input closes, as with this process */
export const startWrangler = (...args: string[]) =>
  spawn(process.execPath, ['--import', 'tsx', 'scripts/supervise.ts', wranglerProgram, ...args], {
    env: wranglerEnv,
    stdio: 'pipe',
    detached: true,
  })
