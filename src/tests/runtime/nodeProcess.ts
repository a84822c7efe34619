/** Processes of tests, and `npm run function` as one of them. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

/** Keeps what a process prints. */
export function watchProcess(child: ChildProcess) {
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text) => {
      output += text
    })
  return {
    output: () => output,
    /** @returns the match, once the output has it. @throws Error where the process ends without */
    async printed(pattern: RegExp) {
      for (;;) {
        const match = pattern.exec(output)
        if (match) return match
        if ((child.exitCode ?? child.signalCode) !== null)
          throw new Error(`It ended without ${pattern}:\n${output}`)
        await pause(20)
      }
    },
    /** Its exit code; null where a signal ended it. */
    exited: once(child, 'close').then(([code]: (number | null)[]) => code),
  }
}

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
  const watched = watchProcess(child)
  return {
    ...watched,
    /** Its address, once it listens. */
    url: async () => (await watched.printed(/listens at (\S+)/))[1] ?? '',
    signal: (name: NodeJS.Signals) => child.kill(name),
    /** @returns its exit code, once it has ended gracefully */
    stop() {
      child.kill('SIGTERM')
      return watched.exited
    },
  }
}
