/**
 * What this site must give while it is the sample firm's, whose notice `site.ts` has: on each page labels, links, test
 * ids, counts, other addresses; nothing unused. Another firm has nothing to change here.
 */
import { expect, it } from 'vitest'
import { readHeaders } from '../../../scripts/verify/builtSite'
import { analytics, cms, site } from '../../site'
import { dataUrl } from '../../urls'
import { ownDist } from '../fixture/fixture'
import { isForHost, openSite } from './readDist'
import { nameInIndex, routes } from './sample'
import { testPages } from './testPages'

const own = openSite(ownDist)
const { files, read } = own

if (site.notice) testPages(own, site.name)

/** The words of an element as they are seen: without what only screen readers get. */
function seen(element: Element) {
  const copy = element.cloneNode(true) as Element
  for (const hidden of copy.querySelectorAll('.sr-only')) hidden.remove()
  return copy.textContent?.replace(/\s+/g, ' ').trim() ?? ''
}

const ofSample = it.runIf(site.notice)

ofSample.each(routes)(
  '$path holds the texts, links, test ids and numbers of things that it must',
  ({ path, aliases = [], texts = [], links = [], testIds = [], counts = [], outbound = [] }) => {
    const main = own.findPage(path)?.document.querySelector('main')
    if (!main) throw new Error(`${path} is not built`)
    for (const text of texts) expect(main.textContent).toContain(text)

    const found = [...main.querySelectorAll('a')]
    for (const link of links) {
      const [words, to = ''] = link.split(' → ')
      const leading = found.filter((link) => link.getAttribute('href') === to)
      expect(leading.length, `${words} → ${to}`).toBeGreaterThan(0)
      if (words) expect(leading.map(seen), to).toContain(words)
    }
    const opened = found.filter((link) => link.matches('[target=_blank][rel~=noopener]'))
    for (const each of outbound) {
      const [words, count] = each
      const fitting = opened.map(seen).filter((text) => words.test(text))
      expect(fitting, `${words}`).toHaveLength(count)
    }
    for (const id of testIds)
      expect(main.querySelectorAll(`a[data-testid="${id}"]`), id).toHaveLength(1)

    for (const each of counts) {
      const [selector, count, heading] = each
      const title = [...main.querySelectorAll('h2')].find((h2) => seen(h2) === heading)
      const scope = heading ? title?.closest('section') : main
      expect(scope?.querySelectorAll(selector), `${heading ?? ''} ${selector}`).toHaveLength(count)
    }
    const redirects = read('/_redirects').split('\n')
    for (const other of aliases) expect(redirects).toContain(`${other} ${path} 301`)
  },
)

ofSample('the clients are sorted, each once', () => {
  const found = own.pageAt('/clients').document.querySelectorAll(nameInIndex)
  const names = [...found].map(seen)
  expect(names).toEqual([...new Set(names)].sort((a, b) => a.localeCompare(b, 'en')))
})

/** The names of an entity's fields, and where its items stand: in sections of a kind whose items have them all. */
const entities: [entity: string, path: string, kind: string, fields: string[]][] = [
  [
    'MasterClass',
    '/masterclasses',
    'mediaText',
    ['id', 'title', 'description', 'url', 'image', 'category', 'bulletPoints'],
  ],
  [
    'showcased application',
    '/applications',
    'mediaText',
    ['title', 'subtitle', 'description', 'url', 'image', 'logo'],
  ],
  ['service', '/', 'rows', ['title', 'description', 'link']],
  ['press article', '/press', 'rows', ['title', 'description', 'url', 'publication']],
  ['client testimonial', '/clients', 'quotes', ['author', 'title', 'quote']],
]

ofSample.each(entities)('a %s has its fields, and no others', (_, path, kind, fields) => {
  const sections: { kind: string; items?: object[] }[] = JSON.parse(read(dataUrl(path))).sections
  const items = sections
    .filter((section) => section.kind === kind)
    .filter(({ items }) => items?.every((item) => fields.every((field) => field in item)))
    .flatMap(({ items }) => items ?? [])
  expect(items.length).toBeGreaterThan(0)
  for (const item of items) {
    expect(Object.keys(item).sort()).toEqual([...fields].sort())
    expect(Object.values(item).every(Boolean)).toBe(true)
  }
})

ofSample('an article is listed by its fields, and no others', () => {
  const fields = ['category', 'date', 'excerpt', 'id', 'image', 'readTime', 'slug', 'title']
  for (const article of JSON.parse(read('/articles.json')).articles)
    expect(Object.keys(article).sort()).toEqual(fields)
})

const text = files.filter((file) => !/\.(png|avif|woff2|pdf)$|^\/search\//.test(file))

ofSample('every file is named by another one, or known to hosts, crawlers or programs', () => {
  const known =
    /^\/(404\.html|(build|speculation)\.json|(licenses|llms|llms-full|robots|\.well-known\/security)\.txt|(licenses|admin)\/.+)$/
  const served = files.filter((file) => !isForHost(file))
  const texts = new Map(served.filter((file) => text.includes(file)).map((f) => [f, read(f)]))
  /** Of a page without its ending; data and the searched text stand beside their page, and scripts beside those that import them. */
  const nameOf = (file: string) =>
    file.replace(/^\/(?:data|search\/texts)(\/.+)\.json$|(\/index)?\.html$|^\/assets\//, '$1')
  const isNamed = (file: string) =>
    [...texts].some(([other, content]) => other !== file && content.includes(nameOf(file)))
  expect(served.filter((file) => !known.test(file) && !isNamed(file))).toEqual([])
})

it.runIf(site.notice && !analytics.script)('without analytics, nothing is for it', () => {
  const marks = /data-event|globalPrivacyControl|doNotTrack|Visitor count|"analytics"/
  expect(text.filter((file) => marks.test(read(file)))).toEqual([])
  // The function knows all that `site.ts` says.
  const scripts = files.filter((file) => file.endsWith('.js') && !isForHost(file))
  expect(scripts.filter((file) => read(file).includes(analytics.global))).toEqual([])
  const headers = readHeaders(read('/_headers'))('/')
  expect(headers['content-security-policy']).not.toContain('://')
})

it.runIf(site.notice && !cms.repository)('without a repository, there is no editor', () => {
  expect(files.filter((file) => file.startsWith('/admin'))).toEqual([])
  expect(read('/_headers')).not.toContain('/admin')
})
