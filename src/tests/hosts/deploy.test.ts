/** `npm run deploy` in a small checkout: the order of its steps, what stops it, and what it says then. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { before, createSandbox, origin, type Sandbox } from './deploySandbox'

let sandbox: Sandbox
beforeEach(async () => {
  sandbox = await createSandbox()
})
afterEach(() => sandbox.remove())

const commit = () => sandbox.git('rev-parse', '--short=12', 'HEAD').toString().trim()

const checks = [
  'npm run --silent launch:check',
  'npm run --silent check:content',
  'npm run --silent check',
]
const build = 'npm run --silent build'
const findVersion = [
  'wrangler deployments status --json',
  `wrangler versions view ${before.id} --json`,
]
const migrate = 'wrangler d1 migrations apply contact --remote'
const verify = `npm run --silent verify -- ${origin} --wait 60`

it('checks, builds, migrates, uploads, verifies, and says how to go back', async () => {
  const { output, code, ran } = await sandbox.deploy()
  expect(ran).toEqual([
    ...checks,
    build,
    ...findVersion,
    migrate,
    `wrangler deploy --tag ${commit()}`,
    verify,
  ])
  expect(code).toBe(0)
  expect(output).toMatch(/^Launch check +\d+\.\d s {2}warning: 3 left/m)
  expect(output).toMatch(/^Whole build +\d+\.\d s {2}2 pages, 0 articles, 2 files$/m)
  expect(output).toMatch(/^Migrations +\d+\.\d s {2}applied 0004_reports\.sql$/m)
  expect(output).toContain(`\n${origin} is live.\n`)
  expect(output).toContain(`\n  npx wrangler rollback ${before.id}\n`)
  expect(output).toContain(before.commit)
})

it('goes on to its end where nobody reads what it prints', async () => {
  const { code, ran } = await sandbox.deploy([], {}, false)
  expect(ran.at(-1)).toBe(verify)
  expect(code).toBe(0)
})

it('needs no version before', async () => {
  const { output } = await sandbox.deploy([], { FIRST: 'yes' })
  expect(output).toMatch(/^Version before .+ none yet$/m)
  expect(output).toContain('Nothing was deployed before')
})

it('a dry run does what changes nothing, and names the rest', async () => {
  const { output, code, ran } = await sandbox.deploy(['--dry-run'])
  const upload = `wrangler deploy --tag ${commit()}`
  const list = 'wrangler d1 migrations list contact --remote'
  expect(ran).toEqual([...checks, build, ...findVersion, list, `${upload} --dry-run`])
  expect(output).toMatch(/^Migrations .+ would apply 0004_reports\.sql$/m)
  expect(output).toContain(`would run: npx ${upload}\n`)
  expect(output).toContain(`would run: ${verify}\n`)
  expect(output).toContain('Nothing has changed.')
  expect(code).toBe(0)
})

it('a dry run tells all that is missing, and goes on without an account', async () => {
  sandbox.write('wrangler.jsonc', sandbox.settings('00000000-0000-0000-0000-000000000000'))
  const { output, code, ran } = await sandbox.deploy(['--dry-run'], { CLOUDFLARE_API_TOKEN: '' })
  expect(output).toContain('No commit holds the changes in wrangler.jsonc')
  expect(output).toContain(
    'database_id in wrangler.jsonc is "00000000-0000-0000-0000-000000000000"',
  )
  expect(output).toMatch(/^Account .+FAILED\n {2}Cloudflare does not know you/m)
  expect(ran).toContain('wrangler d1 migrations list contact --local')
  expect(ran).not.toContain(findVersion[0])
  expect(output).toContain('A deploy would stop at: working tree, settings, account.')
  expect(code).toBe(1)
})

it('stops before anything at what no commit holds, unless that is allowed', async () => {
  sandbox.write('new.ts', '')
  const stopped = await sandbox.deploy()
  expect([stopped.code, stopped.ran]).toEqual([1, []])
  expect(stopped.output).toContain('No commit holds the changes in new.ts; commit or stash them')
  const { code, output } = await sandbox.deploy(['--allow-dirty'])
  expect(code).toBe(0)
  expect(output).toContain('with changes that no commit holds: new.ts')
})

it.each([
  [{ SITE_URL: '' }, 'set SITE_URL to your own, such as https://www.your-firm.com'],
  [{ SITE_URL: 'www.firm.test' }, "The site's origin (SITE_URL, or src/site.ts) is www.firm.test"],
  [{ CLOUDFLARE_API_TOKEN: '' }, 'run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN'],
])('stops before anything at the settings %j', async (env, message) => {
  const { output, code, ran } = await sandbox.deploy([], env)
  expect(output).toContain(message)
  expect(ran.filter((call) => call !== 'wrangler whoami')).toEqual([])
  expect(output).toContain('The live site and its table are as they were.')
  expect(code).toBe(1)
})

it('uploads no folder of which a file is missing', async () => {
  rmSync(join(sandbox.folder, 'built/about.html'))
  const { output, code, ran } = await sandbox.deploy()
  expect(ran).toEqual([...checks, build])
  expect(output).toContain('1 files, and its build wrote 2')
  expect(output).toContain(
    'Not done: whole build, version before, migrations, upload, verification.',
  )
  expect(code).toBe(1)
})

it('deploys to Cloudflare Pages', async () => {
  const { output, code, ran } = await sandbox.deploy(['--host', 'pages', '--project', 'firm'])
  expect(ran.slice(-3)).toEqual([
    migrate,
    `wrangler pages deploy dist --project-name firm --branch main --commit-hash ${commit()}`,
    verify,
  ])
  // Neither the failed one, nor another where the dashboard has rolled back: wrangler names none as live.
  expect(output).toContain('Workers & Pages, firm, Deployments, pages-id')
  expect(output).toContain('if you had rolled back to an older one, choose that')
  expect(code).toBe(0)
})

it('stops at a launch check that ends without its number', async () => {
  const { output, code, ran } = await sandbox.deploy([], { LAUNCH_CHECK: 'It cannot be read' })
  expect(ran).toEqual(checks.slice(0, 1))
  expect(output).toContain('It cannot be read')
  expect(output).not.toContain('nothing is left')
  expect(code).toBe(1)
})

it.each(['package.json', 'new.ts'])(
  'uploads nothing where %s was changed while it was built',
  async (file) => {
    const { output, code, ran } = await sandbox.deploy([], { EDIT: file })
    expect(ran).toEqual([...checks, build])
    expect(output).toContain(`The files were changed since the deploy began: ${file}`)
    expect(code).toBe(1)
  },
)
