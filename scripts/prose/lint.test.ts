/** A good text breaks no rule, and each rule is broken by what it is for. */
import { expect, test } from 'vitest'
import { type Service, services } from '../../src/site'
import { anArticle } from '../../src/tests/fixture/searchArticles'
import { renderText } from '../../src/tests/renderText'
import { idOf } from '../../src/ui/idOf'
import { markdownText } from '../../src/words'
import { lint, type Prose } from './lint'

const unique = (name: string, words: number) =>
  Array.from({ length: words }, (_, n) => `${name}${n}`).join(' ')

const linksTo = (...to: string[]) => to.map((url) => `<p><a href="${url}">It</a></p>`).join('')
const [service = '', otherService = ''] = Object.values<Service>(services).map(
  ({ to }): string => to,
)
const links = linksTo('/articles/x#part', '/articles/y', service, '/about')
const source = { id: 'a', kind: 'method', author: 'A', title: 'B', date: '2025' } as const

function article(name: string, changes: Partial<Prose> = {}): Prose {
  return {
    ...anArticle,
    slug: name,
    file: `articles/${name}.md`,
    title: `On ${name}`,
    html: `<p>${unique(name, 1000)}</p>${links}<img src="/a.svg" alt="A page with four boxes">`,
    contents: [],
    words: 1000,
    sources: [source, source],
    ...changes,
  }
}

const fileText = `---
title: It's in today's
---
A fast-paced text. A text that is slow.
id: weft
`

const check = (...articles: Prose[]) =>
  lint(articles, () => fileText, []).map(
    ({ file, line, field, message }) => `${file}:${line} ${field}: ${message}`,
  )

test('good texts pass', () => expect(check(article('new'), article('old'))).toEqual([]))

test.each<[finding: string, Partial<Prose>]>([
  ['1 article-links: has 1 links', { html: linksTo('/articles/a', '/articles/a#b', '/articles') }],
  ['1 service-link: has 2 links', { html: `${links}${linksTo(otherService)}` }],
  ['1 sources: cites no source', { sources: [] }],
  ['2 straight-quote: "It\'s in" has', { takeaways: ["It's in", 'It’s “late”.'] }],
  ['2 buzzword: "in today’s" is worn out', { excerpt: 'In today’s market, plans matter.' }],
  ['4 buzzword: "fast-paced" is', { html: `<p>A <em>fast</em>-paced, fast-paced</p>${links}` }],
  ['1 alternative-text: "A plan" does not', { html: `${links}<img alt="A plan">` }],
  ['1 alternative-text: "our-long-plan.svg"', { html: `${links}<img alt="our-long-plan.svg">` }],
])('in one article: %s', (finding, changes) =>
  expect(check(article('plan', changes))).toEqual([
    expect.stringContaining(`articles/plan.md:${finding}`),
  ]),
)

test('code-purpose: a block without a caption, named by its first line', async () => {
  const bare = await renderText('```\nBegin the plan\nwith a & b\n```\n')
  const captioned = await renderText('```prompt For a plan\nPlan\n```\n')
  const html = links + captioned.html + bare.html
  expect(check(article('plan', { html }))).toEqual([
    expect.stringContaining('code-purpose: "Begin the plan" has no purpose'),
  ])
})

const opening = (name: string) =>
  article(name, { html: `<p><em>A text that is slow</em> ${unique(name, 100)}${links}` })
const shared = (words: number) => (name: string) =>
  article(name, { html: `<p>${unique(name, 1000 - words)}. ${unique('all', words)}</p>${links}` })
const heading = (id: string, text: string) => (name: string) =>
  article(name, { contents: [{ id, text, depth: 2 }] })
const colon = (name: string) => article(name, { title: name === 'c' ? 'Old' : `On: ${name}` })

test.each<[count: number, finding: string, make: (name: string) => Prose]>([
  [2, '4 same-opening: "a text that is slow" stands in 2 articles; 1 at most', opening],
  [2, '2 same-heading: "It’s in" stands in 2 articles', heading('a', 'It’s in')],
  // Most articles have sources.
  [2, '', heading(idOf(markdownText.sources), markdownText.sources)],
  [3, '', shared(5)],
  [4, '1 repeated-phrase: "all0 all1 all2 all3 all4" stands in 4 articles; 3 at most', shared(5)],
  [3, '1 colon-titles: is one of 2 titles with a colon; half of 3 at most', colon],
])('of %i articles the newest has "%s"', (count, finding, make) => {
  const names = ['new', 'b', 'c', 'd'].slice(0, count)
  const found = check(...names.map(make))
  const findings = finding ? [expect.stringContaining(`articles/new.md:${finding}`)] : []
  expect(found).toEqual(findings)
})

test('unused-term: a term of the glossary in no article', () => {
  const terms = [
    { id: 'warp', term: 'Warp', also: ['warps'], definition: 'Threads.' },
    { id: 'weft', term: 'Weft', definition: 'Other threads.' },
  ]
  const text = article('a', { html: `<p>Two warps. ${unique('a', 1000)}</p>${links}` })
  const message = '"Weft" stands in no article'
  expect(lint([text], () => fileText, terms)).toEqual([
    { file: 'articles/glossary.yaml', line: 5, field: 'unused-term', message },
  ])
})
