/** Runs the steps of a deploy one after the other, a line each, up to the first that fails. */

export interface Step {
  name: string
  /** What it finds, for its line; the deploy ends where it throws. */
  run(): Promise<string>
  /** In its place in a dry run, without a change outside this folder. */
  rehearse?(): Promise<string>
  /** @returns what holds once it has failed, and how to go on */
  failed(): string
  /** A dry run looks at what else may be wrong although it has failed. */
  isPrecondition?: boolean
}

const widest = 16
/** Lines of a failed command that are printed. */
const mostLines = 40

const lastLines = (text: string) =>
  text
    .split('\n')
    .slice(-mostLines)
    .map((line) => `  ${line}`)
    .join('\n')

const names = (steps: readonly Step[]) =>
  steps.map(({ name }) => name.toLowerCase()).join(', ') || 'nothing'

/**
 * @param print without ending the line
 * @returns whether all steps succeeded
 */
export async function runSteps(
  steps: readonly Step[],
  dryRun: boolean,
  print: (text: string) => void,
): Promise<boolean> {
  const wrong: Step[] = []
  for (const [index, step] of steps.entries()) {
    print(step.name.padEnd(widest))
    const started = Date.now()
    const seconds = () => `${((Date.now() - started) / 1000).toFixed(1)} s`.padStart(7)
    try {
      const found = await (dryRun && step.rehearse ? step.rehearse() : step.run())
      print(`${seconds()}  ${found}\n`)
    } catch (error) {
      wrong.push(step)
      print(`${seconds()}  FAILED\n`)
      print(`${lastLines(error instanceof Error ? error.message : String(error))}\n`)
      if (dryRun && step.isPrecondition) continue
      const done = steps.slice(0, index).filter((each) => !wrong.includes(each))
      print(`\nDone: ${names(done)}.\nNot done: ${names(steps.slice(index))}.\n`)
      print(`${dryRun ? 'It was a dry run: nothing has changed.' : step.failed()}\n`)
      return false
    }
  }
  if (wrong.length > 0) print(`\nA deploy would stop at: ${names(wrong)}.\n`)
  return wrong.length === 0
}
