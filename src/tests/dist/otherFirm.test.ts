/** A firm that enters itself in `site.ts` finds no trace of the one before it, but in the texts that it has to write. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { wordPattern, wordsIn } from '../../../scripts/launch/words'
import { founder, site } from '../../site'
import { feeds } from '../../urls'
import { buildFixtureSite } from '../fixture/buildFixtureSite'
import { isFixture, folder as plainFolder } from '../fixture/fixture'
import { firmWords, otherWord } from '../fixture/otherFirm'
import { withProviders } from '../journeys/standIn'
import { graphsOf, metaOf, parse } from './readDist'

const dist = `${withProviders.folder}/dist`
const read = (file: string) => readFileSync(dist + file, 'utf8')
const pattern = wordPattern(firmWords)

const unescaped = (text: string) => text.replaceAll(/&(amp|#38|#x26);|\\u0026/g, '&')
const tracesIn = (text: string) => wordsIn(unescaped(text), pattern)

/** The words that a page's own file types: its text, which a firm writes anew. */
function typedOn(path: string) {
  const file = `src/pages${path}.ts`
  return existsSync(file) ? wordsIn(readFileSync(file, 'utf8'), pattern) : []
}

/** Without its styles, which are the same on all pages and slow to parse. */
const parseFile = (file: string) =>
  parse(read(file).replaceAll(/<style[^>]*>[\s\S]*?<\/style>/g, ''))

/** The page that a file belongs to: `/data/services/x.json`, `/services/x.md` and `/services/x.html` are of `/services/x`. */
const pageOf = (file: string) => file.replace(/^\/data\//, '/').replace(/\.(html|md|json)$/, '')

const pageFiles = readdirSync('src/pages', { recursive: true, encoding: 'utf8' })
const typedAnywhere = pageFiles.flatMap((file) => typedOn(`/${file.replace(/\.ts$/, '')}`))

/** What repeats the texts of all pages. */
const collections = /^\/(llms(-full)?\.txt|search\/.*)$/

describe.runIf(isFixture)('the site of another firm', () => {
  let files: string[] = []
  // A busy machine takes minutes for a build.
  beforeAll(() => {
    buildFixtureSite(withProviders)
    files = readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/').slice(dist.length))
      // These are copied: a firm replaces them by its own.
      .filter((file) => !existsSync(`public${file}`))
  }, 900_000)
  const texts = () => files.filter((file) => !/\.(png|avif|woff2)$/.test(file))
  /** Each has its data beside it; the editor's document is no page. */
  const htmlFiles = () =>
    files.filter(
      (file) =>
        file.endsWith('.html') && existsSync(`${dist}/data${file.replace(/\.html$/, '.json')}`),
    )

  it('has no trace of the one before in any file, but what a page’s own file types', () => {
    const found = texts().flatMap((file) => {
      const typed = collections.test(file) ? typedAnywhere : typedOn(pageOf(file))
      return tracesIn(read(file))
        .filter((word) => !typed.includes(word))
        .map((word) => `${file}: ${word}`)
    })
    expect(texts().length).toBeGreaterThan(100)
    expect(found).toEqual([])
  })

  it('has none around any page: header, footer and dialogs', () => {
    for (const file of htmlFiles()) {
      const { body } = parseFile(file)
      for (const part of body.querySelectorAll('main, script')) part.remove()
      expect(tracesIn(body.innerHTML), file).toEqual([])
    }
  })

  it('names itself on every page, to readers, sharers and search engines', () => {
    const name = otherWord(site.name)
    for (const file of htmlFiles()) {
      const document = parseFile(file)
      for (const part of ['header', 'footer'])
        expect(document.querySelector(part)?.textContent, file).toContain(name)
      expect(metaOf(document, 'og:site_name'), file).toEqual([name])
    }
    const [home] = graphsOf(parseFile('/index.html'))
    expect(home?.['@graph']).toContainEqual(expect.objectContaining({ name, '@type': 'WebSite' }))
    for (const file of [...Object.values(feeds).map(({ url }) => url), '/llms.txt'])
      expect(unescaped(read(file)), file).toContain(name)
    expect(read('/.well-known/security.txt')).toContain(`mailto:${otherWord(site.email)}`)
  })

  it('has another picture of every page that is shared', () => {
    const cards = files.filter((file) => file.startsWith('/cards/'))
    const same = cards.filter((file) => {
      const before = `${plainFolder}/dist${file}`
      return existsSync(before) && readFileSync(before).equals(readFileSync(dist + file))
    })
    expect(cards.length).toBeGreaterThan(50)
    expect(same).toEqual([])
  })

  it('has its people at addresses of their own', () => {
    const people = files.filter((file) => /^\/about\/.+\.html$/.test(file))
    const named = people.map((file) => parseFile(file).querySelector('h1')?.textContent)
    expect(named).toContain(otherWord(founder.author))
    const before = people.filter((file) => existsSync(`${plainFolder}/dist${file}`))
    expect(before).toEqual([])
  })
})
