/** The steps of a deploy in their order, and what it says where one fails. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deploySite, type Options, tools } from './deploySite'

const origin = 'https://www.firm.test'
const dist = mkdtempSync(join(tmpdir(), 'deploy-'))
const record = (commit: string) =>
  writeFileSync(join(dist, 'build.json'), JSON.stringify({ commit, origin, files: 0 }))
beforeEach(() => record('abc123def'))
afterAll(() => rmSync(dist, { recursive: true }))
afterEach(() => vi.unstubAllEnvs())

const left = { file: 'site.ts', line: 1, field: 'origin', message: 'is unset' }
const version = '11111111-2222'
const status = 'wrangler deployments status --json'

type Answers = Record<string, string | (() => string)>

/**
 * @param answers of commands, by how they begin
 * @returns the commands that a deploy ran, and what it printed last or why it ended
 */
async function deploy(options: Partial<Options> = {}, answers: Answers = {}) {
  const ran: string[] = []
  let last = ''
  const log = (line: string) => {
    last = line
  }
  const found = { 'git rev-parse': 'abc123\n', [status]: `"version_id": "${version}"`, ...answers }
  const run = (...words: string[]) => {
    const command = words.join(' ').replace('--import tsx ', '')
    if (words[0] !== 'git') ran.push(command)
    const answer =
      Object.entries<Answers[string]>(found).find(([start]) => command.startsWith(start))?.[1] ?? ''
    if (answer === 'fails') throw new Error(command)
    return typeof answer === 'string' ? answer : answer()
  }
  const problems = answers.verify ? ['GET /: no'] : []
  const verifySite = async () => ({ requests: 1, warnings: [], problems })
  const findProblems = async () => (answers.launch ? [left] : [])
  const config = '"database_id": "4f1c"'
  await deploySite(
    { origin, dist, config, ...options },
    { run, findProblems, verifySite, log },
  ).catch((error: Error) => log(error.message))
  return { ran, last }
}

const build = ['node scripts/test.ts --quick', 'node scripts/build.ts']
const migrate = 'wrangler d1 migrations apply contact --remote'
const upload = 'wrangler deploy --tag abc123'
const toPages = `wrangler pages deploy ${dist} --branch main --commit-hash abc123`

it.each<[string, Partial<Options>, string[], string]>([
  ['a Worker', {}, [status, ...build, migrate, upload], `npx wrangler rollback ${version}`],
  ['what another job has built', { built: true }, [status, migrate, upload], 'is live'],
  [
    'a rehearsal',
    { 'dry-run': true },
    [status, ...build, migrate.replace('apply', 'list'), `${upload} --dry-run`],
    'Nothing has changed.',
  ],
  [
    'Cloudflare Pages',
    { pages: 'firm', built: true },
    [
      'wrangler pages deployment list --project-name firm',
      migrate,
      `${toPages} --project-name firm`,
    ],
    'Pages, firm',
  ],
])('%s: all that can fail without a change comes first', async (_, options, commands, end) => {
  const { ran, last } = await deploy(options)
  expect([last, ran]).toEqual([expect.stringContaining(end), commands])
})

const unchanged = 'The live site and its table are unchanged.'
it.each<[string, Answers, string[], Partial<Options>?]>([
  ['Working tree', { 'git status': ' M a.ts' }, ['commit them first', ' M a.ts', unchanged]],
  ['Settings', { launch: 'fails' }, ['site.ts:1 origin: is unset', unchanged]],
  ['Settings', {}, ['wrangler d1 create', unchanged], { config: '"database_id": "0000-00"' }],
  ['Version before', { [status]: 'fails' }, [status, unchanged]],
  ['Build', { 'node scripts/build.ts': 'fails' }, [unchanged]],
  ['Whole build', {}, ['was built for https://www', unchanged], { origin: 'https://b.test' }],
  ['Migrations', { 'wrangler d1': 'fails' }, ['The version before is live', version]],
  ['Upload', { 'wrangler deploy ': 'fails' }, ['npx wrangler deployments status', version]],
  ['Verification', { verify: 'fails' }, ['GET /: no', 'The new version is live', version]],
])('where %s fails it ends, and says what is live', async (step, answers, parts, options) => {
  const { last } = await deploy(options, answers)
  expect(last).toMatch(new RegExp(`^${step} FAILED`))
  for (const part of parts) expect(last).toContain(part)
})

it('uploads nothing that was built from another commit', async () => {
  record('def456abc1237890')
  const { ran, last } = await deploy({ built: true })
  expect(ran).toEqual([status])
  expect(last).toMatch(
    /^Whole build FAILED\n.* from commit def456abc123, and not for .* from abc123;/,
  )
  expect(last).toContain(unchanged)
})

it('knows a first deploy from a question without an answer', async () => {
  const none = () => {
    throw new Error('This Worker does not exist on your account. [code: 10007]')
  }
  const { last } = await deploy({}, { [status]: none })
  expect(last).toContain('There is no version before')
})

it('gives the token to wrangler alone', () => {
  vi.stubEnv('CLOUDFLARE_API_TOKEN', 'a token')
  expect(tools.run('git', '-c', 'alias.env=!env', 'env')).not.toContain('a token')
})
