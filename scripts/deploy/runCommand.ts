/** Runs the commands of a deploy, keeps what they print, and ends them when the deploy is interrupted. */
import { type ChildProcess, spawn } from 'node:child_process'
import { wranglerEnv, wranglerProgram } from '../wrangler'

let child: ChildProcess | undefined
let interruption: string | undefined

/** Ends the command with all that it has started: npm does not end its scripts. */
function endGroup(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(-pid, signal)
  } catch (error) {
    // All of them have ended by themselves.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    interruption = `The deploy was interrupted (${signal}).`
    if (child?.pid) endGroup(child.pid, signal)
  })

/** As a person would type it. */
export type Command = readonly ['npm' | 'wrangler' | 'git', ...string[]]

export const describeCommand = (command: Command) =>
  [...(command[0] === 'wrangler' ? ['npx'] : []), ...command].join(' ')

/** @returns the text without the values of secrets in the environment */
export function withoutSecrets(
  text: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
) {
  const secrets = Object.entries(env)
    .filter(([name]) => /TOKEN|SECRET|PASSWORD|SALT|_KEY$/i.test(name))
    .flatMap(([, value]) => (value && value.length >= 8 ? [value] : []))
  return secrets.reduce((rest, secret) => rest.replaceAll(secret, '[secret]'), text)
}

/**
 * @param settings more of the environment
 * @returns what it printed to standard output
 * @throws Error with all that it printed where it fails
 */
export async function runCommand(command: Command, settings: Record<string, string> = {}) {
  const [program, ...args] = command
  if (interruption) throw new Error(interruption)
  const env = { ...wranglerEnv, ...settings }
  const [file, fileArgs] =
    program === 'wrangler' ? [process.execPath, [wranglerProgram, ...args]] : [program, args]
  // A process group of its own, to be ended as one.
  const started = spawn(file, fileArgs, { env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  child = started
  let output = ''
  let all = ''
  started.stdout.on('data', (text) => {
    output += text
    all += text
  })
  started.stderr.on('data', (text) => {
    all += text
  })
  const code = await new Promise<number | null>((resolve, reject) => {
    started.once('error', reject)
    started.once('close', resolve)
  })
  child = undefined
  const printed = withoutSecrets(all).trimEnd()
  if (interruption) throw new Error(`${interruption}\n${printed}`)
  if (code !== 0) throw new Error(`${describeCommand(command)} failed:\n${printed}`)
  return withoutSecrets(output)
}
