/** The steps of a deploy in their order, and what each says where it fails. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeBuildInfo } from '../../src/build/writeDist'
import { deploySteps, environmentOf, type Options, type Tools } from './deploySteps'

const origin = 'https://www.firm.test'
const dist = mkdtempSync(join(tmpdir(), 'deploy-'))
beforeAll(() => writeBuildInfo(dist, { origin, pages: 1, articles: 1 }))
afterAll(() => rmSync(dist, { recursive: true }))

const before = '11111111-2222'

type Answer = string | Error | (() => string)

/** @returns the commands that a deploy ran, the steps that it did, and how it ended */
async function deploy(options: Partial<Options> = {}, answers: Record<string, Answer> = {}) {
  const ran: string[] = []
  const tools: Tools = {
    run(...words) {
      const command = words.join(' ')
      if (words[0] !== 'git') ran.push(command)
      const found = Object.entries(answers).find(([start]) => command.startsWith(start))?.[1]
      if (found instanceof Error) throw found
      if (typeof found === 'function') return found()
      if (found !== undefined) return found
      if (command.startsWith('git rev-parse')) return 'abc123\n'
      return command.startsWith('wrangler deployments') ? `{"version_id": "${before}"}` : ''
    },
    launchFindings: () => [
      { file: 'a.ts', message: 'is the sample’s' },
      ...(answers.unset ? [{ file: 'site.ts', message: 'unset', stopsDeploy: true as const }] : []),
    ],
    verify: async () => ({
      requests: 1,
      problems: answers.problem ? ['GET /: no'] : [],
      warnings: [],
    }),
  }
  const { steps, rollback } = deploySteps({ origin, dist, ...options }, tools)
  for (const { name, run, failed } of steps)
    try {
      await run()
    } catch (error) {
      return { ran, failed: name, holds: failed, reason: String(error), rollback: rollback() }
    }
  return { ran, failed: '', rollback: rollback() }
}

const build = ['npm run --silent check', 'npm run --silent build']
const status = 'wrangler deployments status --json'
const migrate = 'wrangler d1 migrations apply contact --remote'
const upload = 'wrangler deploy --tag abc123'

it.each<[string, Partial<Options>, string[]]>([
  ['a Worker', {}, [...build, status, migrate, upload]],
  ['what another job has built', { isBuilt: true }, [status, migrate, upload]],
  [
    'a dry run',
    { dryRun: true },
    [...build, status, 'wrangler d1 migrations list contact --remote', `${upload} --dry-run`],
  ],
  [
    'Cloudflare Pages',
    { pages: 'firm', isBuilt: true },
    [
      migrate,
      `wrangler pages deploy ${dist} --project-name firm --branch main --commit-hash abc123`,
    ],
  ],
])('%s: all that can fail without a change comes first', async (_, options, commands) => {
  const { ran, failed, rollback } = await deploy(options)
  expect([failed, ran]).toEqual(['', commands])
  expect(rollback).toContain(options.pages ? 'Pages, firm' : `npx wrangler rollback ${before}`)
})

it.each<[string, Record<string, string | Error>, Partial<Options>, string | undefined, string]>([
  ['Working tree', { 'git status': ' M a.ts' }, {}, undefined, 'No commit holds these'],
  ['Launch check', { unset: 'yes' }, {}, undefined, 'site.ts: unset'],
  ['Build', { 'npm run --silent build': Error('no') }, {}, undefined, 'no'],
  ['Whole build', {}, { origin: 'https://b.test' }, undefined, 'was built for'],
  ['Migrations', { 'wrangler d1': Error('no') }, {}, 'The version before is live', 'no'],
  ['Upload', { 'wrangler deploy ': Error('no') }, {}, 'npx wrangler deployments status', 'no'],
  ['Verification', { problem: 'yes' }, {}, 'The new version is live', 'GET /: no'],
])(
  'where %s fails nothing follows, and it says what is live',
  async (step, answers, options, holds, reason) => {
    const result = await deploy(options, answers)
    expect(result.failed).toBe(step)
    expect(result.reason).toContain(reason)
    if (holds) expect(result.holds).toContain(holds)
    else expect(result.holds).toBeUndefined()
  },
)

it('uploads nothing where files were changed while it was built', async () => {
  const states = ['', ' M a.ts']
  const answers = { 'git status': () => states.shift() ?? '' }
  expect(await deploy({}, answers)).toMatchObject({ failed: 'Same tree', ran: build })
})

it('needs no version before', async () => {
  const { failed, rollback } = await deploy({}, { [status]: Error('has no deployments') })
  expect([failed, rollback]).toEqual(['', 'No version before is known to go back to.'])
})

it.each(['npm', 'git', 'wrangler'] as const)('%s has the token if it uploads', (program) => {
  const environment = { PATH: '/bin', CLOUDFLARE_API_TOKEN: 'token' }
  const { PATH, CLOUDFLARE_API_TOKEN } = environmentOf(program, environment)
  expect(PATH).toBe('/bin')
  expect(CLOUDFLARE_API_TOKEN).toBe(program === 'wrangler' ? 'token' : undefined)
})
