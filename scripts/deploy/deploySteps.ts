/** The steps of a deploy: all that can fail without a change comes first, what visitors see last. */
import { settingProblems } from '../../src/build/settings'
import { readBuildInfo } from '../verify/builtSite'
import type { Report } from '../verify/verifySite'

export interface Options {
  /** Of the live site. */
  origin: string
  /** The folder of the build. */
  dist: string
  dryRun: boolean
  allowDirty: boolean
  /** What is in `dist/` was checked and built before, by a job that knows no token. */
  isBuilt: boolean
  /** The project of Cloudflare Pages; undefined for a Worker. */
  pages?: string
}

/** What a deploy does outside of this process; a command that fails throws. */
export interface Tools {
  /** @returns what it printed to standard output */
  run(program: 'npm' | 'git' | 'wrangler', ...args: string[]): Promise<string>
  countLeft(): number
  verify(url: string, dist: string): Promise<Report>
  readSettings(): string
}

interface Step {
  name: string
  /** @returns what it found, for its line. @throws Error where the deploy must end */
  run(): Promise<string>
  /** What holds once it has failed; nothing has changed where it says nothing. */
  failed?: string
}

export const unchanged = 'The live site and its table are as they were.'

/** The id of the version that is live, as `wrangler deployments status --json` names it. */
const versionId = /"version_id":\s*"([\w-]+)"/

function checkSettings(origin: string, wranglerSettings: string) {
  const problems = settingProblems()
  if (problems.length === 0 && !/^https:\/\/(?!.*\.example$)/.test(origin))
    problems.push(`The site's origin is ${origin}; set SITE_URL, such as https://www.your-firm.com`)
  const id = /"database_id":\s*"([^"]*)"/.exec(wranglerSettings)?.[1] ?? ''
  if (!/[1-9a-f]/i.test(id))
    problems.push(
      `database_id in wrangler.jsonc is "${id}"; enter what \`npx wrangler d1 create contact\` prints`,
    )
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return origin
}

/** @returns the steps, and what to do to go back once they have found the version before */
export function deploySteps(options: Options, tools: Tools) {
  const { origin, dist, dryRun, allowDirty, isBuilt, pages } = options
  const { run } = tools
  let before = ''
  let commit = ''
  let tree = ''

  async function checkTree() {
    const changed = (await run('git', 'status', '--porcelain')).trimEnd()
    if (changed && !allowDirty)
      throw new Error(
        `No commit holds these; commit them, or deploy with --allow-dirty:\n${changed}`,
      )
    commit = (await run('git', 'rev-parse', '--short=12', 'HEAD')).trim()
    if (tree && tree !== commit + changed)
      throw new Error('The files were changed since the deploy began')
    tree = commit + changed
    return changed ? `${commit}, with changes that no commit holds` : commit
  }

  async function checkBuild() {
    const built = await readBuildInfo(dist)
    if (built.origin !== origin)
      throw new Error(`${dist} was built for ${built.origin}; a build for ${origin} is allowed`)
    return `${built.files} files`
  }

  const preparation: Step[] = [
    { name: 'Working tree', run: checkTree },
    { name: 'Settings', run: async () => checkSettings(origin, tools.readSettings()) },
    { name: 'Launch check', run: async () => `${tools.countLeft()} left of the sample firm` },
  ]
  if (!isBuilt) {
    const script = (name: string) => () => run('npm', 'run', '--silent', name).then(() => 'done')
    preparation.push({ name: 'Quick checks', run: script('check') })
    preparation.push({ name: 'Build', run: script('build') })
    preparation.push({ name: 'Same tree', run: checkTree })
  }
  preparation.push({ name: 'Whole build', run: checkBuild })

  const migrations = ['d1', 'migrations', dryRun ? 'list' : 'apply', 'contact', '--remote']
  const upload = () =>
    pages
      ? [
          'pages',
          'deploy',
          dist,
          '--project-name',
          pages,
          '--branch',
          'main',
          '--commit-hash',
          commit,
        ]
      : ['deploy', '--tag', commit, ...(dryRun ? ['--dry-run'] : [])]

  const changes: Step[] = [
    {
      name: 'Version before',
      async run() {
        if (pages) return 'as the dashboard shows'
        // Before the first deploy there is none.
        const status = await run('wrangler', 'deployments', 'status', '--json').catch(() => '')
        before = versionId.exec(status)?.[1] ?? ''
        return before || 'none is known'
      },
    },
    {
      name: 'Migrations',
      run: async () => `\n${await run('wrangler', ...migrations)}`,
      failed:
        'The version before is live, and works with the table. A migration is applied whole or not at all.',
    },
    {
      name: 'Upload',
      async run() {
        // Cloudflare Pages has no rehearsal of its own.
        if (!(pages && dryRun)) await run('wrangler', ...upload())
        return dryRun ? `would run: npx wrangler ${upload().join(' ')}` : origin
      },
      failed: 'Whether the new version is live, `npx wrangler deployments status` shows.',
    },
  ]
  if (!dryRun)
    changes.push({
      name: 'Verification',
      async run() {
        const { problems, warnings } = await tools.verify(origin, dist)
        if (problems.length > 0) throw new Error(problems.join('\n'))
        return ['as built', ...warnings].join('\n')
      },
      failed: `The new version is live, and not as built. To look again: npm run verify -- ${origin}`,
    })

  /** @returns how to go back */
  function rollback() {
    if (pages) return `To go back: dashboard, Workers & Pages, ${pages}, Deployments, Rollback`
    if (!before) return 'No version before is known to go back to.'
    return `To go back, files and function together: npx wrangler rollback ${before}\nMigrations stay: each keeps the version before it working.`
  }
  return { steps: [...preparation, ...changes], rollback }
}
