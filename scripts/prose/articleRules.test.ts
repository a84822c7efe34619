import { describe, expect, test } from 'vitest'
import { renderMarkdown } from '../../src/content/markdown/renderMarkdown'
import { articleRules, type Prose } from './articleRules'

const urls = ['/articles/other#part', '/articles/third', '/services/ai-strategy', '/about']
const linksTo = (...to: string[]) => to.map((url) => `<p><a href="${url}">It</a></p>`).join('')

const source = { id: 'a', kind: 'method', author: 'A', title: 'B', date: '2025' } as const

/** An article that breaks no rule. */
const good: Prose = {
  file: 'articles/plan.md',
  slug: 'plan',
  title: 'A plan that fits on a page',
  description: 'How to write one.',
  excerpt: 'One page is enough.',
  html: `${linksTo(...urls)}<p><img src="/plan.svg" alt="A page with four boxes"></p>`,
  words: 1000,
  contents: [],
  sources: [source, source],
}

type Rule = keyof typeof articleRules
const check = (rule: Rule, changes: Partial<Prose> = {}) =>
  articleRules[rule]({ ...good, ...changes })

test.each(Object.keys(articleRules) as Rule[])('%s lets a good text pass', (rule) => {
  expect(check(rule)).toEqual([])
})

describe('a text that breaks a rule', () => {
  test.each([
    [599, ['has 599 words; 600 to 2500 are right']],
    [600, []],
    [2500, []],
    [2501, ['has 2501 words; 600 to 2500 are right']],
  ])('word-count: %i', (words, messages) => {
    expect(check('word-count', { words }).map(({ message }) => message)).toEqual(messages)
  })

  test.each([
    ['one', ['/articles/a', '/articles/a#part']],
    ['seven', ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((slug) => `/articles/${slug}`)],
    ['one, and the list', ['/articles/a', '/articles?category=a', '/articles']],
  ])('article-links: %s', (_, to) => {
    expect(check('article-links', { html: linksTo(...to) })).toHaveLength(1)
  })

  test('self-link', () => {
    const html = linksTo(...urls, '/articles/plan')
    expect(check('self-link', { html })).toMatchObject([{ quote: '/articles/plan' }])
    expect(check('self-link', { html: linksTo('/articles/plan-b', '#part') })).toEqual([])
  })

  test('service-link: two', () => {
    const to = [
      '/articles/a',
      '/articles/b',
      '/services/ai-strategy',
      '/services/speaking-training',
    ]
    expect(check('service-link', { html: linksTo(...to) })).toHaveLength(1)
  })

  test.each([
    ['We do it in <a href="/services/a">eight weeks</a>.', 1],
    ['Our <a href="/services/a">strategy work</a> begins there. It took them eight weeks.', 0],
    ['We need two days.</p><p>See <a href="/services/a">our work</a>.', 0],
  ])('service-length: %s', (text, count) => {
    expect(check('service-length', { html: `<p>${text}</p>` })).toHaveLength(count)
  })

  test('straight-quote: in a takeaway', () => {
    expect(check('straight-quote', { takeaways: ["It's late.", 'It’s “late”.'] })).toHaveLength(1)
  })

  test('code-purpose: a block without a caption, found by its longest line', async () => {
    const context = {
      file: 'a.md',
      lineOf: (line: number) => line,
      kind: 'article',
      path: '/a',
    } as const
    const { html } = await renderMarkdown('```\nif a & b\nthen the whole plan\n```\n', context)
    expect(check('code-purpose', { html })).toMatchObject([{ quote: 'then the whole plan' }])
    const captioned = await renderMarkdown('```prompt For a plan\nPlan\n```\n', context)
    expect(check('code-purpose', captioned)).toEqual([])
  })

  test('sources: one', () => {
    expect(check('sources', { sources: [source] })).toHaveLength(1)
  })

  test.each<[string, Partial<Prose>, string]>([
    ['the title', { title: 'Unlocking a plan' }, 'unlocking'],
    ['the description', { description: 'A seamless plan.' }, 'seamless'],
    ['the excerpt', { excerpt: 'In today’s market, plans matter.' }, 'in today’s'],
    ['a takeaway', { takeaways: ['Leverage it.'] }, 'leverage'],
    ['the text', { html: '<p>A <em>paradigm shift</em>.</p>' }, 'paradigm shift'],
  ])('buzzword in %s', (_, changes, quote) => {
    expect(check('buzzword', changes)).toMatchObject([{ quote }])
  })

  test('buzzword: each one once, not in addresses', () => {
    const html = '<p>Delve, delve, <a href="/articles/leverage">synergy</a>.</p>'
    expect(check('buzzword', { html }).map(({ quote }) => quote)).toEqual(['delve', 'synergy'])
  })

  test.each(['<h2>Plans</h2><p>Text.</p>', '<ul><li>Plan</li></ul>', ''])('opening: %s', (html) => {
    expect(check('opening', { html })).toHaveLength(1)
  })

  test.each(['A plan', 'Picture of a page with boxes', 'our-plan-of-the-year.svg'])(
    'alternative-text: %s',
    (alt) => {
      const html = `<p><img src="/plan.svg" alt="${alt}"></p>`
      expect(check('alternative-text', { html })).toMatchObject([{ quote: alt }])
    },
  )
})
