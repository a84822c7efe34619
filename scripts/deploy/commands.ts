/** The commands that change something outside this folder, and what they print. */
import { site } from '../../src/site'
import type { Options } from './arguments'
import { type Command, describeCommand, runCommand } from './runCommand'

export const dist = 'dist'
/** For a new version to reach all of Cloudflare. */
const waitSeconds = 60

const migrations = ['wrangler', 'd1', 'migrations'] as const
export const migrateCommand: Command = [...migrations, 'apply', 'contact', '--remote']

export function uploadCommand({ pages }: Options, commit: string): Command {
  if (!pages) return ['wrangler', 'deploy', '--tag', commit]
  const hash = ['--commit-hash', commit.replace(/-dirty$/, '')]
  const dirty = commit.endsWith('-dirty') ? ['--commit-dirty', 'true'] : []
  return ['wrangler', 'pages', 'deploy', dist, ...project(pages), ...hash, ...dirty]
}

const project = ({ project, branch }: NonNullable<Options['pages']>) => [
  ...['--project-name', project],
  ...['--branch', branch],
]

/** Shows which version is live. */
export const statusCommand = ({ pages }: Options): Command =>
  pages
    ? ['wrangler', 'pages', 'deployment', 'list', '--project-name', pages.project]
    : ['wrangler', 'deployments', 'status']

export const verifyCommand = (): Command => {
  const { origin } = site
  return ['npm', 'run', '--silent', 'verify', '--', origin, '--wait', String(waitSeconds)]
}

export const wouldRun = (command: Command) => `would run: ${describeCommand(command)}`

/** @returns the files of migrations in what wrangler has printed */
export const migrationNames = (text: string) => [...new Set(text.match(/\b\d{4}_\w+\.sql\b/g))]

export async function listMigrations(place: '--remote' | '--local') {
  const names = migrationNames(await runCommand([...migrations, 'list', 'contact', place]))
  const where = place === '--local' ? ' to the table of this machine, as there is no account' : ''
  return names.length > 0 ? `would apply ${names.join(', ')}${where}` : `nothing to apply${where}`
}
