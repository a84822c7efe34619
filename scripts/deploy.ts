/** `npm run deploy`: checks, builds, migrates, uploads to Cloudflare and verifies; without a question, so it runs in CI, too. */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { stopAtWrongSettings } from '../src/build/settings'
import { site } from '../src/site'
import { deploySteps, environmentOf, type Tools } from './deploy/deploySteps'
import { launchFindings } from './launch/checkLaunch'
import { verifySite } from './verify/verifySite'
import { program as wrangler } from './wrangler'

const usage = `npm run deploy -- [OPTIONS]

  --dry-run        does all that changes nothing outside this folder, and lists the rest
  --allow-dirty    also what no commit holds
  --built          uploads dist/ as a job before this one has checked and built it
  --pages PROJECT  to Cloudflare Pages, in place of a Worker`

const programs = {
  git: ['git'],
  npm: [process.execPath, process.env.npm_execpath ?? 'npm'],
  wrangler: [process.execPath, wrangler],
} as const

/** What it prints to standard error is shown. */
const run: Tools['run'] = (program, ...args) => {
  const [file, ...first] = programs[program]
  const { status, stdout, error } = spawnSync(file, [...first, ...args], {
    env: environmentOf(program, process.env),
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status === 0) return stdout
  throw new Error(`${stdout}\n${program} ${args.join(' ')} ended with ${error ?? status}`)
}

stopAtWrongSettings()
// The terminal interrupts the command that runs, too: its step fails, and says what holds.
process.on('SIGINT', () => {})
try {
  const { values } = parseArgs({
    options: {
      'dry-run': { type: 'boolean', default: false },
      'allow-dirty': { type: 'boolean', default: false },
      built: { type: 'boolean', default: false },
      pages: { type: 'string' },
    },
  })
  const options = {
    origin: site.origin,
    dist: 'dist',
    dryRun: values['dry-run'],
    allowDirty: values['allow-dirty'],
    isBuilt: values.built,
    pages: values.pages,
  }
  const verify: Tools['verify'] = (url, dist) => verifySite({ url, dist, waitSeconds: 60 })
  const { steps, rollback } = deploySteps(options, { run, launchFindings, verify })
  for (const { name, run, failed } of steps)
    try {
      console.log(`${name}: ${await run()}`)
    } catch (error) {
      const holds = failed
        ? `${failed}\n${rollback()}`
        : 'The live site and its table are as they were.'
      throw new Error(`${name} FAILED\n${error instanceof Error ? error.message : error}\n${holds}`)
    }
  console.log(options.dryRun ? 'Nothing has changed.' : `${site.origin} is live.\n${rollback()}`)
} catch (error) {
  const isArgument = error instanceof Error && 'code' in error
  console.error(error instanceof Error ? error.message : error, isArgument ? `\n\n${usage}` : '')
  process.exitCode = 1
}
