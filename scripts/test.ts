/** `npm test`: every check, in order of cost; `-- --quick` runs those that need no build. Ends with one sum. */
import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { stopAtWrongSettings } from '../src/build/settings'

stopAtWrongSettings()

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

const journeys = (name: string, folder: string, report: string): Step => ({
  name,
  command: `playwright test --config src/tests/${folder}/playwright.config.ts`,
  report,
})

const quick: Step[] = [
  { name: 'Types', command: 'tsc --noEmit' },
  { name: 'Lint and format', command: 'biome check --error-on-warnings' },
  { name: 'Unused code', command: 'knip' },
]
/**
 * Steps in an order. Those of one stage begin at once, as each waits for what others need not: the disk, a server,
 * a browser.
 */
type Lane = Step[]
const stages: Lane[][] = process.argv.includes('--quick')
  ? [
      quick.map((step) => [step]),
      [[{ name: 'Tests', command: `${vitest} --project unit`, report: 'vitest.json' }]],
    ]
  : [
      [
        ...quick.map((step) => [step]),
        [{ name: 'Build', command: 'npm run build' }],
        [{ name: 'Builds of the fixture site', command: 'tsx src/tests/fixture/buildSites.ts' }],
      ],
      [
        [{ name: 'Tests', command: vitest, report: 'vitest.json' }],
        [
          journeys('Development server', 'dev', 'dev.json'),
          journeys('Looks', 'looks', 'looks.json'),
        ],
      ],
      [[journeys('Browser journeys', 'journeys', 'playwright.json')]],
    ]

interface Count {
  passed: number
  failed: number
}

/** @returns how many tests passed and failed; a runner that left no report or ran nothing has failed */
function readReport(file: string, succeeded: boolean): Count {
  const { stats, numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'))
  const passed: number = stats ? stats.expected + stats.flaky : numPassedTests
  const failed: number = stats ? stats.unexpected : numFailedTests
  return { passed, failed: failed || (succeeded && passed > 0 ? 0 : 1) }
}

async function run({ name, command, report }: Step, isAlone: boolean): Promise<Count> {
  if (isAlone) console.log(`\n▸ ${name}`)
  const started = Date.now()
  const file = `${reports}/${report}`
  if (report) rmSync(file, { force: true })
  const child = spawn('npx', command.split(' '), {
    stdio: isAlone ? 'inherit' : ['inherit', 'pipe', 'pipe'],
    env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
  })
  const output = Promise.all([child.stdout, child.stderr].map((each) => (each ? text(each) : '')))
  const succeeded = (await new Promise((resolve) => child.once('close', resolve))) === 0
  // In one piece, as the lines of several would mix.
  if (!isAlone) console.log(`\n▸ ${name}\n${(await output).join('')}`)
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(`  ${name}: ${succeeded ? 'done' : 'FAILED'} in ${seconds} s`)
  if (!report) return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 }
  try {
    return readReport(file, succeeded)
  } catch (error) {
    console.error(`${name} left no report:`, error)
    return { passed: 0, failed: 1 }
  }
}

async function runLane(lane: Lane, isAlone: boolean) {
  const counts: Count[] = []
  for (const step of lane) counts.push(await run(step, isAlone))
  return counts
}

const counts: Count[] = []
for (const stage of stages) {
  const isAlone = stage.length === 1
  const names = stage.map((lane) => lane.map(({ name }) => name).join(', then '))
  if (!isAlone) console.log(`\nAt once: ${names.join('; ')}`)
  counts.push(...(await Promise.all(stage.map((lane) => runLane(lane, isAlone)))).flat())
}
const sum = (key: 'passed' | 'failed') => counts.reduce((total, count) => total + count[key], 0)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(sum('failed') === 0 ? 0 : 1)
