/** Compares a checkout with the record of the sample firm: its names, sentences and pictures; and looks for what is not set. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from '../../src/build/writeDist'
import { findLine, type Problem } from '../../src/content/problem'
import * as firm from '../../src/site'
import sampleFirm from './sample.json'

export const sampleFile = 'scripts/launch/sample.json'

/** What a firm writes and draws itself, and files beside the folders, which may name it; the test run finds names in code. */
const isContent =
  /^(articles\/.+\.(md|yaml)|public\/.+\.(html|mp4|pdf|png|svg|vtt|webm)|src\/(site|words|pages\/.+)(?<!\.test)\.ts|[^/]+)$/

/** The words of the interface, which a firm of the same language keeps. */
const interfaceFile = 'src/words.ts'

export interface Settings {
  site: { origin: string; notice: string; language: string }
  legalReview: string
}

interface Sample {
  language: string
  /** The names by which the firm is known; entered by hand. */
  words: readonly string[]
  /** The hashes of the parts of each file. */
  files: Readonly<Record<string, string>>
}

/** @returns the paths of content, code and the files beside them, with slashes */
export async function filesOf(root: string): Promise<string[]> {
  const entries = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isFile())
  const files = entries.map(({ name }) => name).filter((name) => name !== 'package-lock.json')
  for (const folder of ['articles', 'public', 'scripts', 'src'])
    for (const path of await filesIn(join(root, folder))) files.push(folder + path)
  return files.sort()
}

const hash = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 6)

/** A comment of TypeScript, or a text in quotes. */
const tokens = /\/\*[\s\S]*?\*\/|\/\/.*|(['"`])((?:\\.|(?!\1)[^\\])*)\1/g

/** @returns what quotes hold in code, each a paragraph; a list of texts counts as one */
const textsIn = (code: string) =>
  [...code.replaceAll(/',\s*'/g, ', ').matchAll(tokens)].map(([, , text = '']) => text).join('\n\n')

/** @returns the sentences of a text, or another file as a whole, by hashes: neither code nor line breaks count */
function partsOf(root: string, file: string): Map<string, string> {
  const content = readFileSync(join(root, file))
  if (!/\.(md|yaml|ts)$/.test(file)) return new Map([[hash(content), '']])
  const text = file.endsWith('.ts') ? textsIn(`${content}`) : `${content}`
  // On a page, fewer words may be anybody's.
  const fewestWords = file === interfaceFile ? 1 : 4
  const parts = new Map<string, string>()
  for (const sentence of text.split(/(?<=[.:!?])[\s,]+|\n\s*\n|\n---|\$\{[^}]*\}/)) {
    const words = sentence.replace(/\{\w+\}/g, '').match(/[\p{L}\p{N}]+/gu) ?? []
    const isAddress = words.length > 1 && !/\S\s+\S/.test(sentence)
    if (words.length >= fewestWords && !isAddress)
      parts.set(hash(words.join(' ').toLowerCase()), sentence.replace(/^[^\p{L}\p{N}{]+/u, ''))
  }
  return parts
}

/** @returns the record of a checkout as the sample firm's, but for its language and its names */
export async function recordSample(root: string): Promise<Pick<Sample, 'files'>> {
  const files = (await filesOf(root)).filter((file) => isContent.test(file) && file.includes('/'))
  const hashesOf = (file: string) => [...partsOf(root, file).keys()].join(' ')
  return { files: Object.fromEntries(files.map((file) => [file, hashesOf(file)])) }
}

/** @returns all that is still the sample firm’s, or not set; what is no warning stops a deploy */
export async function checkLaunch(
  root = '.',
  { site, legalReview }: Settings = firm,
  sample: Sample = sampleFirm,
): Promise<Problem[]> {
  const problems: Problem[] = []
  function report(file: string, field: string, message: string, isWarning?: true, text = '') {
    const line = text ? findLine(join(root, file), text) : 1
    problems.push({ file, line, field, message, isWarning })
  }

  if (!/^https:\/\/(?!.*\.example$)/.test(site.origin))
    report('src/site.ts', 'origin', `is ${site.origin}: enter your site’s address, or set SITE_URL`)
  if (site.notice) report('src/site.ts', 'notice', 'empty it: your firm is not invented')
  const read = 'once somebody who knows your law has read the pages that `legal` names'
  if (!legalReview) report('src/site.ts', 'legalReview', `set it ${read}`, true)

  const recorded = new Set(Object.values(sample.files).join(' ').split(' '))
  for (const file of await filesOf(root)) {
    if (!isContent.test(file)) continue
    if (file === interfaceFile && site.language === sample.language) continue
    const source = readFileSync(join(root, file), 'utf8')
    const parts = [...partsOf(root, file)]
    const left = parts.filter(([key]) => recorded.has(key)).map(([, text]) => text)
    const starts = left.map((text) => text.split(/\s+/).slice(0, 4).join(' '))
    const names = sample.words.filter((word) => source.includes(word))
    const share = `${left.length} of ${parts.length}`
    const shown = starts.slice(0, 4).join(' …”, “')
    if (file === interfaceFile)
      for (const text of left)
        report(file, 'sample', `“${text}” is the sample firm’s; translate it`, true, text)
    else if (starts[0] === '')
      report(file, 'sample', 'is the sample firm’s; replace it, or delete it', true)
    else if (left.length > 0) {
      const message = `has texts of the sample firm, ${share}: “${shown} …”; replace them`
      report(file, 'sample', message, true, starts[0])
    } else if (names.length > 0)
      report(file, 'sample', `names “${names.join('”, “')}”; replace it`, true, names[0])
  }
  return problems
}
