/** Who the firm is stands in `site.ts` and in its texts; code, function, stand-ins and tests take it from there. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesOf, sampleFile } from '../../scripts/launch/checkLaunch'
import * as identity from '../site'

interface Optional {
  book?: { title: string }
  applications?: Readonly<Record<string, { text: string }>>
}

const { site, imprint, founder, links } = identity
/** What a firm without them takes out. */
const { book, applications = {} }: Optional = identity
const hostOf = (address: string) => new URL(address).host.replace(/^www\./, '')

/** The names, addresses, numbers and mottos of the firm; a city is a word that a test may use for itself. */
const firmWords = [
  site.name,
  site.tagline.highlighted,
  site.blurb,
  site.email,
  imprint.legalName,
  imprint.phone,
  imprint.registration,
  imprint.responsible,
  // A line without a number, such as a country, may be anybody's.
  ...imprint.address.filter((line) => /\d/.test(line)),
  founder.name,
  ...(book ? [book.title] : []),
  ...Object.values<{ text: string }>(applications).map(({ text }) => text),
  ...[site.origin, ...Object.values<string>(links)]
    .filter((link) => link.startsWith('http'))
    .map(hostOf),
]

/** `site.ts` itself, what the firm writes and draws, and the record of the sample firm. */
const isOwn = (file: string) =>
  /^(articles|src\/pages|public\/(images|downloads))\/|^[^/]+\.md$|\.(ttf|woff2|png)$/.test(file) ||
  ['src/site.ts', sampleFile].includes(file)

/** @returns a pattern of a text as a whole, and no end of a longer one */
const asWord = (text: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}]-?)${text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}(?![\\p{L}\\p{N}])`,
    'u',
  )

test('no other file names the firm, its people, products or addresses', async () => {
  const own = readFileSync('src/site.ts', 'utf8')
  // The origin may be that of SITE_URL.
  const words = firmWords.filter((word) => own.includes(word))
  expect(words).toContain(site.name)
  const searched = (await filesOf('.')).filter((file) => !isOwn(file))
  expect(searched).toEqual(
    expect.arrayContaining(['src/function/outbox.ts', 'public/embed/newsletter/index.html']),
  )
  const found = searched.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return words.filter((word) => asWord(word).test(text)).map((word) => `${file}: ${word}`)
  })
  expect(found).toEqual([])
})
