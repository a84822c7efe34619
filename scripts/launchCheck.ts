/** `npm run launch:check`: what is still the sample firm's, or not set; fails while anything is. */
import { readFileSync, writeFileSync } from 'node:fs'
import { formatProblems } from '../src/content/problem'
import { readArguments } from './arguments'
import { checkLaunch, hashFiles, sampleFile } from './launch/checkLaunch'

const { values } = readArguments(
  'npm run launch:check; -- --record notes the articles and pictures that are here as the sample firm’s',
  { options: { record: { type: 'boolean' } } },
)
if (values.record) {
  // Its names are entered there by hand.
  const sample = { ...JSON.parse(readFileSync(sampleFile, 'utf8')), files: hashFiles('.') }
  writeFileSync(sampleFile, `${JSON.stringify(sample, null, 2)}\n`)
} else {
  const problems = checkLaunch()
  if (problems.length > 0) console.log(formatProblems(problems))
  const advice = `What is no warning stops a deploy. What you keep on purpose, delete in ${sampleFile}.`
  console.log(`${problems.length} left. ${advice}`)
  process.exitCode = problems.length > 0 ? 1 : 0
}
