/** `npm run launch:check`: lists what is still the sample firm's, or not set; fails while anything is. */
import { writeFileSync } from 'node:fs'
import { formatProblems } from '../src/content/problem'
import { readArguments } from './arguments'
import { checkLaunch, recordSample, sampleFile } from './launch/checkLaunch'
import { language, words } from './launch/sample.json'

const usage = 'npm run launch:check; -- --record notes what is here as the sample firm’s'
const { values } = readArguments(usage, { options: { record: { type: 'boolean' } } })
if (values.record) {
  // Its names are entered there by hand.
  writeFileSync(
    sampleFile,
    `${JSON.stringify({ language, words, ...(await recordSample('.')) }, null, 2)}\n`,
  )
} else {
  const problems = await checkLaunch()
  console.log(formatProblems(problems))
  const advice = `What is no warning stops a deploy. What you keep on purpose, delete in ${sampleFile}.`
  console.log(`${problems.length} left. ${advice}`)
  process.exitCode = problems.length > 0 ? 1 : 0
}
