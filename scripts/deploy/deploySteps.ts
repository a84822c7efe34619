/** The steps of a deploy: all that can fail without a change comes first, what visitors see last. */
import type { Finding } from '../launch/checkLaunch'
import { readBuildInfo } from '../verify/builtSite'
import type { Report } from '../verify/verifySite'

export interface Options {
  /** Of the live site. */
  origin: string
  /** The folder of the build. */
  dist: string
  dryRun?: boolean
  allowDirty?: boolean
  /** What is in `dist/` was checked and built before, by a job that knows no token. */
  isBuilt?: boolean
  /** The project of Cloudflare Pages; undefined for a Worker. */
  pages?: string
}

export type Program = 'npm' | 'git' | 'wrangler'

/** What a deploy does outside of this process. */
export interface Tools {
  /** @returns what it printed to standard output. @throws Error where it fails */
  run(program: Program, ...args: string[]): string
  launchFindings(): Finding[]
  verify(url: string, dist: string): Promise<Report>
}

interface Step {
  name: string
  isSkipped?: boolean
  /** @returns what it found, for its line. @throws Error where the deploy must end */
  run(): string | Promise<string>
  /** What holds once it has failed; nothing has changed where it says nothing. */
  failed?: string
}

/** @returns the environment of a program: wrangler alone has the token, as checks and build run everybody's code */
export function environmentOf(program: Program, environment: NodeJS.ProcessEnv) {
  const { CLOUDFLARE_API_TOKEN, ...others } = environment
  if (program !== 'wrangler') return others
  return { ...environment, CI: '1', WRANGLER_SEND_METRICS: 'false' }
}

/** @returns the steps, and what to do to go back once they have found the version before */
export function deploySteps(options: Options, { run, launchFindings, verify }: Tools) {
  const { origin, dist, dryRun = false, allowDirty, isBuilt, pages } = options
  let before = ''
  let tree = ''
  const commit = run('git', 'rev-parse', '--short=12', 'HEAD').trim()
  const worker = ['deploy', '--tag', commit]
  if (dryRun) worker.push('--dry-run')
  const upload = pages
    ? `pages deploy ${dist} --project-name ${pages} --branch main --commit-hash ${commit}`.split(
        ' ',
      )
    : worker

  function checkTree() {
    const changed = run('git', 'status', '--porcelain').trimEnd()
    if (changed && !allowDirty)
      throw new Error(`No commit holds these; commit them, or add --allow-dirty:\n${changed}`)
    const state = run('git', 'rev-parse', 'HEAD') + changed
    if (tree && tree !== state) throw new Error('The files were changed since the deploy began')
    tree = state
    return changed ? `${commit}, with changes that no commit holds` : commit
  }

  function checkLaunch() {
    const findings = launchFindings()
    const missing = findings.filter(({ stopsDeploy }) => stopsDeploy)
    if (missing.length > 0)
      throw new Error(missing.map(({ file, message }) => `${file}: ${message}`).join('\n'))
    return `${findings.length} left of the sample firm`
  }

  function runScript(name: string) {
    run('npm', 'run', '--silent', name)
    return 'done'
  }

  async function checkBuild() {
    const built = await readBuildInfo(dist)
    if (built.origin !== origin)
      throw new Error(`${dist} was built for ${built.origin}; a build for ${origin} is allowed`)
    return `${built.files} files`
  }

  function findVersion() {
    if (pages) return 'as the dashboard shows'
    try {
      const status = run('wrangler', 'deployments', 'status', '--json')
      before = /"version_id":\s*"([\w-]+)"/.exec(status)?.[1] ?? ''
    } catch {
      // Before the first deploy there is none.
    }
    return before || 'none is known'
  }

  function uploadBuild() {
    // Cloudflare Pages has no rehearsal of its own.
    if (!(pages && dryRun)) run('wrangler', ...upload)
    return dryRun ? `would run: npx wrangler ${upload.join(' ')}` : origin
  }

  async function checkSite() {
    const { problems, warnings } = await verify(origin, dist)
    if (problems.length > 0) throw new Error(problems.join('\n'))
    return ['as built', ...warnings].join('\n')
  }

  const migrations = ['d1', 'migrations', dryRun ? 'list' : 'apply', 'contact', '--remote']
  const steps: Step[] = [
    { name: 'Working tree', run: checkTree },
    { name: 'Launch check', run: checkLaunch },
    { name: 'Quick checks', isSkipped: isBuilt, run: () => runScript('check') },
    { name: 'Build', isSkipped: isBuilt, run: () => runScript('build') },
    { name: 'Same tree', isSkipped: isBuilt, run: checkTree },
    { name: 'Whole build', run: checkBuild },
    { name: 'Version before', run: findVersion },
    {
      name: 'Migrations',
      run: () => `\n${run('wrangler', ...migrations)}`,
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
      isSkipped: dryRun,
      run: checkSite,
      failed: `The new version is live, and not as built. To look again: npm run verify -- ${origin}`,
    },
  ]

  /** @returns how to go back */
  function rollback() {
    if (pages) return `To go back: dashboard, Workers & Pages, ${pages}, Deployments, Rollback`
    if (!before) return 'No version before is known to go back to.'
    return `To go back, files and function together: npx wrangler rollback ${before}\nMigrations stay: each keeps the version before it working.`
  }
  return { steps: steps.filter(({ isSkipped }) => !isSkipped), rollback }
}
