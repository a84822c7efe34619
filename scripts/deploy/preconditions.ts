/** What must be right before a deploy begins: the working tree, the settings, the account. */
import { readFileSync } from 'node:fs'
import { settingProblems } from '../../src/build/settings'
import { site } from '../../src/site'
import type { Options } from './arguments'
import { runCommand } from './runCommand'

/** @returns the short name of the commit, with `-dirty` where its files were changed */
export const readCommit = async () => {
  const describe = ['describe', '--always', '--dirty', '--abbrev=12', '--exclude=*']
  return (await runCommand(['git', ...describe])).trim()
}

/** @returns the commit, and the files with changes that no commit holds */
export async function readTree() {
  const changed = (await runCommand(['git', 'status', '--porcelain'])).trimEnd().split('\n')
  const files = changed.filter(Boolean).map((line) => line.slice(3))
  return { commit: await readCommit(), files }
}

export type Tree = Awaited<ReturnType<typeof readTree>>

const nameSome = (files: readonly string[]) =>
  files.slice(0, 3).join(', ') + (files.length > 3 ? ` and ${files.length - 3} more` : '')

/** @throws Error where there is something that no commit holds */
export function checkTree({ commit, files }: Tree, { allowDirty }: Options) {
  if (files.length === 0) return `clean, at ${commit}`
  const named = nameSome(files)
  if (allowDirty) return `at ${commit}, with changes that no commit holds: ${named}`
  throw new Error(
    `No commit holds the changes in ${named}; commit or stash them, or deploy with --allow-dirty`,
  )
}

/** @throws Error where what was built may be another state than the one that was checked */
export function checkSame(before: Tree, { commit, files }: Tree) {
  if (commit === before.commit && files.join() === before.files.join()) return
  const named = files.length > 0 ? `${nameSome(files)}, ` : ''
  throw new Error(
    `The files were changed since the deploy began: ${named}at ${commit}; it began at ${before.commit}`,
  )
}

function originProblem(origin: string) {
  const { protocol, hostname } = new URL(origin)
  if (protocol === 'https:' && !/\.example$|^localhost$/.test(hostname)) return []
  return [
    `The site's origin is ${origin}; set SITE_URL to your own, such as https://www.your-firm.com, or enter it in src/site.ts`,
  ]
}

function databaseProblem() {
  const settings = readFileSync('wrangler.jsonc', 'utf8').replace(/^\s*\/\/.*$/gm, '')
  const id = /"database_id":\s*"([^"]*)"/.exec(settings)?.[1] ?? ''
  if (/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(id) && /[1-9a-f]/i.test(id)) return []
  return [
    `database_id in wrangler.jsonc is "${id}"; the one that \`npx wrangler d1 create contact\` prints is allowed`,
  ]
}

/** @throws Error with a sentence for each setting that is missing or wrong */
export async function checkSettings() {
  const wrong = settingProblems()
  const problems = wrong.length > 0 ? wrong : originProblem(site.origin)
  const all = [...problems, ...databaseProblem()]
  if (all.length > 0) throw new Error(all.join('\n'))
  return site.origin
}

/** @throws Error where wrangler knows no account */
export async function checkAccount() {
  if (process.env.CLOUDFLARE_API_TOKEN) return 'CLOUDFLARE_API_TOKEN is set'
  if (/not authenticated/i.test(await runCommand(['wrangler', 'whoami'])))
    throw new Error(
      'Cloudflare does not know you; run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN, as in CI',
    )
  return 'logged in'
}
