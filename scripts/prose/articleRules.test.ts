import { describe, expect, test } from 'vitest'
import { articleRules, type Prose } from './articleRules'

const urls = ['/articles/other#part', '/articles/third', '/services/ai-strategy', '/about']
const linksTo = (...to: string[]) => to.map((url, n) => ({ url, line: 20 + n }))

/** An article that breaks no rule. */
const good: Prose = {
  file: 'articles/plan.md',
  slug: 'plan',
  title: 'A plan that fits on a page',
  description: 'How to write one.',
  excerpt: 'One page is enough.',
  html: '<p>Begin with the claim.</p><p><img src="/plan.svg" alt="A page with four boxes"></p>',
  links: linksTo(...urls),
  words: 1000,
}

type Rule = keyof typeof articleRules
const check = (rule: Rule, changes: Partial<Prose> = {}) =>
  articleRules[rule]({ ...good, ...changes })

test.each(Object.keys(articleRules) as Rule[])('%s lets a good text pass', (rule) => {
  expect(check(rule)).toEqual([])
})

describe('a text that breaks a rule', () => {
  test.each([
    [899, ['has 899 words; 900 to 1400 are right']],
    [900, []],
    [1400, []],
    [1401, ['has 1401 words; 900 to 1400 are right']],
  ])('word-count: %i', (words, messages) => {
    expect(check('word-count', { words }).map(({ message }) => message)).toEqual(messages)
  })

  test.each([
    ['one', ['/articles/a', '/articles/a#part']],
    ['five', ['a', 'b', 'c', 'd', 'e'].map((slug) => `/articles/${slug}`)],
    ['one, and a page of the archive', ['/articles/a', '/articles/archive/1', '/articles']],
  ])('article-links: %s', (_, to) => {
    expect(check('article-links', { links: linksTo(...to) })).toHaveLength(1)
  })

  test('self-link, with its line', () => {
    const links = linksTo(...urls, '/articles/plan')
    expect(check('self-link', { links })).toEqual([{ message: 'links to itself', line: 24 }])
    expect(check('self-link', { links: linksTo('/articles/plan-b', '#part') })).toEqual([])
  })

  test.each([
    ['none', ['/services', '/about']],
    ['two', ['/services/ai-strategy', '/services/speaking-training']],
  ])('service-link: %s', (_, to) => {
    expect(check('service-link', { links: linksTo(...to) })).toHaveLength(1)
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
