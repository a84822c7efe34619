/** Processes of tests. */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

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
