/** The version that is live before a deploy, and how to go back to it. */
import * as v from 'valibot'
import type { Options } from './arguments'
import { runCommand } from './runCommand'

export interface LiveVersion {
  id: string
  /** From which it was deployed, where that is known. */
  commit?: string
}

const deployment = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ versions: v.array(v.object({ version_id: v.string(), percentage: v.number() })) }),
)
const version = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ annotations: v.object({ 'workers/tag': v.string() }) }),
)
const pagesDeployments = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ Id: v.string(), Source: v.optional(v.string()), Status: v.string() })),
)

/** What wrangler gives in place of the time of a deployment that did not become live. */
const unsuccessful = /^(Idle|Active|Canceled|Failure)$/

/** Cloudflare's words for a Worker of which nothing was deployed yet. */
const isFirst = (error: unknown) =>
  error instanceof Error && /has no deployments|does not exist|\b10007\b/.test(error.message)

async function readWorker(): Promise<LiveVersion | undefined> {
  const status = await runCommand(['wrangler', 'deployments', 'status', '--json']).catch(
    (error: unknown) => {
      if (isFirst(error)) return undefined
      throw error
    },
  )
  if (status === undefined) return undefined
  const { versions } = v.parse(deployment, status)
  const [most] = [...versions].sort((a, b) => b.percentage - a.percentage)
  if (!most) return undefined
  const { version_id: id } = most
  // Only a version that `npm run deploy` made has its commit.
  const details = await runCommand(['wrangler', 'versions', 'view', id, '--json']).catch(() => '{}')
  const { success, output } = v.safeParse(version, details)
  return { id, commit: success ? output.annotations['workers/tag'] : undefined }
}

async function readPages(project: string): Promise<LiveVersion | undefined> {
  const list = ['--project-name', project, '--environment', 'production', '--json']
  const deployments = v.parse(
    pagesDeployments,
    await runCommand(['wrangler', 'pages', 'deployment', 'list', ...list]),
  )
  const newest = deployments.find(({ Status }) => !unsuccessful.test(Status))
  return newest && { id: newest.Id, commit: newest.Source }
}

/** @returns undefined where nothing was deployed yet. @throws Error where Cloudflare cannot be reached */
export const readLiveVersion = ({ pages }: Options) =>
  pages ? readPages(pages.project) : readWorker()

/** @returns the lines that say how to go back */
export function rollbackLines({ pages }: Options, before: LiveVersion | undefined): string[] {
  if (!before) return ['Nothing was deployed before, so there is nothing to go back to.']
  const { id, commit } = before
  return [
    'To go back to the version before, files and function together:',
    ...(pages
      ? [
          `  in the dashboard: Workers & Pages, ${pages.project}, Deployments, ${id}, “Rollback to this deployment”.`,
          '  That is the newest that succeeded; if you had rolled back to an older one, choose that.',
        ]
      : [`  npx wrangler rollback ${id}`]),
    commit
      ? `  Its source is commit ${commit}: git revert what came after it, or the next deploy brings that back.`
      : '  Revert the commits since, or the next deploy brings them back.',
    '  The migrations stay: each keeps the version before it working. Undo none by hand, and do not restore',
    '  the table with D1’s Time Travel to go back: that would lose the messages since.',
  ]
}
