import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { withSite } from '../tests/withSite'

/** @returns the letters under which the terms stand, in a language */
async function lettersOf(language: string, terms: readonly string[]) {
  const { Glossary } = await withSite({ site: { language } }, () => import('./Glossary'))
  const entries = terms.map((term, n) => ({ id: `term-${n}`, term, definition: 'It is one.' }))
  const view = createElement(Glossary, { terms: entries })
  const html = renderToStaticMarkup(createElement(MemoryRouter, null, view))
  return [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, letter]) => letter)
}

test.each([
  ['en', ['Agent', 'Évaluation', 'Eval', 'pilot'], ['A', 'E', 'P']],
  ['de', ['Aufwand', 'Änderung', 'Übergang', 'Umsatz', 'ßharp'], ['A', 'U', 'S']],
  ['sv', ['Avtal', 'A\u030angest', 'Ålder', 'Ärende'], ['A', 'Å', 'Ä']],
  ['tr', ['ıslak', 'iş', 'Çıktı', 'çözüm'], ['I', 'İ', 'Ç']],
  ['ja', ['AI', '戦略', '業務'], ['A', '戦', '業']],
])('in %s the terms %j stand under %j', async (language, terms, letters) =>
  expect(await lettersOf(language, terms)).toEqual(letters),
)
