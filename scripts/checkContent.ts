/** `npm run check:content`: every mistake in articles and pages, without a build. */
import { runnerImport } from 'vite'
import { counted } from '../src/articles/counted'
import { lostAddresses, lostProblems } from '../src/build/lostAddresses'
import { readPreviousBuild } from '../src/build/previousBuild'

/** As Vite runs it, which knows the page files. */
const { module } = await runnerImport<typeof import('../src/content/allProblems')>(
  '/src/content/allProblems.ts',
  { configFile: false, envPrefix: ['SITE_URL'], envDir: false, logLevel: 'error' },
)
const { formatProblems } = await import('../src/content/contentError')
const previous = module.pages.length > 0 ? await readPreviousBuild('dist') : undefined
const lost = lostProblems(await lostAddresses(previous, module.pages))
const problems = [...module.problems, ...lost]
const mistakes = problems.filter(({ isWarning }) => !isWarning)
if (problems.length > 0) console.error(formatProblems(problems))
const count = `${counted(mistakes.length, 'mistake')}, ${counted(problems.length - mistakes.length, 'warning')}`
console.log(problems.length > 0 ? `\n${count}` : 'The content has no mistakes.')
process.exitCode = mistakes.length > 0 ? 1 : 0
