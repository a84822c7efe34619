/** `npm run deploy`: checks, builds, migrates, uploads to Cloudflare and verifies; without a question, so it runs in CI, too. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { site } from '../src/site'
import { deploySteps, type Tools, unchanged } from './deploy/deploySteps'
import { launchFindings } from './launch/checkLaunch'
import { verifySite } from './verify/verifySite'
import { program as wrangler } from './wrangler'

const usage = `npm run deploy -- [OPTIONS]

  --dry-run        does all that changes nothing outside this folder, and lists the rest
  --allow-dirty    also what no commit holds
  --built          uploads dist/ as a job before this one has checked and built it
  --pages PROJECT  to Cloudflare Pages, in place of a Worker`

// No check and no build has the token in its environment: only wrangler gets it back.
const { CLOUDFLARE_API_TOKEN } = process.env
delete process.env.CLOUDFLARE_API_TOKEN

const programs = {
  git: ['git'],
  npm: [process.execPath, process.env.npm_execpath ?? 'npm'],
  wrangler: [process.execPath, wrangler],
} as const

/** @returns what it printed to standard output; what it says besides is shown. @throws Error where it fails */
const run: Tools['run'] = async (name, ...args) => {
  const [file, ...first] = programs[name]
  const settings = name === 'wrangler' && {
    CLOUDFLARE_API_TOKEN,
    CI: '1',
    WRANGLER_SEND_METRICS: 'false',
  }
  const env = { ...process.env, ...settings }
  const child = spawn(file, [...first, ...args], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const [output, code] = await Promise.all([
    text(child.stdout),
    new Promise((resolve, reject) => child.once('close', resolve).once('error', reject)),
  ])
  if (code !== 0) throw new Error(`${output}\n${name} ${args.join(' ')} ended with ${code}`)
  return output
}

const tools: Tools = {
  run,
  countLeft: () => launchFindings().length,
  verify: (url, dist) => verifySite({ url, dist, waitSeconds: 60 }),
  readSettings: () => readFileSync('wrangler.jsonc', 'utf8'),
}

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
  const dryRun = values['dry-run']
  const options = {
    origin: site.origin,
    dist: 'dist',
    dryRun,
    allowDirty: values['allow-dirty'],
    isBuilt: values.built,
    pages: values.pages,
  }
  const { steps, rollback } = deploySteps(options, tools)
  for (const { name, run, failed } of steps)
    try {
      console.log(`${name}: ${await run()}`)
    } catch (error) {
      const holds = failed ? `${failed}\n${rollback()}` : unchanged
      throw new Error(`${name} FAILED\n${error instanceof Error ? error.message : error}\n${holds}`)
    }
  console.log(dryRun ? 'Nothing has changed.' : `${site.origin} is live.\n${rollback()}`)
} catch (error) {
  const isArgument = error instanceof Error && 'code' in error
  console.error(error instanceof Error ? error.message : error, isArgument ? `\n\n${usage}` : '')
  process.exitCode = 1
}
