/** The steps of a deploy: all that can fail without a change comes first, what visitors see last. */
import { spawnSync } from 'node:child_process'
import { formatProblems } from '../../src/content/problem'
import { checkLaunch } from '../launch/checkLaunch'
import { readBuildInfo } from '../verify/builtSite'
import { verifySite } from '../verify/verifySite'
import { wrangler } from '../wrangler'

const isFirst = /has no deployments|\[code: 10007\]/

/** The work of a deploy outside of this process. */
export const tools = {
  run(program: 'git' | 'node' | 'wrangler', ...args: string[]) {
    if (program === 'wrangler') return wrangler(...args)
    // Checks and build run everybody's code: the secrets are wrangler's alone.
    const { CLOUDFLARE_API_TOKEN, CLOUDFLARE_API_KEY, DATABASE_URL, ...env } = process.env
    const file = program === 'node' ? process.execPath : program
    const options = { env, encoding: 'utf8', maxBuffer: 2 ** 30 } as const
    const { status, error, stdout, stderr } = spawnSync(file, args, options)
    if (status === 0) return stdout
    throw new Error([error?.message, stdout, stderr].filter(Boolean).join('\n'))
  },
  findProblems: () => checkLaunch(),
  verifySite,
  log: (line: string) => console.log(line),
}

export interface Options {
  dist: string
  origin: string
  'dry-run'?: boolean
  'allow-dirty'?: boolean
  built?: boolean
  pages?: string
}

/** @throws Error with the step that failed, what is live then, and how to go back */
export async function deploySite(options: Options, { run, findProblems, verifySite, log } = tools) {
  const { dist, origin, pages, built: isBuilt, 'dry-run': isDryRun = false } = options
  const findCommit = () => run('git', 'rev-parse', '--short=12', 'HEAD').trim()
  const commit = findCommit()
  let before = ''

  function checkTree() {
    const changed = run('git', 'status', '--porcelain').trimEnd()
    if (changed && !options['allow-dirty'])
      throw new Error(`No commit holds these; commit them, or add --allow-dirty:\n${changed}`)
    if (findCommit() !== commit) throw new Error('Another commit was checked out meanwhile')
    return changed ? `${commit}, with changes that no commit holds` : commit
  }

  function script(name: string, ...args: string[]) {
    run('node', '--import', 'tsx', `scripts/${name}`, ...args)
    return 'done'
  }

  function rollback() {
    if (pages) return `To go back: dashboard, Workers & Pages, ${pages}, Deployments, Rollback`
    if (!before) return 'There is no version before to go back to.'
    return `To go back, files and function together: npx wrangler rollback ${before}\nMigrations stay: each keeps the version before it working.`
  }

  /** The end of the message if the next step fails. */
  let state = 'The live site and its table are unchanged.'
  async function step(name: string, run: () => string | Promise<string>) {
    try {
      log(`${name}: ${await run()}`)
    } catch (error) {
      throw new Error(`${name} FAILED\n${error instanceof Error ? error.message : error}\n${state}`)
    }
  }

  await step('Working tree', checkTree)
  // It is the first to need the token: without a right one a deploy ends here, after seconds.
  await step('Version before', () => {
    if (pages) {
      run('wrangler', 'pages', 'deployment', 'list', '--project-name', pages)
      return 'the dashboard lists it'
    }
    try {
      const status = run('wrangler', 'deployments', 'status', '--json')
      before = /"version_id":\s*"([\w-]+)"/.exec(status)?.[1] ?? ''
    } catch (error) {
      if (!isFirst.test(String(error))) throw error
    }
    return before || 'none yet'
  })
  await step('Launch check', () => {
    const problems = findProblems()
    const missing = problems.filter(({ isWarning }) => !isWarning)
    if (missing.length > 0) throw new Error(formatProblems(missing))
    return `${problems.length} left of the sample firm`
  })
  if (!isBuilt) {
    await step('Checks', () => script('test.ts', '--quick'))
    await step('Build', () => script('build.ts'))
  }
  await step('Same tree', checkTree)
  await step('Whole build', async () => {
    const info = await readBuildInfo(dist)
    if (info.origin !== origin)
      throw new Error(`${dist} was built for ${info.origin}; a build for ${origin} is allowed`)
    // The function is that of the tree: pages of another commit may not fit it.
    if (!info.commit.startsWith(commit)) {
      const from = info.commit ? `commit ${info.commit.slice(0, 12)}` : 'a folder without git'
      const remedy = 'check that commit out, or build again with npm run build'
      throw new Error(`${dist} was built from ${from}, and the tree is ${commit}: ${remedy}`)
    }
    return `${info.files} files`
  })
  state = `The version before is live, and works with the table. A migration is applied whole or not at all.\n${rollback()}`
  const migrations = ['d1', 'migrations', isDryRun ? 'list' : 'apply', 'contact', '--remote']
  await step('Migrations', () => run('wrangler', ...migrations))
  state = `Whether the new version is live, \`npx wrangler deployments status\` shows.\n${rollback()}`
  await step('Upload', () => {
    const toPages = ['pages', 'deploy', dist, '--branch', 'main', '--commit-hash', commit]
    const upload = pages ? [...toPages, '--project-name', pages] : ['deploy', '--tag', commit]
    if (!isDryRun) return run('wrangler', ...upload)
    // Cloudflare Pages has no rehearsal of its own.
    if (!pages) run('wrangler', ...upload, '--dry-run')
    return `would run: npx wrangler ${upload.join(' ')}`
  })
  if (isDryRun) return log('Nothing has changed.')
  state = `The new version is live, and not as built. To look again: npm run verify -- ${origin}\n${rollback()}`
  await step('Verification', async () => {
    const { problems, warnings } = await verifySite({ url: origin, dist, waitSeconds: 60 })
    if (problems.length > 0) throw new Error(problems.join('\n'))
    return ['as built', ...warnings].join('\n')
  })
  log(`${origin} is live.\n${rollback()}`)
}
