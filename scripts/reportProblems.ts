/** The check of the content, for commands that end with its list. */
import { createServer, createServerModuleRunner } from 'vite'
import { formatProblems, loadProblem, type Problem } from '../src/content/problem'
import { fail } from './arguments'
import { counted } from './counted'

/** Ends the command where the code of the pages cannot be loaded. */
async function findProblems(): Promise<Problem[]> {
  // React checks less, and renders faster.
  process.env.NODE_ENV = 'production'
  const server = await createServer({
    configFile: false,
    envDir: false,
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  const runner = createServerModuleRunner(server.environments.ssr, { hmr: false })
  const path = '/src/build/checkContent.ts'
  try {
    const { readContent, contentProblems } =
      await runner.import<typeof import('../src/build/checkContent')>(path)
    return await contentProblems(await readContent(runner), runner)
  } catch (error) {
    // Code that an editor has changed, too: `site.ts`, or a component.
    return fail(formatProblems([loadProblem('src/routes.tsx', error)]))
  } finally {
    await runner.close()
    await server.close()
  }
}

/** Prints the problems that a command is about. @returns the mistakes among them, which stop a build */
export async function reportProblems(concerns: (problem: Problem) => boolean): Promise<Problem[]> {
  const problems = (await findProblems()).filter(concerns)
  const mistakes = problems.filter(({ isWarning }) => !isWarning)
  if (problems.length > 0) console.error(`${formatProblems(problems)}\n`)
  const warnings = problems.length - mistakes.length
  console.log(`${counted(mistakes.length, 'mistake')}, ${counted(warnings, 'warning')}`)
  return mistakes
}
