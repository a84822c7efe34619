/** Addresses that the last build served and this one does not, as renaming or deleting a file loses them. */
import { existsSync } from 'node:fs'
import { readBody } from '../content/articles/articleBody'
import type { ContentProblem } from '../content/contentError'
import { currentPaths, isReserved, withoutEnding } from '../content/links/aliases'
import type { SitePage } from '../content/loadSite'
import { nearest } from '../content/nearest'
import type { PreviousBuild } from './previousBuild'

type Page = Pick<SitePage, 'path' | 'aliases' | 'file' | 'article'>

export interface LostAddress {
  address: string
  /** The page that may have taken its place. */
  successor?: { path: string; file: string; hasSameText: boolean }
}

const wordsInRow = 4

/** Every few words in a row, by which texts are compared. */
function phrasesOf(text: string) {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(words.map((_, n) => words.slice(n, n + wordsInRow).join(' ')))
}

/** @returns the part of all phrases that two texts share: 1 for the same text */
export function similarity(one: string, other: string) {
  const [a, b] = [phrasesOf(one), phrasesOf(other)]
  const shared = [...a].filter((phrase) => b.has(phrase)).length
  return shared / Math.max(1, a.size + b.size - shared)
}

/** Above it, one text is the other after some changes. */
const sameText = 0.5

async function withSameText(text: string, pages: readonly Page[]) {
  let best: Page | undefined
  let most = sameText
  for (const page of pages) {
    const found = page.article ? similarity(text, (await readBody(page.article)).markdown) : 0
    if (found <= most) continue
    best = page
    most = found
  }
  return best
}

async function successorOf(address: string, previous: PreviousBuild, pages: readonly Page[]) {
  const text = previous.texts.get(address)
  const added = pages.filter(({ path }) => !previous.addresses.has(path))
  const remembered = pages.find(({ path }) => path === previous.lost.get(address))
  const same = (text && (await withSameText(text, added))) || remembered
  const named = nearest(
    address,
    added.map(({ path }) => path),
  )
  const page = same ?? pages.find(({ path }) => path === named)
  return page?.file && { path: page.path, file: page.file, hasSameText: page === same }
}

/** @returns those that no page, alias or file answers */
export async function lostAddresses(
  previous: PreviousBuild | undefined,
  all: Iterable<Page>,
  publicFolder = 'public',
): Promise<LostAddress[]> {
  if (!previous) return []
  const pages = [...all]
  const current = currentPaths(pages)
  const paths = new Set(pages.map(({ path }) => path))
  const isServed = (address: string) =>
    paths.has(withoutEnding(address)) || current(address) || existsSync(publicFolder + address)
  const lost = [...new Set([...previous.addresses, ...previous.lost.keys()])]
    .filter((address) => !isServed(address) && !isReserved(address))
    .sort()
  const found: LostAddress[] = []
  for (const address of lost) {
    const successor = await successorOf(address, previous, pages)
    found.push({ address, ...(successor && { successor }) })
  }
  return found
}

/** A warning for each, at the file that can name it. */
export const lostProblems = (lost: readonly LostAddress[]): ContentProblem[] =>
  lost.map(({ address, successor }) => {
    const add = successor
      ? `add ${address} to \`aliases\` here, ${successor.hasSameText ? 'as the text is nearly the same' : 'if this page took its place'}`
      : `add ${address} to \`aliases\` of the page or article that takes its place, such as src/pages/articles.ts`
    return {
      file:
        successor?.file ??
        (address.startsWith('/articles/') ? `${address.slice(1)}.md` : `src/pages${address}.ts`),
      line: 1,
      field: 'aliases',
      message: `${address} was in the last build and leads nowhere now; ${add}`,
      isWarning: true,
    }
  })
