/** Compares a checkout with the record of the sample firm: its words, its files, and what is not set. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { findLine, type Problem } from '../../src/content/problem'
import * as firm from '../../src/site'
import sampleFirm from './sample.json'
import { wordPattern } from './words'

export const sampleFile = 'scripts/launch/sample.json'

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

/** Texts that a firm writes itself: each sentence that is still the sample's counts. */
const isText = /^(articles\/.+\.(md|yaml)|src\/(site|pages\/.+)(?<!\.test)\.ts)$/
/** Other files that a firm brings itself; code and styles in `public/` it may keep. */
const isOwnFile = /^public\/((mark|icon)\.svg|(images|downloads)\/.+|embed\/[^/]+\/index\.html)$/

const hash = (content: string | Buffer, length: number) =>
  createHash('sha256').update(content).digest('base64url').slice(0, length)

const hashOfFile = (file: string) => hash(readFileSync(file), 12)

/** A comment of TypeScript, or a text in quotes. */
const tokens = /\/\*[\s\S]*?\*\/|\/\/.*|(['"`])((?:\\.|(?!\1)[^\\])*)\1/g

/** @returns what quotes hold in code; a list of texts counts as one */
function textsIn(code: string) {
  const merged = code.replaceAll(/',\s*'/g, ', ')
  return [...merged.matchAll(tokens)].map(([, , text = '']) => text)
}

/** Fewer words, such as those of a button, may be anybody's. */
const fewestWords = 4

/** @returns the sentences of a file, by a hash of their words: neither code around them nor line breaks count */
function sentencesOf(file: string): Map<string, string> {
  const source = readFileSync(file, 'utf8')
  const texts = file.endsWith('.ts') ? textsIn(source) : [source]
  const sentences = new Map<string, string>()
  for (const sentence of texts.join('\n\n').split(/(?<=[.:!?])[\s,]+|\n\s*\n|\n---|\$\{[^}]*\}/)) {
    const words = sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
    // An address has words without blanks.
    if (words.length >= fewestWords && /\S\s+\S/.test(sentence))
      sentences.set(hash(words.join(' '), 6), sentence.replace(/^[^\p{L}\p{N}]+/u, ''))
  }
  return sentences
}

export interface Sample {
  /** The names by which the firm is known; entered by hand. */
  words: readonly string[]
  texts: Record<string, string>
  files: Record<string, string>
}

export function recordSample(root: string): Omit<Sample, 'words'> {
  const all = filesOf(root)
  const record = (pattern: RegExp, toValue: (path: string) => string) => {
    const files = all.filter((file) => pattern.test(file))
    return Object.fromEntries(files.map((file) => [file, toValue(join(root, file))]))
  }
  const texts = record(isText, (path) => [...sentencesOf(path).keys()].join(' '))
  return { texts, files: record(isOwnFile, hashOfFile) }
}

/** Files that may have words of a firm: the test run finds those in code. */
const isContent = /^((articles|public|src\/pages)\/.*|src\/site\.ts|[^/]+)(?<!\.test\.ts)$/

/** A host that nobody can register (RFC 2606), so that no visitor could follow its address. */
const inventedHost = '[\\w.-]+\\.example\\b'

/** @returns all that is still the sample firm’s, or not set; what is no warning stops a deploy */
export function checkLaunch(
  root = '.',
  { site, legalReview, legal }: Settings = firm,
  sample: Sample = sampleFirm,
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
  for (const link of Object.values(legal)) {
    const file = `src/pages${link?.to}.ts`
    // The build names those that are not there.
    if (!existsSync(join(root, file))) continue
    const [, updated = ''] = /updated(?: =|:) '([\d-]+)'/.exec(read(file)) ?? []
    const reader = 'once somebody who knows your law has read this page'
    const change = `was ${legalReview}; the page changed on ${updated}: read it again, and set that day in src/site.ts`
    if (!legalReview) report(file, 'legalReview', `set it in src/site.ts ${reader}`, true)
    else if (legalReview < updated) report(file, 'legalReview', change, true)
  }

  const sampleSentences = new Set(Object.values(sample.texts).join(' ').split(' '))
  /** @returns the part of a file that is still the sample's, and the line on which it begins */
  function unchangedIn(file: string): { line: number; message: string } | undefined {
    const path = join(root, file)
    if (sample.files[file] === hashOfFile(path))
      return { line: 1, message: 'is the sample firm’s; replace it' }
    const sentences = isText.test(file) ? [...sentencesOf(path)] : []
    const unchanged = sentences.filter(([key]) => sampleSentences.has(key))
    const startOf = (sentence: string) => sentence.split(/\s+/).slice(0, fewestWords).join(' ')
    const starts = unchanged.slice(0, 4).map(([, sentence]) => startOf(sentence))
    const [first] = starts
    if (!first) return undefined
    const share = `${unchanged.length} of ${sentences.length}`
    const message = `has sentences of the sample firm, ${share}: “${starts.join(' …”, “')} …”; replace them`
    return { line: findLine(path, first), message }
  }

  const words = wordPattern(sample.words)
  const pattern = new RegExp(`${words.source}|${inventedHost}`, words.flags)
  for (const file of filesOf(root).filter((path) => isContent.test(path))) {
    // A stand-in that no frame shows any more may stay.
    const [, standIn] = /^public(\/embed\/[^/]+\/)index\.html$/.exec(file) ?? []
    if (standIn && ![site.newsletter.frame, site.video.frame].includes(standIn)) continue
    const text = read(file)
    const unchanged = unchangedIn(file)
    const names = [...new Set(text.match(pattern))].slice(0, 4).join('”, “')
    if (unchanged) report(file, 'sample', unchanged.message, true, unchanged.line)
    else if (names) {
      const line = text.slice(0, text.search(pattern)).split('\n').length
      report(file, 'sample', `names “${names}”; replace it`, true, line)
    }
  }
  return problems
}
