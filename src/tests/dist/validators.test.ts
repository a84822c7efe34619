/** Each HTML file is valid, and feeds and sitemap have what their specifications require. */
import { HtmlValidate } from 'html-validate'
import { expect, it } from 'vitest'
import { feeds } from '../../urls'
import { files, parse, read } from './readDist'

const html = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // Scripts and styles come from the site itself; the policy blocks others.
    'require-sri': ['error', { target: 'crossorigin' }],
    // The standard lets `>` stand in a text.
    'no-raw-characters': 'off',
    // VoiceOver takes a list without markers for a list only if it has the role.
    'no-redundant-role': 'off',
    'prefer-native-element': ['error', { exclude: ['list'] }],
  },
})

it.each(files.filter((file) => /^(?!\/admin\/).*\.html$/.test(file)))(
  '%s is valid HTML',
  async (file) => {
    const { results } = await html.validateString(read(file), file)
    expect(
      results.flatMap(({ messages }) =>
        messages.map(
          ({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`,
        ),
      ),
    ).toEqual([])
  },
)

/** @returns the elements of a name within another, of a text that is well-formed */
const elements = (parent: Document | Element, name: string) => [
  ...parent.getElementsByTagName(name),
]

function parseXml(text: string) {
  const document = parse(text, 'text/xml')
  expect(elements(document, 'parsererror')).toEqual([])
  return document
}

/** What has to stand in each element of a name, once, and how it is written. */
function expectOnce(document: Document, name: string, parts: Record<string, RegExp>) {
  const found = elements(document, name)
  expect(found.length).toBeGreaterThan(0)
  for (const element of found)
    for (const [part, pattern] of Object.entries(parts)) {
      const texts = elements(element, part).filter(({ parentNode }) => parentNode === element)
      expect(
        texts.map(({ textContent }) => textContent),
        `${name} ${part}`,
      ).toEqual([expect.stringMatching(pattern)])
    }
}

const address = /^https?:\/\/\S+$/
const day = /^\d{4}-\d\d-\d\d/
const time = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/
const mailTime = /^\w{3}, \d\d \w{3} \d{4} [\d:]{8} (GMT|[+-]\d{4})$/

it('the sitemap has what sitemaps.org requires', () =>
  expectOnce(parseXml(read('/sitemap.xml')), 'url', { loc: address, lastmod: day }))

it('the RSS feed has what its specification requires', () => {
  const feed = parseXml(read(feeds.rss.url))
  expectOnce(feed, 'channel', { title: /./, link: address, description: /./ })
  expectOnce(feed, 'item', { title: /./, link: address, guid: address, pubDate: mailTime })
})

it('the Atom feed has what its specification requires', () => {
  const feed = parseXml(read(feeds.atom.url))
  expectOnce(feed, 'feed', { id: address, title: /./, updated: time })
  expectOnce(feed, 'entry', {
    id: address,
    title: /./,
    updated: time,
    published: time,
    author: /./,
  })
})

it('the JSON Feed has what version 1.1 requires', () =>
  expect(JSON.parse(read(feeds.json.url))).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: expect.stringMatching(/./),
    items: expect.arrayContaining([
      expect.objectContaining({
        id: expect.stringMatching(address),
        content_html: expect.stringMatching(/./),
        date_published: expect.stringMatching(time),
      }),
    ]),
  }))
