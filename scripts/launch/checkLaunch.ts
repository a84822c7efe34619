/** Compares a checkout with the record of the sample firm: its words, its files, and what is not set. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Problem } from '../../src/content/problem'
import * as firm from '../../src/site'
import sampleFirm from './sample.json'
import { wordPattern } from './words'

export const sampleFile = 'scripts/launch/sample.json'

/** What counts of `site.ts`. */
export interface Settings {
  site: { origin: string; notice: string; newsletter: { frame: string }; video: { frame: string } }
  legalReview: string
  legal: Readonly<Record<string, { to: string } | undefined>>
}

/** @returns the paths of content, code and the files beside them, with slashes */
export function filesOf(root: string): string[] {
  const filesIn = (folder: string) =>
    readdirSync(join(root, folder), { recursive: folder !== '', withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== 'package-lock.json')
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  return ['', 'articles', 'public', 'scripts', 'src'].flatMap(filesIn).sort()
}

/** What a firm brings itself; code and styles in `public/` it may keep. */
const own =
  /^(articles\/.+\.md|public\/(mark\.svg|(images|downloads)\/.+|embed\/[^/]+\/index\.html))$/

/** @returns a hash that changes with the text of an article, its front matter aside, or with any other file */
function hashOf(file: string): string {
  const lines = readFileSync(file, 'latin1').replaceAll('\r\n', '\n')
  const text = lines.replace(/^---\n[\s\S]*?\n---\n/, '')
  return createHash('sha256').update(text, 'latin1').digest('base64url').slice(0, 12)
}

/** @returns the hashes of the firm's own files, for the record */
export function hashFiles(root: string): Record<string, string> {
  const files = filesOf(root).filter((file) => own.test(file))
  return Object.fromEntries(files.map((file) => [file, hashOf(join(root, file))]))
}

/** Where the words of a firm may stand: the test run finds those in code. */
const isContent = /^((articles|public|src\/pages)\/.*|src\/site\.ts|[^/]+)(?<!\.test\.ts)$/

/** Where visitors would follow an address, no name may be one that nobody can register (RFC 2606). */
const inventedHost = '[\\w.-]+\\.example\\b'

/** @returns everything that is still the sample firm’s, or not set; what is no warning stops a deploy */
export function checkLaunch(
  root = '.',
  { site, legalReview, legal }: Settings = firm,
  sample: { words: readonly string[]; files: Record<string, string> } = sampleFirm,
): Problem[] {
  const problems: Problem[] = []
  const report = (file: string, field: string, message: string, isWarning?: true, line = 1) =>
    problems.push({ file, line, field, message, isWarning })
  const read = (file: string) => readFileSync(join(root, file), 'utf8')

  if (!/^https:\/\/(?!.*\.example$)/.test(site.origin))
    report('src/site.ts', 'origin', `is ${site.origin}: enter your site’s address, or set SITE_URL`)
  if (site.notice) report('src/site.ts', 'notice', 'empty it: your firm is not invented')
  const wrangler = read('wrangler.jsonc').replace(/^\s*\/\/.*$/gm, '')
  if (!/"database_id":\s*"[^"]*[1-9a-f]/i.test(wrangler))
    report('wrangler.jsonc', 'database_id', 'enter what `npx wrangler d1 create contact` prints')
  if (!/"CONTACT_WEBHOOK_URL":\s*"https:|"CONTACT_EMAIL_TO":\s*"[^"]+@/.test(wrangler)) {
    const message = 'set CONTACT_WEBHOOK_URL or CONTACT_EMAIL_TO; else nobody hears of messages'
    report('wrangler.jsonc', 'vars', message, true)
  }
  // The build names those that are not there.
  const legalPages = Object.values(legal)
    .map((link) => `src/pages${link?.to}.ts`)
    .filter((file) => existsSync(join(root, file)))
  for (const file of legalPages) {
    const [, updated = ''] = /updated(?: =|:) '([\d-]+)'/.exec(read(file)) ?? []
    const message = 'set it in src/site.ts once somebody who knows your law has read this page'
    if (!legalReview || legalReview < updated) report(file, 'legalReview', message, true)
  }

  const words = wordPattern(sample.words)
  const pattern = new RegExp(`${words.source}|${inventedHost}`, words.flags)
  for (const file of filesOf(root).filter((path) => isContent.test(path))) {
    // A stand-in that no frame shows any more may stay.
    const [, standIn] = /^public(\/embed\/[^/]+\/)index\.html$/.exec(file) ?? []
    if (standIn && ![site.newsletter.frame, site.video.frame].includes(standIn)) continue
    const text = read(file)
    const found = [...new Set(text.match(pattern))].slice(0, 4)
    const line = text.slice(0, text.search(pattern)).split('\n').length
    if (sample.files[file] === hashOf(join(root, file)))
      report(file, 'sample', 'is the sample firm’s; replace it', true)
    else if (found.length > 0)
      report(file, 'sample', `names “${found.join('”, “')}”; replace it`, true, line)
  }
  return problems
}
