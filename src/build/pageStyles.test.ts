import { expect, test } from 'vitest'
import { scanPage } from '../content/scanPage'
import { pageStyles, type StyledPage } from './pageStyles'

const css = `@font-face{font-family:Serif}
:root{--paper:#fff}
table,.list>li:not(.last)::before{color:red}
.md\\:\\[columns\\:2\\]:hover{columns:2}
#sent:not(:target){display:none}
details[open]+.menu{display:block}
html:has(.open){overflow:hidden}
:is(.one,.two)>b{color:red}
.outer{& .inner{color:red}}
.toast{position:fixed}
@keyframes grow{from{width:0}}
.bar{animation:grow 1s,none}
@media (width>1px){.toast{top:0}}
@media (width>1px){@supports (top:0){.wide{top:0}}}
@media print{.wide{top:1px}}`

/** A page of this body and these kinds of sections. */
const page = (path: string, body: string, ...kinds: string[]): StyledPage => ({
  path,
  html: `<head></head>${body}`,
  names: scanPage(body).names,
  sections: kinds.map((kind) => ({ kind })),
})

/** @returns the sheets that stand in pages, of which the policy has the hashes, the HTML by path, and the other files */
function stylesOf(...pages: StyledPage[]) {
  const { inline, pages: styled, files } = pageStyles(css, pages)
  return {
    inline,
    html: new Map(styled.map(({ path, html }) => [path, html])),
    files: new Map(files.map(([path, make]) => [path, String(make())])),
  }
}

test.each([
  ['<p>', []],
  ['<table>', ['table{']],
  ['<ul class="list"><li>', ['.list>li:not(.last)::before{']],
  ['<p class="a md:[columns:2]">', ['.md\\:\\[columns\\:2\\]:hover{']],
  ['<p id="sent">', ['#sent:not(:target){']],
  ['<details><p class="menu">', ['details[open]+.menu{']],
  ['<html>', []],
  ['<html><p class="open">', ['html:has(.open){']],
  ['<p class="two"><b>', [':is(.one,.two)>b{']],
  ['<p><b>', []],
  ['<p class="inner">', []],
  ['<p class="outer">', []],
  ['<p class="outer inner">', ['.outer{& .inner{']],
  ['<p class="bar">', ['@keyframes grow{from{', '.bar{']],
  ['<p class="wide">', ['@media (width>1px){@supports (top:0){.wide{']],
])('in a page of %s stand, beside what is for all, the rules of %o', (body, rules) => {
  const [style = ''] = stylesOf(page('/', body)).inline
  for (const rule of ['@font-face', ':root{', ...rules]) expect(style).toContain(rule)
  expect(style.match(/\{/g)).toHaveLength(2 + rules.join().split('{').length - 1)
})

test('pages of one kind share a sheet, which stands in them as it is; that for paper is a file', () => {
  const { inline, html, files } = stylesOf(
    page('/0', '<p class="wide">', 'hero'),
    page('/1', '<table>', 'hero'),
    page('/2', '<p id="sent">', 'hero', 'steps'),
  )
  expect(inline).toHaveLength(2)
  const [paper = ''] = [...files.keys()].filter((path) => path.endsWith('.css'))
  expect(files.get(paper)?.trim()).toBe('@media print{.wide{top:1px}}')
  const link = `<link rel="stylesheet" href="${paper}" media="print"></head>`
  const withTable = inline.findIndex((sheet) => sheet.includes('table{'))
  const headWith = (n: number) => `<head><style>${inline[n]}</style>${link}`
  expect(html.get('/0')).toContain(headWith(1 - withTable))
  expect(html.get('/1')).toContain(headWith(withTable))
  expect(html.get('/2')).toContain(headWith(1 - withTable))
})

const parts = ['<table>', '<p class="figure">', '<p id="sent">', '<details>']
const sections = ['article', 'articleList', 'contact', 'deliverable', 'glossary', 'new kind']

test('whatever pages hold, they have twelve sheets at most, and an article of a new combination none of its own', () => {
  const subsets = (texts: readonly string[]) =>
    Array.from({ length: 2 ** texts.length }, (_, n) => texts.filter((_, bit) => n & (2 ** bit)))
  const pages = subsets(sections).flatMap((kinds) =>
    subsets(parts).flatMap((bodies) =>
      ([undefined, 'page', 'reading'] as const).map((template) => ({
        ...page(`/${kinds}/${bodies}/${template}`, bodies.join(''), ...kinds),
        ...(template && { template }),
      })),
    ),
  )
  const { inline, html } = stylesOf(page('/', ''), ...pages)
  expect(inline.length).toBeLessThanOrEqual(12)
  expect(html.size).toBe(pages.length + 1)
  const articles = parts.map((body, n) => page(`/${n}`, body, 'article'))
  const all = page('/all', parts.join(''), 'article')
  expect(stylesOf(...articles, all).inline).toHaveLength(stylesOf(...articles).inline.length)
})
