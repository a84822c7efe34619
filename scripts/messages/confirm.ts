/** The question before something is deleted or brought back. */
import { createInterface } from 'node:readline'

/**
 * @returns whether the person on the terminal typed yes; the end of the input and an interruption are a no
 * @throws Error where there is no terminal to type on
 */
export async function confirmOnTerminal(plan: string) {
  if (!process.stdin.isTTY)
    throw new Error(`${plan}\nNothing is changed: to do it, repeat the command with --yes`)
  process.stderr.write(`${plan}\n`)
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await new Promise<string>((resolve) => {
    lines.once('close', () => resolve(''))
    lines.question('Type yes to do it: ', resolve)
  })
  lines.close()
  return answer.trim().toLowerCase() === 'yes'
}
