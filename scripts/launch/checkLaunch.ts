/** Compares a checkout with the record of the sample firm: its words, its files, and what is not set. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { legal, legalReview, site } from '../../src/site'
import { wordPattern, wordsIn } from './words'

export interface Finding {
  file: string
  line?: number
  message: string
  /** Without it nothing can be deployed. */
  stopsDeploy?: true
}

export const sampleFile = 'scripts/launch/sample.json'

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
  /^(articles\/.+\.md|public\/(mark\.svg|images\/.+|downloads\/.+|embed\/[^/]+\/index\.html))$/

/** @returns a hash that changes with the text of an article, its front matter aside, or with any other file */
function hashOf(file: string, content: Buffer): string {
  const lines = content.toString('latin1').replaceAll('\r\n', '\n')
  const text = file.endsWith('.md') ? lines.replace(/^---\n[\s\S]*?\n---\n/, '') : lines
  return createHash('sha256').update(text, 'latin1').digest('base64url').slice(0, 12)
}

/** @returns the hashes of the firm's own files, for the record */
export function hashFiles(root: string): Record<string, string> {
  const files = filesOf(root).filter((file) => own.test(file))
  return Object.fromEntries(
    files.map((file) => [file, hashOf(file, readFileSync(join(root, file)))]),
  )
}

/** Where visitors would follow an address, no name may be one that nobody can register (RFC 2606). */
const inventedHost = /[\w.-]+\.example\b/g
const isContent = /^(articles|public|src\/pages)\/|^src\/site\.ts$/
const isSkipped = /\.test\.tsx?$|^src\/tests\/|\.(png|jpe?g|webp|avif|pdf|woff2|ttf|ico)$/

const shownWords = 4

/** @returns what of the sample a text has, by its first line; the first of its words say enough */
function findWords(file: string, text: string, pattern: RegExp): Finding[] {
  const patterns = isContent.test(file) ? [pattern, inventedHost] : [pattern]
  const found = new Set(patterns.flatMap((each) => wordsIn(text, each)))
  const line = text.split('\n').findIndex((each) => patterns.some((part) => each.search(part) >= 0))
  const words = [...found]
    .slice(0, shownWords)
    .map((word) => `“${word}”`)
    .join(', ')
  return found.size > 0 ? [{ file, line: line + 1, message: words }] : []
}

/** What of `site.ts` counts. */
export interface Settings {
  origin: string
  /** Of the newsletter and the film; a stand-in that none shows may stay. */
  frames: readonly string[]
  legal: Readonly<Record<string, { to: string }>>
  legalReview: string
}

/** @returns what is not set: the origin, the database, who is notified, the review of the legal pages */
function findUnset(read: (file: string) => Buffer, settings: Settings): Finding[] {
  const { origin, legal, legalReview } = settings
  const wrangler = read('wrangler.jsonc')
    .toString()
    .replace(/^\s*\/\/.*$/gm, '')
  const isReviewed = ({ to }: { to: string }) => {
    const [, updated = ''] =
      /updated(?: =|:) '([\d-]+)'/.exec(String(read(`src/pages${to}.ts`))) ?? []
    return legalReview && legalReview >= updated
  }
  const findings: Finding[] = Object.values(legal)
    .filter((page) => !isReviewed(page))
    .map(({ to }) => ({
      file: `src/pages${to}.ts`,
      message: 'nobody who knows your law has read it since its last change: set legalReview',
    }))
  if (!/^https:\/\/(?!.*\.example$)/.test(origin))
    findings.push({
      file: 'src/site.ts',
      message: `the site’s address is ${origin}: enter yours, or set SITE_URL`,
      stopsDeploy: true,
    })
  if (!/"database_id":\s*"[^"]*[1-9a-f]/i.test(wrangler))
    findings.push({
      file: 'wrangler.jsonc',
      message: 'database_id: enter what `npx wrangler d1 create contact` prints',
      stopsDeploy: true,
    })
  if (!/"CONTACT_WEBHOOK_URL":\s*"https:|"CONTACT_EMAIL_TO":\s*"[^"]+@/.test(wrangler))
    findings.push({
      file: 'wrangler.jsonc',
      message: 'sets no CONTACT_WEBHOOK_URL or CONTACT_EMAIL_TO: nobody is notified of messages',
    })
  return findings
}

export interface Sample {
  words: readonly string[]
  /** Hashes by path. */
  files: Readonly<Record<string, string>>
}

/** @returns everything that is still the sample firm's, or not set */
export function checkLaunch(root: string, settings: Settings, sample: Sample): Finding[] {
  const pattern = wordPattern(sample.words)
  const read = (file: string) => readFileSync(join(root, file))
  const isUnused = (file: string) =>
    /^public\/embed\/[^/]+\/index\.html$/.test(file) &&
    !settings.frames.includes(file.slice('public'.length, -'index.html'.length))
  const findings = findUnset(read, settings)
  for (const file of filesOf(root)) {
    if (file === sampleFile || isUnused(file)) continue
    const isTheSamples = sample.files[file] && sample.files[file] === hashOf(file, read(file))
    if (isTheSamples) findings.push({ file, message: 'is the sample’s' })
    else if (!isSkipped.test(file))
      findings.push(...findWords(file, read(file).toString(), pattern))
  }
  return findings
}

export const readSample = (): Sample => JSON.parse(readFileSync(sampleFile, 'utf8'))

/** @returns what this checkout has left */
export const launchFindings = () => {
  const frames = [site.newsletter.frame, site.video.frame]
  return checkLaunch('.', { origin: site.origin, frames, legal, legalReview }, readSample())
}
