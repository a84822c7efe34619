/** `npm run check:content`: every mistake in articles and pages, without a build. */
import { runnerImport } from 'vite'

/** As Vite runs it, which knows the page files. */
const { module } = await runnerImport<typeof import('../src/content/allProblems')>(
  '/src/content/allProblems.ts',
  { configFile: false, envPrefix: ['SITE_URL'], envDir: false, logLevel: 'error' },
)
const { formatProblems } = await import('../src/content/contentError')
const { problems } = module
const mistakes = problems.filter(({ isWarning }) => !isWarning)
if (problems.length > 0) console.error(formatProblems(problems))
const count = `${mistakes.length} mistakes, ${problems.length - mistakes.length} warnings`
console.log(problems.length > 0 ? `\n${count}` : 'The content has no mistakes.')
process.exitCode = mistakes.length > 0 ? 1 : 0
