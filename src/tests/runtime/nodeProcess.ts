/** `npm run function` as a process of its own. */
import { spawn } from 'node:child_process'

/** The site whose forms it takes. */
export const siteOrigin = 'https://www.firm.example'

/** @param settings replace those that it needs */
export function startNodeFunction(databaseUrl: string, settings: Record<string, string> = {}) {
  const { PATH } = process.env
  const required = { DATABASE_URL: databaseUrl, CONTACT_ORIGIN: siteOrigin, PORT: '0' }
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/function.ts'], {
    env: { PATH, ...required, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  /** Called at each piece of output, and at the end. */
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  let isRunning = true
  const exited = new Promise<number | null>((resolve) =>
    child.once('close', (code) => {
      isRunning = false
      notify()
      resolve(code)
    }),
  )
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text
      notify()
    })

  /** @returns the match, once the output has it. @throws Error where the process ends without */
  const printed = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const match = pattern.exec(output)
        if (match) resolve(match)
        else if (!isRunning) reject(new Error(`It ended without ${pattern}:\n${output}`))
        if (match || !isRunning) listeners.delete(look)
      }
      listeners.add(look)
      look()
    })

  return {
    /** Its address, once it listens. */
    url: async () => (await printed(/listens at (\S+)/))[1] ?? '',
    printed,
    output: () => output,
    signal: (name: NodeJS.Signals) => child.kill(name),
    /** Its exit code; null where a signal ended it. */
    exited,
    /** @returns its exit code, once it has ended gracefully */
    stop() {
      child.kill('SIGTERM')
      return exited
    },
  }
}
