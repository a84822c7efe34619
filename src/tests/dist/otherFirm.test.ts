/** A firm that enters itself in `site.ts` finds no trace of the one before it, but in the texts that it has to write. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { wordPattern, wordsIn } from '../../../scripts/launch/words'
import { feeds } from '../../urls'
import { firm, firmWords, people } from '../fixture/otherFirm'
import { files, findPage, graphsOf, metaOf, openDist, pages, read, readBytes } from './readDist'

const pattern = wordPattern(firmWords)
const unescaped = (text: string) => text.replaceAll(/&(amp|#38|#x26);|\\u0026/g, '&')
const tracesIn = (text: string) => wordsIn(unescaped(text), pattern)

/** The words that a page's own file types: its text, which a firm writes anew. */
function typedOn(path: string) {
  const file = `src/pages${path}.ts`
  return existsSync(file) ? wordsIn(readFileSync(file, 'utf8'), pattern) : []
}
const pageFiles = readdirSync('src/pages', { recursive: true, encoding: 'utf8' })
const typedAnywhere = pageFiles.flatMap((file) => typedOn(`/${file.replace(/\.ts$/, '')}`))

/** What repeats the texts of all pages. */
const collections = /^\/(llms(-full)?\.txt|search\/.*)$/
/** The page that a file belongs to: `/data/x.json`, `/x.md` and `/x.html` are of `/x`. */
const pageOf = (file: string) => file.replace(/^\/data\//, '/').replace(/\.(html|md|json)$/, '')

it('has no trace of the one before in any file, but what a page’s own file types', () => {
  // What is copied from public/, a firm replaces by its own.
  const texts = files.filter(
    (file) => !/\.(png|avif|woff2)$/.test(file) && !existsSync(`public${file}`),
  )
  const found = texts.flatMap((file) => {
    const typed = collections.test(file) ? typedAnywhere : typedOn(pageOf(file))
    return tracesIn(read(file))
      .filter((word) => !typed.includes(word))
      .map((word) => `${file}: ${word}`)
  })
  expect(texts.length).toBeGreaterThan(100)
  expect(found).toEqual([])
})

it('has none around any page, and names itself there, to readers, sharers and search engines', () => {
  const { name, email } = firm.site
  for (const { path, document } of pages) {
    const body = document.body.cloneNode(true) as HTMLElement
    for (const part of body.querySelectorAll('main, script')) part.remove()
    expect(tracesIn(body.innerHTML), path).toEqual([])
    for (const part of ['header', 'footer'])
      expect(document.querySelector(part)?.textContent, path).toContain(name)
    expect(metaOf(document, 'og:site_name'), path).toEqual([name])
  }
  const home = findPage('/')?.document
  expect(home && graphsOf(home)[0]?.['@graph']).toContainEqual(
    expect.objectContaining({ name, '@type': 'WebSite' }),
  )
  for (const file of [...Object.values(feeds).map(({ url }) => url), '/llms.txt'])
    expect(unescaped(read(file)), file).toContain(name)
  expect(read('/.well-known/security.txt')).toContain(`mailto:${email}`)
})

it('has another picture of every page that is shared, and its people at addresses of their own', () => {
  const before = openDist('dist')
  const isInBoth = (file: string) => before.files.includes(file)
  const cards = files.filter((file) => file.startsWith('/cards/') && isInBoth(file))
  expect(cards.length).toBeGreaterThan(20)
  expect(cards.filter((file) => before.readBytes(file).equals(readBytes(file)))).toEqual([])
  for (const { id, name } of people) {
    expect(findPage(`/about/${id}`)?.document.querySelector('h1')?.textContent).toBe(name)
    expect(before.files).not.toContain(`/about/${id}.html`)
  }
})
