/** `npm test`: every check, in order of cost; `-- --quick` runs those that need no build. Ends with one sum. */
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { buildSettings, stopAtWrongSettings } from '../src/build/settings'

await stopAtWrongSettings([...buildSettings, 'CHROMIUM_PATH'])

// The bundler warns of a configuration loader that is not used yet.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'

const reports = 'node_modules/.cache/reports'
const vitest = `vitest run --reporter=default --reporter=json --outputFile.json=${reports}/vitest.json`

interface Step {
  name: string
  command: string
  /** A file in which a test runner counts; any other step counts as one. */
  report?: string
}

const quick: Step[] = [
  { name: 'Types', command: 'tsc --noEmit' },
  { name: 'Lint and format', command: 'biome check --error-on-warnings' },
  { name: 'Unused code', command: 'knip' },
]
const steps: Step[] = process.argv.includes('--quick')
  ? [...quick, { name: 'Tests', command: `${vitest} --project unit`, report: 'vitest.json' }]
  : [
      ...quick,
      { name: 'Build', command: 'npm run build' },
      { name: 'Tests', command: vitest, report: 'vitest.json' },
      {
        name: 'Browser journeys',
        command: 'playwright test --config src/tests/journeys/playwright.config.ts',
        report: 'playwright.json',
      },
      {
        name: 'Development server',
        command: 'playwright test --config src/tests/dev/playwright.config.ts',
        report: 'dev.json',
      },
      {
        name: 'Looks',
        command: 'playwright test --config src/tests/looks/playwright.config.ts',
        report: 'looks.json',
      },
    ]

/** @returns how many tests passed and failed; a runner that left no report or ran nothing has failed */
function readReport(file: string, succeeded: boolean) {
  const { stats, numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'))
  const passed: number = stats ? stats.expected + stats.flaky : numPassedTests
  const failed: number = stats ? stats.unexpected : numFailedTests
  return { passed, failed: failed || (succeeded && passed > 0 ? 0 : 1) }
}

function run({ name, command, report }: Step) {
  console.log(`\n▸ ${name}`)
  const started = Date.now()
  const file = `${reports}/${report}`
  if (report) rmSync(file, { force: true })
  const succeeded = spawnSync('npx', command.split(' '), { stdio: 'inherit' }).status === 0
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(`  ${succeeded ? 'done' : 'FAILED'} in ${seconds} s`)
  if (!report) return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 }
  try {
    return readReport(file, succeeded)
  } catch (error) {
    console.error(`${name} left no report:`, error)
    return { passed: 0, failed: 1 }
  }
}

const counts = steps.map(run)
const sum = (key: 'passed' | 'failed') => counts.reduce((total, count) => total + count[key], 0)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(sum('failed') === 0 ? 0 : 1)
