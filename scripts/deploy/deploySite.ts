/** The steps of a deploy: all that can fail without a change comes first, what visitors see last. */
import { spawnSync } from 'node:child_process'
import { formatProblems } from '../../src/content/problem'
import { checkLaunch } from '../launch/checkLaunch'
import { readBuildInfo } from '../verify/builtSite'
import { verifySite } from '../verify/verifySite'
import { wrangler } from '../wrangler'

/** The work of a deploy outside of this process. */
export const tools = {
  run(program: 'git' | 'node' | 'wrangler', ...args: string[]) {
    if (program === 'wrangler') return wrangler(...args)
    // Checks and build run everybody's code: the secrets are wrangler's alone.
    const { CLOUDFLARE_API_TOKEN, CLOUDFLARE_API_KEY, ...env } = process.env
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
  /** The text of `wrangler.jsonc`. */
  config: string
  'dry-run'?: boolean
  built?: boolean
  pages?: string
}

/** @throws Error with the step that failed, what is live then, and how to go back */
export async function deploySite(options: Options, { run, findProblems, verifySite, log } = tools) {
  const { dist, origin, config, pages, built: isBuilt, 'dry-run': isDryRun } = options
  let back = 'There is no version before to go back to.'
  /** The end of the message if the next step fails. */
  let state = 'The live site and its table are unchanged.'
  async function step(name: string, work: () => string | Promise<string>) {
    try {
      log(`${name}: ${await work()}`)
    } catch (error) {
      throw new Error(`${name} FAILED\n${error instanceof Error ? error.message : error}\n${state}`)
    }
  }

  const commit = run('git', 'rev-parse', '--short=12', 'HEAD').trim()
  await step('Working tree', () => {
    const changed = run('git', 'status', '--porcelain').trimEnd()
    if (changed) throw new Error(`No commit holds these; commit them first:\n${changed}`)
    return commit
  })
  await step('Settings', async () => {
    const problems = await findProblems()
    const missing = problems.filter(({ isWarning }) => !isWarning)
    if (missing.length > 0) throw new Error(formatProblems(missing))
    if (/"database_id":\s*"[0-]*"/.test(config))
      throw new Error(
        'wrangler.jsonc: as database_id enter what `npx wrangler d1 create contact` prints',
      )
    return `${problems.length} texts and settings left of the sample firm`
  })
  // Without a right token a deploy ends here, before checks and build take their time.
  await step('Version before', () => {
    if (pages) {
      run('wrangler', 'pages', 'deployment', 'list', '--project-name', pages)
      back = `To go back: dashboard, Workers & Pages, ${pages}, Deployments, Rollback`
      return 'the dashboard lists it'
    }
    try {
      const status = run('wrangler', 'deployments', 'status', '--json')
      const [, before = ''] = /"version_id":\s*"([\w-]+)"/.exec(status) ?? []
      if (before)
        back = `To go back, files and function together: npx wrangler rollback ${before}\nMigrations stay: each keeps the version before it working.`
      return before || 'none yet'
    } catch (error) {
      if (!/has no deployments|\[code: 10007\]/.test(String(error))) throw error
      return 'none yet'
    }
  })
  function script(...words: string[]) {
    run('node', '--import', 'tsx', ...words)
    return 'done'
  }
  if (!isBuilt) {
    await step('Checks', () => script('scripts/test.ts', '--quick'))
    await step('Build', () => script('scripts/build.ts'))
  }
  await step('Whole build', async () => {
    const info = await readBuildInfo(dist)
    // The function is that of the tree: pages of another commit may not fit it.
    if (info.origin === origin && info.commit.startsWith(commit)) return `${info.files} files`
    const found = `for ${info.origin} from commit ${info.commit.slice(0, 12) || 'none'}`
    throw new Error(
      `${dist} was built ${found}, and not for ${origin} from ${commit}; build it again`,
    )
  })

  const migrations = ['d1', 'migrations', isDryRun ? 'list' : 'apply', 'contact', '--remote']
  const toPages = ['pages', 'deploy', dist, '--branch', 'main', '--commit-hash', commit]
  const upload = pages ? [...toPages, '--project-name', pages] : ['deploy', '--tag', commit]
  state = `The version before is live, and works with the table. A migration is applied whole or not at all.\n${back}`
  await step('Migrations', () => run('wrangler', ...migrations))
  if (isDryRun) {
    // Cloudflare Pages has no rehearsal of its own.
    if (!pages) await step('Upload', () => run('wrangler', ...upload, '--dry-run'))
    return log('Nothing has changed.')
  }
  state = `Whether the new version is live, \`npx wrangler deployments status\` shows.\n${back}`
  await step('Upload', () => run('wrangler', ...upload))
  state = `The new version is live, and not as built. To look again: npm run verify -- ${origin}\n${back}`
  await step('Verification', async () => {
    const { problems, warnings } = await verifySite({ url: origin, dist, waitSeconds: 60 })
    if (problems.length > 0) throw new Error(problems.join('\n'))
    return ['as built', ...warnings].join('\n')
  })
  log(`${origin} is live.\n${back}`)
}
