/** `npm run check:content`: every mistake in articles and pages, without a build; `-- articles/plan.md` lists those of one file or folder. */
import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import { createServer, createServerModuleRunner } from 'vite'
import { stopAtWrongSettings } from '../src/build/settings'
import { formatProblems, loadProblem } from '../src/content/problem'
import { fail, readArguments } from './arguments'
import { counted } from './counted'

stopAtWrongSettings()

const usage = 'npm run check:content -- [FILE OR FOLDER]…, such as articles/plan.md'
const { positionals } = readArguments(usage, { allowPositionals: true })
const files = positionals.map((file) => relative('.', file).replaceAll('\\', '/'))
const missing = files.filter((file) => !existsSync(file || '.'))
if (missing.length > 0) fail(`${missing.join(', ')}: there is no such file\n\n${usage}`)

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
async function findProblems() {
  const path = '/src/build/checkContent.ts'
  try {
    const { readContent, contentProblems } =
      await runner.import<typeof import('../src/build/checkContent')>(path)
    return await contentProblems(await readContent(runner), runner)
  } catch (error) {
    // Code that an editor has changed, too: `site.ts`, or a component.
    return [loadProblem('src/routes.tsx', error)]
  }
}
const found = await findProblems()
await runner.close()
await server.close()

const concerns = (file: string) =>
  files.length === 0 || files.some((each) => !each || file === each || file.startsWith(`${each}/`))
const problems = found.filter(({ file }) => concerns(file))
const warnings = problems.filter(({ isWarning }) => isWarning).length
const mistakes = problems.length - warnings
if (problems.length > 0) console.error(`${formatProblems(problems)}\n`)
console.log(`${counted(mistakes, 'mistake')}, ${counted(warnings, 'warning')}`)
process.exitCode = mistakes > 0 ? 1 : 0
