import { expect, test } from 'vitest'
import type { FinishedPage } from '../content/checkPages'
import { pageStyles } from './pageStyles'

const css = `@font-face{font-family:Serif}
:root{--paper:#fff}
table,.list>li:not(.last)::before{color:red}
.md\\:\\[columns\\:2\\]:hover{columns:2}
#sent:not(:target){display:none}
details[open]+.menu{display:block}
.toast{position:fixed}
@keyframes grow{from{width:0}}
@media (width>1px){.toast{top:0}}
@media (width>1px){.wide{top:0}}
@media print{.wide{top:1px}}`

/** @returns what stands in pages of this HTML, of which the policy knows the hash, and the files that belong to it */
async function stylesOf(...bodies: string[]) {
  const pages = bodies.map(
    (body, n): FinishedPage => ({
      path: n ? `/${n}` : '/',
      file: '',
      html: `<head></head>${body}`,
    }),
  )
  const { inline, files } = pageStyles(css, pages)
  return { inline, files: new Map(files.map(([path, make]) => [path, String(make())])) }
}

test.each([
  ['<p>', []],
  ['<table>', ['table{']],
  ['<ul class="list"><li>', ['.list>li:not(.last)::before{']],
  ['<p class="a md:[columns:2]">', ['.md\\:\\[columns\\:2\\]:hover{']],
  ['<p id="sent">', ['#sent:not(:target){']],
  ['<details><p class="menu">', ['details[open]+.menu{']],
  ['<p class="wide">', ['@media (width>1px){.wide{']],
])('in a page of %s stand, beside what is for all, the rules of %o', async (body, rules) => {
  const [style = ''] = (await stylesOf(body)).inline
  for (const rule of ['@font-face', ':root{', '@keyframes grow{from{', ...rules])
    expect(style).toContain(rule)
  expect(style.match(/\{/g)).toHaveLength(4 + rules.join().split('{').length - 1)
})

test('pages of one kind share a sheet, which stands in them as it is; that for paper is a file', async () => {
  const { inline, files } = await stylesOf('<p class="wide">', '<table>', '<p id="sent">')
  expect(inline).toHaveLength(2)
  const [paper = ''] = [...files.keys()].filter((path) => path.endsWith('.css'))
  expect(files.get(paper)?.trim()).toBe('@media print{.wide{top:1px}}')
  const link = `<link rel="stylesheet" href="${paper}" media="print"></head>`
  for (const [path, sheet] of [
    ['/index.html', inline[0]],
    ['/1.html', inline[1]],
    ['/2.html', inline[0]],
  ] as const)
    expect(files.get(path)).toContain(`<head><style>${sheet}</style>${link}`)
})
