/** A checkout for tests of a deploy, with stand-ins for npm and wrangler that note what they are called with. */
import { execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { writeBuildInfo } from '../../build/writeDist'

export const origin = 'https://www.firm.test'
export const secret = 'a-token-that-nobody-may-read'

/** The version of the Worker that is live before, and the commit that it came from. */
export const before = { id: '11111111-2222-3333-4444-555555555555', commit: '0123456789ab' }

/** Stands for wrangler: notes its arguments, answers as it does, and fails where a test wants it to. */
const wrangler = `
const { appendFileSync, readFileSync } = require('node:fs')
const command = process.argv.slice(2).join(' ')
appendFileSync('calls', 'wrangler ' + command + '\\n')
if (process.env.FAILING && command.startsWith(process.env.FAILING)) {
  console.error('The token ${secret} has no rights')
  process.exit(1)
}
if (process.env.INTERRUPTED && command.startsWith(process.env.INTERRUPTED)) {
  process.kill(process.ppid, 'SIGTERM')
  setInterval(() => {}, 1000)
}
if (command === 'whoami') console.log(process.env.LOGGED_IN ? 'You are logged in' : 'You are not authenticated')
if (command === 'deployments status --json') {
  if (process.env.UNREACHABLE && readFileSync('calls', 'utf8').includes('deploy --tag')) process.exit(1)
  if (process.env.FIRST) { console.error('The Worker x has no deployments.'); process.exit(1) }
  const isNew = process.env.UPLOADED && readFileSync('calls', 'utf8').includes('deploy --tag')
  console.log(JSON.stringify({ versions: [{ version_id: isNew ? 'new' : '${before.id}', percentage: 100 }] }))
}
if (command.startsWith('versions view'))
  console.log(JSON.stringify({ annotations: { 'workers/tag': '${before.commit}' } }))
if (command.startsWith('pages deployment list'))
  console.log(JSON.stringify([
    { Id: 'failed-id', Source: 'abcdef1', Status: 'Failure' },
    { Id: 'pages-id', Source: 'abcdef0', Status: '2 hours ago' },
  ]))
if (command.startsWith('d1 migrations')) console.log('│ 0004_reports.sql │ ✅ │')
`

/** Stands for npm: \`build\` puts a built site into dist/. */
const npm = `#!/bin/sh
echo "npm $*" >> calls
case "$*" in
  *build) rm -rf dist; cp -R built dist; [ -z "$EDIT" ] || echo new > "$EDIT" ;;
  *launch:check) printf '%s\\n' "\${LAUNCH_CHECK:-3 left}"; exit 1 ;;
esac
case "$*" in *"\${FAILING:-nothing}"*) echo "It went wrong"; exit 1 ;; esac
case "$*" in *"\${INTERRUPTED:-nothing}"*) kill -TERM $PPID; tail -f /dev/null ;; esac
`

const settings = (id: string) => `{
  // An id, or none yet.
  "d1_databases": [{ "binding": "DB", "database_id": "${id}" }]
}
`

export type Sandbox = Awaited<ReturnType<typeof createSandbox>>

export async function createSandbox() {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
  const write = (file: string, text: string) => {
    mkdirSync(join(folder, file, '..'), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.test', ...args], {
      cwd: folder,
    })
  write('package.json', '{ "engines": { "node": ">=20.19.0" } }')
  write('wrangler.jsonc', settings('7b0c0f5e-7a5b-4c0e-9a64-0f5f7f2b8a11'))
  write('.gitignore', 'calls\ndist\nbuilt\nbin\nnode_modules\n')
  write('built/index.html', '<title>Home</title>')
  write('built/about.html', '<title>About</title>')
  await writeBuildInfo(join(folder, 'built'), { origin, pages: 2, articles: 0 })
  write('node_modules/wrangler/bin/wrangler.js', wrangler)
  write('bin/npm', npm)
  chmodSync(join(folder, 'bin/npm'), 0o755)
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--message', 'All')

  const script = resolve('scripts/deploy.ts')
  const loader = import.meta.resolve('tsx')
  /** @returns what it printed, its exit code, and the commands that it ran */
  async function deploy(args: string[] = [], env: Record<string, string> = {}, isRead = true) {
    rmSync(join(folder, 'calls'), { force: true })
    const child = spawn(process.execPath, ['--import', loader, script, ...args], {
      cwd: folder,
      env: {
        PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
        SITE_URL: origin,
        CLOUDFLARE_API_TOKEN: secret,
        ...env,
      },
    })
    if (!isRead) child.stdout.destroy()
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        output += text
      })
    const code = await new Promise<number | null>((done) => child.once('close', done))
    const calls = join(folder, 'calls')
    const ran = existsSync(calls) ? readFileSync(calls, 'utf8').trimEnd().split('\n') : []
    return { output, code, ran }
  }
  const remove = () => rmSync(folder, { recursive: true, force: true })
  return { folder, write, git, deploy, remove, settings }
}
