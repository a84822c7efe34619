/** `npm test`: everything that must hold, in order of cost; ends with one line that adds it all up. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const reports = resolve('node_modules/.cache/reports')
mkdirSync(reports, { recursive: true })

let passed = 0
let failed = 0

// The bundler warns of a loader that it does not use yet.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'

function run(name: string, command: string, args: string[], env: Record<string, string> = {}) {
  console.log(`\n▸ ${name}`)
  const started = Date.now()
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  console.log(
    `  ${status === 0 ? 'done' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`,
  )
  return status === 0
}

/** A step that counts as one. */
function step(name: string, command: string, args: string[], env?: Record<string, string>) {
  const ok = run(name, command, args, env)
  if (ok) passed++
  else failed++
  return ok
}

interface Counts {
  passed: number
  failed: number
}

/** A test runner, which counts for itself; one that leaves no report or runs nothing has failed. */
function suite(
  name: string,
  args: string[],
  report: string,
  count: (report: string) => Counts,
  env = {},
) {
  const ok = run(name, 'npx', args, env)
  let counts: Counts = { passed: 0, failed: 0 }
  try {
    counts = count(readFileSync(report, 'utf8'))
  } catch (error) {
    console.error(`${name} left no report:`, error)
  }
  passed += counts.passed
  failed += counts.failed
  if ((!ok && counts.failed === 0) || counts.passed + counts.failed === 0) failed++
}

const vitestCounts = (text: string): Counts => {
  const { numPassedTests, numFailedTests, numFailedTestSuites, numTotalTests } = JSON.parse(text)
  return {
    passed: numPassedTests,
    failed: numFailedTests || (numTotalTests ? 0 : numFailedTestSuites),
  }
}

const playwrightCounts = (text: string): Counts => {
  const { stats } = JSON.parse(text)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
}

const vitest = (project: string) => {
  const report = `${reports}/${project}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  suite(
    `Tests: ${project}`,
    ['vitest', 'run', '--project', project, ...reporters],
    report,
    vitestCounts,
  )
}

const quick = process.argv.includes('--quick')
step('Types', 'npx', ['tsc', '--noEmit'])
step('Lint and format', 'npx', ['biome', 'check', '--error-on-warnings'])
step('Unused code', 'npx', ['knip'])
vitest('unit')
if (!quick) {
  vitest('runtime')
  const built = step('Build', 'npm', ['run', 'build'])
  if (built) {
    step('Build again, for the same bytes', 'npx', ['tsx', 'scripts/buildTwice.ts'])
    vitest('dist')
    const report = `${reports}/browser.json`
    suite(
      'Browser journeys',
      ['playwright', 'test', '--config', 'src/tests/journeys/playwright.config.ts'],
      report,
      playwrightCounts,
      { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    )
  }
}
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
