/** The arguments of `npm run deploy`. */
import { parseArgs } from 'node:util'

const usage = `npm run deploy -- [OPTIONS]

  --dry-run        does all that changes nothing outside this folder, and lists the rest
  --allow-dirty    also what no commit holds
  --host HOST      worker (without it), or pages for Cloudflare Pages
  --project NAME   of Cloudflare Pages
  --branch NAME    of Cloudflare Pages: the one that is live; main without it`

export interface Options {
  dryRun: boolean
  allowDirty: boolean
  /** Of Cloudflare Pages; undefined for a Worker. */
  pages?: { project: string; branch: string }
}

const isName = (text: string) => /^[A-Za-z0-9][\w./-]*$/.test(text)

/** @throws Error with the usage */
export function readArguments(args: string[]): Options {
  try {
    const { values } = parseArgs({
      args,
      options: {
        'dry-run': { type: 'boolean', default: false },
        'allow-dirty': { type: 'boolean', default: false },
        host: { type: 'string', default: 'worker' },
        project: { type: 'string' },
        branch: { type: 'string' },
      },
    })
    const { host, project, branch, 'dry-run': dryRun, 'allow-dirty': allowDirty } = values
    if (host !== 'worker' && host !== 'pages')
      throw new Error(`--host is "${host}"; worker or pages is allowed`)
    if (host === 'worker' && (project ?? branch) !== undefined)
      throw new Error('--project and --branch go with --host pages')
    if (host === 'worker') return { dryRun, allowDirty }
    if (!project || !isName(project))
      throw new Error('--host pages needs the name of the project: --project NAME')
    if (branch !== undefined && !isName(branch))
      throw new Error(`--branch is "${branch}"; the name of a branch is allowed`)
    return { dryRun, allowDirty, pages: { project, branch: branch ?? 'main' } }
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  }
}
