import { expect, test } from 'vitest'
import { anArticle } from '../tests/fixture/searchArticles'
import { articleFeed } from './feed'

const people = ['Ada & Bo', 'Cy'].map((name) => ({ name, path: '/about/a' }) as const)

test('the feed names each author of an article, and has no sign that XML does not allow', () => {
  const html = '<p>A\ufffe b\uffff&#xFFFE; c\b.</p>'
  const feed = articleFeed([{ ...anArticle, authors: people, html }])
  expect(feed).toContain('<dc:creator>Ada &#x26; Bo</dc:creator><dc:creator>Cy</dc:creator>')
  expect(feed).toMatch(/A.? b.? c\./)
  expect(feed).not.toMatch(/[\b\ufffe\uffff]/)
})

test('the feed of a site without articles has no date', () => {
  expect(articleFeed([])).toContain('<channel>')
  expect(articleFeed([])).not.toMatch(/Date/)
})
