/** `npm run check:content`: every mistake in articles and pages, without a build; `-- articles/plan.md` tells those of one file. */
import { relative } from 'node:path'
import { counted } from '../src/articles/counted'
import { lostAddresses, lostProblems } from '../src/build/lostAddresses'
import { readLastBuild } from '../src/build/previousBuild'
import { stopAtWrongSettings } from '../src/build/settings'
import { allProblems } from '../src/content/allProblems'
import { formatProblems } from '../src/content/contentError'

await stopAtWrongSettings(['SITE_URL'])

const files = process.argv.slice(2).map((file) => relative('.', file).replaceAll('\\', '/'))
const concerns = (file: string) =>
  files.length === 0 || files.some((each) => file === each || file.startsWith(`${each}/`))

const { problems: found, pages } = await allProblems()
const previous = pages.length > 0 ? await readLastBuild() : undefined
const lost = lostProblems(await lostAddresses(previous, pages))
const problems = [...found, ...lost].filter(({ file }) => concerns(file))
const warnings = problems.filter(({ isWarning }) => isWarning).length
const mistakes = problems.length - warnings

if (problems.length > 0) console.error(`${formatProblems(problems)}\n`)
console.log(
  problems.length > 0
    ? `${counted(mistakes, 'mistake')}, ${counted(warnings, 'warning')}`
    : `${files.join(', ') || 'The content'} has no mistakes.`,
)
process.exitCode = mistakes > 0 ? 1 : 0
