import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Person } from '../site'
import { drawPng } from '../tests/fixture/png'
import { checkPeople } from './checkPeople'
import { lineInPerson, peopleFile } from './linesOfPeople'

const folder = mkdtempSync(join(tmpdir(), 'people-'))
writeFileSync(join(folder, 'wide.png'), drawPng(400, 300))
writeFileSync(
  join(folder, 'heavy.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="10">${' '.repeat(300_000)}</svg>`,
)
writeFileSync(join(folder, 'good.png'), drawPng(400, 500))

const good: Person = {
  title: 'Partner',
  beat: 'Writes about plans and what comes of them.',
  description: 'd'.repeat(80),
  biography: 'Has planned for years, and tells what came of it.',
  updated: '2025-01-02',
}

const pages = [
  { path: '/about/history', file: 'src/pages/about/history.ts' },
  { path: '/about/ada', file: peopleFile },
]

/** @returns the problems as `field: message` */
async function problemsOf(people: Record<string, object>) {
  const all = Object.fromEntries(
    Object.entries(people).map(([name, changes]) => [name, { ...good, ...changes }]),
  )
  const problems = await checkPeople(pages, all, () => 1, folder)
  return problems.map(({ field, message }) => `${field}: ${message}`)
}

test('people with and without a portrait pass', async () => {
  const portrait = { src: '/good.png', alt: 'Ada Reader, reading' }
  const people = { 'Ada Reader': { portrait }, 'Bo Ibsen': {}, 山田太郎: { slug: 'yamada-taro' } }
  expect(await problemsOf(people)).toEqual([])
})

test.each<[string, Record<string, object>, RegExp]>([
  ['no title', { Ada: { title: undefined } }, /^people\.Ada\.title: is missing/],
  ['no biography', { Ada: { biography: '' } }, /^people\.Ada\.biography: is empty/],
  ['a mistyped field', { Ada: { potrait: {} } }, /did you mean "portrait"\?/],
  ['a name of one letter', { A: {} }, /^people\.A\.name: has 1 character;/],
  ['a blank before the name', { ' Ada': {} }, /name: begins or ends with a blank/],
  [
    'another script',
    { 山田太郎: {} },
    /^people\.山田太郎\.slug: is missing.* 山, 田, 太, 郎; spell it/,
  ],
  ['a letter without an accent to drop', { 'Łucja Bø': {} }, /slug: is missing.* Ł, ø; spell it/],
  ['signs only', { '!?': {} }, /name: has neither a letter/],
  ['digits of no script', { '①②': {} }, /slug: is missing, as the name has no letter/],
  ['an odd slug', { Ada: { slug: 'Ada Reader' } }, /slug: is "Ada Reader"; small letters/],
  ['one address for two', { 'Zoë Ann': {}, 'Zoe Ann': {} }, /Zoe Ann\.slug: .* of Zoë Ann too/],
  ['the address of a page', { History: {} }, /slug: .* of src\/pages\/about\/history\.ts too/],
  ['no portrait', { Ada: { portrait: { src: '/no.png', alt: 'A drawing' } } }, /is not there/],
  ['a wide one', { Ada: { portrait: { src: '/wide.png', alt: 'A drawing' } } }, /4 to 5/],
  ['a heavy one', { Ada: { portrait: { src: '/heavy.svg', alt: 'A drawing' } } }, /301 kB/],
  ['one without words', { Ada: { portrait: { src: '/good.png' } } }, /portrait\.alt: is missing/],
])('%s is reported', async (_, people, problem) => {
  expect(await problemsOf(people)).toEqual([expect.stringMatching(problem)])
})

test('all problems of a person are reported at once', async () => {
  const portrait = { src: 7, alt: 'A drawing' }
  const problems = await problemsOf({ 'Łucja Bo': { title: '', slug: undefined, portrait } })
  expect(problems.map((problem) => problem.replace(/:.*/, ''))).toEqual([
    'people.Łucja Bo.title',
    'people.Łucja Bo.portrait.src',
    'people.Łucja Bo.slug',
  ])
})

test('a field is found below the name, and what is missing at the name', () => {
  const file = join(folder, 'site.ts')
  const entries = [
    ...['export const people = {', "  'Ada Reader': {", "    title: 'One',", '    portrait: {'],
    ...["      title: 'No',", '    },', '  },', '  "Pat O\'Neil": {', "    title: 'Two',"],
    ...["    slug: 'pat',", '  },', '  Bo: {', "    beat: 'title:',", '  },', '}'],
  ]
  writeFileSync(file, entries.join('\n'))
  expect(lineInPerson('Ada Reader', 'title', file)).toBe(3)
  expect(lineInPerson("Pat O'Neil", 'slug', file)).toBe(10)
  expect(lineInPerson('Ada Reader', 'slug', file)).toBe(2)
  expect(lineInPerson('Bo', 'title', file)).toBe(12)
})
