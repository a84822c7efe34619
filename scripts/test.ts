/** `npm test`: every check; `-- --quick` those that need no build. Ends with one sum, and by it. */
import { exec, spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { promisify } from 'node:util'
import { stopAtWrongSettings } from '../src/build/settings'
import buildSites from '../src/tests/fixture/buildSites'
import { readArguments } from './arguments'

const usage = 'npm test; -- --quick runs only what needs no build'
const { values } = readArguments(usage, { options: { quick: { type: 'boolean' } } })
stopAtWrongSettings()

const reports = 'node_modules/.cache/reports'
const sum = { passed: 0, failed: 0 }
const started = Date.now()

function count(name: string, passed: number, failed: number) {
  sum.passed += passed
  sum.failed += failed
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(`▸ ${name}: ${failed ? 'FAILED' : 'done'} after ${seconds} s`)
}

/** The output of the checks that failed, which is shown last, as somebody looks there. */
const reasons: string[] = []

async function check(name: string, run: () => Promise<unknown>) {
  try {
    await run()
    count(name, 1, 0)
  } catch (error) {
    const { stdout = '', stderr = error } = Object(error)
    reasons.push(`▸ ${name}:\n${stdout}${stderr}`)
    count(name, 0, 1)
  }
}
const tool = (command: string) => () => promisify(exec)(`npx ${command}`, { maxBuffer: 2 ** 30 })

/** Runs a test runner, which writes its report; one that left none or ran nothing has failed. */
function runTests(name: string, command: string, report: string) {
  const file = `${reports}/${report}`
  rmSync(file, { force: true })
  const { status } = spawnSync(`npx ${command}`, { shell: true, stdio: 'inherit' })
  try {
    const { stats, numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'))
    const passed: number = stats ? stats.expected : numPassedTests
    const failed: number = stats ? stats.unexpected : numFailedTests
    count(name, passed, failed || (status === 0 && passed > 0 ? 0 : 1))
  } catch (error) {
    console.error(`${name} left no report:`, error)
    count(name, 0, 1)
  }
}

const checks = [
  check('Types', tool('tsc --noEmit')),
  check('Lint and format', tool('biome check --error-on-warnings')),
  check('Unused code', tool('knip')),
]
await Promise.all(values.quick ? checks : [...checks, check('Build', buildSites)])

// One after the other, as each keeps all cores busy.
const vitest = `vitest run --reporter=default --reporter=json --outputFile.json=${reports}/vitest.json`
runTests('Tests', values.quick ? `${vitest} --project unit` : vitest, 'vitest.json')
const projects = '--project dev --project journeys --project screenshots'
if (!values.quick) runTests('In a browser', `playwright test ${projects}`, 'playwright.json')

for (const reason of reasons) console.log(`\n${reason}`)
console.log(`\n${sum.passed} passed, ${sum.failed} failed`)
process.exit(sum.failed === 0 ? 0 : 1)
