/** `npm test`: every check; `-- --quick` those that need no build. Ends with one sum, and by it. */
import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { stopAtWrongSettings } from '../src/build/settings'
import buildSites, { build } from '../src/tests/fixture/buildSites'

stopAtWrongSettings()

// The bundler warns of a configuration loader that is not used yet.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'

const reports = 'node_modules/.cache/reports'
const sum = { passed: 0, failed: 0 }
/** Of Vitest, repeated at the end: a log that is cut keeps its last lines only. */
const failures: string[] = []
const started = Date.now()

function log(name: string, succeeded: boolean, output = '') {
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(`${output}▸ ${name}: ${succeeded ? 'done' : 'FAILED'} after ${seconds} s`)
}

/** Runs a tool, which counts as one test. Its output comes in one piece, as the lines of several would mix. */
async function check(name: string, command: string) {
  const child = spawn(`npx ${command}`, { shell: true })
  const output = Promise.all([text(child.stdout), text(child.stderr)])
  const code = await new Promise((resolve) => child.once('close', resolve))
  log(name, code === 0, code === 0 ? '' : (await output).join(''))
  sum[code === 0 ? 'passed' : 'failed'] += 1
}

/** Runs a test runner, which writes its report; one that left none or ran nothing has failed. */
async function runTests(name: string, command: string, report: string) {
  const file = `${reports}/${report}`
  rmSync(file, { force: true })
  const child = spawn(`npx ${command}`, { shell: true, stdio: 'inherit' })
  const code = await new Promise((resolve) => child.once('close', resolve))
  log(name, code === 0)
  try {
    const { stats, numPassedTests, numFailedTests, testResults } = JSON.parse(
      readFileSync(file, 'utf8'),
    )
    const passed: number = stats ? stats.expected + stats.flaky : numPassedTests
    const failed: number = stats ? stats.unexpected : numFailedTests
    for (const { name, assertionResults } of testResults ?? [])
      for (const { status, fullName, failureMessages } of assertionResults)
        if (status === 'failed') failures.push(`${name}: ${fullName}\n${failureMessages[0]}`)
    sum.passed += passed
    sum.failed += failed || (code === 0 && passed > 0 ? 0 : 1)
  } catch (error) {
    console.error(`${name} left no report:`, error)
    sum.failed += 1
  }
}

async function buildAll() {
  try {
    await build('.', {})
    await buildSites()
    log('Build', true)
    sum.passed += 1
  } catch (error) {
    log('Build', false, `${error}\n`)
    sum.failed += 1
  }
}

const isQuick = process.argv.includes('--quick')
const checks = [
  check('Types', 'tsc --noEmit'),
  check('Lint and format', 'biome check --error-on-warnings'),
  check('Unused code', 'knip'),
]
await Promise.all(isQuick ? checks : [...checks, buildAll()])

// One after the other, as each keeps all cores busy.
const vitest = `vitest run --reporter=default --reporter=json --outputFile.json=${reports}/vitest.json`
await runTests('Tests', isQuick ? `${vitest} --project unit` : vitest, 'vitest.json')
const projects = '--project dev --project journeys --project looks'
if (!isQuick) await runTests('In a browser', `playwright test ${projects}`, 'playwright.json')

for (const failure of failures) console.error(failure)
console.log(`\n${sum.passed} passed, ${sum.failed} failed`)
process.exit(sum.failed === 0 ? 0 : 1)
