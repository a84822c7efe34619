/** `npm run function` as a process of its own. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

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
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text
    })
  const exited = once(child, 'close').then(([code]: (number | null)[]) => code)

  /** @returns the match, once the output has it. @throws Error where the process ends without */
  async function printed(pattern: RegExp) {
    for (;;) {
      const match = pattern.exec(output)
      if (match) return match
      if (child.exitCode !== null) throw new Error(`It ended without ${pattern}:\n${output}`)
      await pause(20)
    }
  }

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
