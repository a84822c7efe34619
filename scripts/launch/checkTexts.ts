/** Finds the sample firm's words and invented addresses, with the lines that have them. */
import type { Finding } from './findings'
import { type Sample, sampleFile } from './sample'
import type { Tree } from './tree'
import { wordPattern, wordsIn } from './words'

const isText = (file: string) => !/\.(png|jpe?g|webp|avif|gif|pdf|woff2|ttf|ico)$/.test(file)

const isTest = (file: string) => /^src\/tests\/|\.test\.tsx?$/.test(file)

/** Where an address is one that visitors follow; manuals may use invented ones. */
const isContent = (file: string) => /^(articles|public|src\/pages)\/|^src\/site\.ts$/.test(file)

/** Names that nobody can register (RFC 2606). */
const inventedHost = /[\w.-]+\.example\b/g

/** By where a file lies. */
export function groupOf(file: string): Finding['group'] {
  if (file === 'src/site.ts' || file === 'articles/people.yaml') return 'identity'
  if (file.startsWith('src/pages/')) return 'pages'
  if (file.startsWith('articles/')) return 'articles'
  return file.startsWith('public/') ? 'pictures' : 'rest'
}

interface Hit {
  line: number
  words: string[]
}

function hitsIn(file: string, text: string, pattern: RegExp): Hit[] {
  return text.split('\n').flatMap((content, n): Hit[] => {
    const hosts = isContent(file) ? wordsIn(content, inventedHost) : []
    const named = wordsIn(content, pattern)
    const words = [...hosts, ...named.filter((word) => !hosts.some((host) => host.includes(word)))]
    return words.length > 0 ? [{ line: n + 1, words }] : []
  })
}

/** @returns ascending numbers as text: `3, 5–7` */
export function ranges(numbers: readonly number[]): string {
  const runs: [first: number, last: number][] = []
  for (const number of numbers) {
    const run = runs.at(-1)
    if (run && run[1] === number - 1) run[1] = number
    else runs.push([number, number])
  }
  return runs.map(([first, last]) => (first === last ? first : `${first}–${last}`)).join(', ')
}

/** Words that are shown of a file with many. */
const shownWords = 4

/** All hits of a file as one finding. */
function toFinding(file: string, hits: readonly Hit[]): Finding[] {
  const [first, ...others] = hits.map(({ line }) => line)
  if (first === undefined) return []
  const words = [...new Set(hits.flatMap((hit) => hit.words))]
  const shown = words.slice(0, shownWords).map((word) => `“${word}”`)
  const more = words.length > shownWords ? ` and ${words.length - shownWords} more` : ''
  const also = others.length > 0 ? `; also in ${ranges(others)}` : ''
  return [{ group: groupOf(file), file, line: first, message: shown.join(', ') + more + also }]
}

/** @param isListed whether a file is listed as a whole, and its lines need not be */
export function checkTexts(
  { files, read }: Tree,
  { words }: Pick<Sample, 'words'>,
  isListed: (file: string) => boolean,
): Finding[] {
  const pattern = wordPattern(words)
  return files
    .filter((file) => isText(file) && !isTest(file) && file !== sampleFile && !isListed(file))
    .flatMap((file) => {
      const hits = hitsIn(file, read(file).toString(), pattern)
      // Each line of `site.ts` is a fact of its own.
      return file === 'src/site.ts'
        ? hits.flatMap((hit) => toFinding(file, [hit]))
        : toFinding(file, hits)
    })
}
