/** Compares a checkout with the record of the sample firm: its words, its files, and what is not set. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { legal, legalReview, site } from '../../src/site'
import { wordPattern, wordsIn } from './words'

export interface Finding {
  file: string
  /** 1 or more. */
  line?: number
  message: string
}

export interface Sample {
  words: readonly string[]
  /** Hashes by path. */
  files: Readonly<Record<string, string>>
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
export const hashFiles = (root: string) =>
  Object.fromEntries(
    filesOf(root)
      .filter((file) => own.test(file))
      .map((file) => [file, hashOf(file, readFileSync(join(root, file)))]),
  )

/** Names that nobody can register (RFC 2606), where visitors would follow them. */
const inventedHost = /[\w.-]+\.example\b/g
const isContent = (file: string) => /^(articles|public|src\/pages)\/|^src\/site\.ts$/.test(file)
const isPicture = (file: string) => /\.(png|jpe?g|webp|avif|pdf|woff2|ttf|ico)$/.test(file)
const isSkipped = (file: string) => /\.test\.tsx?$|^src\/tests\//.test(file) || file === sampleFile

const shownWords = 4

/** @returns one finding for all lines of a file that have the sample's words */
function wordsOf(file: string, text: string, pattern: RegExp): Finding[] {
  const hits = text
    .split('\n')
    .map((line) => [
      ...wordsIn(line, pattern),
      ...(isContent(file) ? wordsIn(line, inventedHost) : []),
    ])
  const lines = hits.flatMap((words, index) => (words.length > 0 ? [index + 1] : []))
  if (lines.length === 0) return []
  const words = [...new Set(hits.flat())].slice(0, shownWords).map((word) => `“${word}”`)
  const more = lines.length > 1 ? `; ${lines.length} lines like this` : ''
  return [{ file, line: lines[0], message: words.join(', ') + more }]
}

export interface Settings {
  origin: string
  /** Of the newsletter and the film; a stand-in that none shows may stay. */
  frames: readonly string[]
  legal: Readonly<Record<string, { to: string }>>
  legalReview: string
}

/** @returns what is not set: the origin, the database, who is notified, the review of the legal pages */
function unset(
  read: (file: string) => string,
  { origin, legal, legalReview }: Settings,
): Finding[] {
  const findings: Finding[] = []
  if (/\.example$|^localhost$/.test(new URL(origin).hostname))
    findings.push({
      file: 'src/site.ts',
      message: `the site’s address is ${origin}: enter yours, or set SITE_URL`,
    })
  const wrangler = read('wrangler.jsonc').replace(/^\s*\/\/.*$/gm, '')
  if (/"database_id":\s*"[0-]*"/.test(wrangler))
    findings.push({
      file: 'wrangler.jsonc',
      message: 'database_id: enter what `npx wrangler d1 create contact` prints',
    })
  if (!/"CONTACT_WEBHOOK_URL":\s*"https:|"CONTACT_EMAIL_TO":\s*"[^"]+@/.test(wrangler))
    findings.push({
      file: 'wrangler.jsonc',
      message:
        'names neither CONTACT_WEBHOOK_URL nor CONTACT_EMAIL_TO: nobody is notified of messages',
    })
  for (const { to } of Object.values(legal)) {
    const file = `src/pages${to}.ts`
    const updated = /updated(?: =|:) '([\d-]+)'/.exec(read(file))?.[1] ?? ''
    if (!legalReview || legalReview < updated)
      findings.push({
        file,
        message: 'nobody who knows your law has read it since its last change: set legalReview',
      })
  }
  return findings
}

/** @returns everything that is still the sample firm's, or not set, by file */
export function checkLaunch(root: string, settings: Settings, sample: Sample): Finding[] {
  const pattern = wordPattern(sample.words)
  const read = (file: string) => readFileSync(join(root, file))
  const isUnused = (file: string) =>
    /^public\/embed\/[^/]+\/index\.html$/.test(file) &&
    !settings.frames.includes(file.slice('public'.length, -'index.html'.length))
  const left = filesOf(root).flatMap((file): Finding[] => {
    if (isSkipped(file) || isUnused(file)) return []
    if (sample.files[file] && sample.files[file] === hashOf(file, read(file)))
      return [{ file, message: 'is the sample’s' }]
    return isPicture(file) ? [] : wordsOf(file, read(file).toString(), pattern)
  })
  return [...unset((file) => read(file).toString(), settings), ...left]
}

export const readSample = (): Sample => JSON.parse(readFileSync(sampleFile, 'utf8'))

/** @returns what this checkout has left */
export const launchFindings = () => {
  const frames = [site.newsletter.frame, site.video.frame]
  return checkLaunch('.', { origin: site.origin, frames, legal, legalReview }, readSample())
}
