/** The steps of a deploy: all that can fail without a change comes first, what visitors see last. */
import { spawnSync } from 'node:child_process'
import { formatProblems } from '../../src/content/problem'
import { checkLaunch } from '../launch/checkLaunch'
import { readBuildInfo } from '../verify/builtSite'
import { verifySite } from '../verify/verifySite'
import { wrangler } from '../wrangler'

/** What a deploy does outside of this process. */
export const tools = {
  /** @returns what it printed. @throws Error with it where it fails */
  run(program: 'git' | 'node' | 'wrangler', ...args: string[]) {
    if (program === 'wrangler') return wrangler(...args)
    // Checks and build run everybody's code: the token is wrangler's alone.
    const { CLOUDFLARE_API_TOKEN, ...env } = process.env
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

/** Those of the command, with the folder of the build and the origin of the live site. */
export interface Options {
  dist: string
  origin: string
  'dry-run'?: boolean
  'allow-dirty'?: boolean
  built?: boolean
  pages?: string
}

/** @throws Error with the step that failed, what is live now, and how to go back */
export async function deploySite(options: Options, { run, findProblems, verifySite, log } = tools) {
  const { dist, origin, pages, built: isBuilt, 'dry-run': isDryRun = false } = options
  const findCommit = () => run('git', 'rev-parse', '--short=12', 'HEAD').trim()
  const commit = findCommit()
  const toPages = ['pages', 'deploy', dist, '--branch', 'main', '--commit-hash', commit]
  const upload = pages ? [...toPages, '--project-name', pages] : ['deploy', '--tag', commit]
  const migrations = ['d1', 'migrations', isDryRun ? 'list' : 'apply', 'contact', '--remote']
  let before = ''

  function checkTree() {
    const changed = run('git', 'status', '--porcelain').trimEnd()
    if (changed && !options['allow-dirty'])
      throw new Error(`No commit holds these; commit them, or add --allow-dirty:\n${changed}`)
    if (findCommit() !== commit) throw new Error('Another commit was checked out meanwhile')
    return changed ? `${commit}, with changes that no commit holds` : commit
  }

  function checkSettings() {
    const problems = findProblems()
    const missing = problems.filter(({ isWarning }) => !isWarning)
    if (missing.length > 0) throw new Error(formatProblems(missing))
    return `${problems.length} left of the sample firm`
  }

  async function checkBuild() {
    const info = await readBuildInfo(dist)
    if (info.origin === origin) return `${info.files} files`
    throw new Error(`${dist} was built for ${info.origin}; a build for ${origin} is allowed`)
  }

  function findVersion() {
    try {
      const status = run('wrangler', 'deployments', 'status', '--json')
      before = /"version_id":\s*"([\w-]+)"/.exec(status)?.[1] ?? ''
    } catch {
      // Before the first deploy there is none.
    }
    return before || 'none is known'
  }

  function uploadBuild() {
    if (!isDryRun) return run('wrangler', ...upload)
    // Cloudflare Pages has no rehearsal of its own.
    if (!pages) run('wrangler', ...upload, '--dry-run')
    return `would run: npx wrangler ${upload.join(' ')}`
  }

  async function checkSite() {
    const { problems, warnings } = await verifySite({ url: origin, dist, waitSeconds: 60 })
    if (problems.length > 0) throw new Error(problems.join('\n'))
    return ['as built', ...warnings].join('\n')
  }

  function runScript(...args: string[]) {
    run('node', '--import', 'tsx', ...args)
    return 'done'
  }

  /** What holds once one has failed is that nothing has changed, unless it says something else. */
  const steps = [
    { name: 'Working tree', run: checkTree },
    { name: 'Launch check', run: checkSettings },
    { name: 'Checks', isSkipped: isBuilt, run: () => runScript('scripts/test.ts', '--quick') },
    { name: 'Build', isSkipped: isBuilt, run: () => runScript('scripts/build.ts') },
    { name: 'Same tree', run: checkTree },
    { name: 'Whole build', run: checkBuild },
    { name: 'Version before', isSkipped: Boolean(pages), run: findVersion },
    {
      name: 'Migrations',
      run: () => run('wrangler', ...migrations),
      failed:
        'The version before is live, and works with the table. A migration is applied whole or not at all.',
    },
    {
      name: 'Upload',
      run: uploadBuild,
      failed: 'Whether the new version is live, `npx wrangler deployments status` shows.',
    },
    {
      name: 'Verification',
      isSkipped: isDryRun,
      run: checkSite,
      failed: `The new version is live, and not as built. To look again: npm run verify -- ${origin}`,
    },
  ]

  function rollback() {
    if (pages) return `To go back: dashboard, Workers & Pages, ${pages}, Deployments, Rollback`
    if (!before) return 'No version before is known to go back to.'
    return `To go back, files and function together: npx wrangler rollback ${before}\nMigrations stay: each keeps the version before it working.`
  }
  for (const { name, run, failed } of steps.filter(({ isSkipped }) => !isSkipped))
    try {
      log(`${name}: ${await run()}`)
    } catch (error) {
      const reason = error instanceof Error ? error.message : error
      const holds = failed
        ? `${failed}\n${rollback()}`
        : 'The live site and its table are unchanged.'
      throw new Error(`${name} FAILED\n${reason}\n${holds}`)
    }
  log(isDryRun ? 'Nothing has changed.' : `${origin} is live.\n${rollback()}`)
}
