/** `npm run check:content`: every mistake in articles and pages, without a build; `-- articles/plan.md` lists those of one file or folder. */
import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import { stopAtWrongSettings } from '../src/build/settings'
import type { Problem } from '../src/content/problem'
import { fail, readArguments } from './arguments'
import { reportProblems } from './reportProblems'

stopAtWrongSettings()

const usage = 'npm run check:content -- [FILE OR FOLDER]…, such as articles/plan.md'
const { positionals } = readArguments(usage, { allowPositionals: true })
const files = positionals.map((file) => relative('.', file).replaceAll('\\', '/'))
const missing = files.filter((file) => !existsSync(file || '.'))
if (missing.length > 0) fail(`${missing.join(', ')}: there is no such file\n\n${usage}`)

const concerns = ({ file }: Problem) =>
  files.length === 0 || files.some((each) => !each || file === each || file.startsWith(`${each}/`))
const mistakes = await reportProblems(concerns)
process.exitCode = mistakes.length > 0 ? 1 : 0
