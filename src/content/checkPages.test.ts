import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { site } from '../site'
import { renderText } from '../tests/renderText'
import { checkPages } from './checkPages'
import { formatProblems } from './problem'
import { scanPage } from './scanPage'
import { textPlaces } from './textPlaces'

const folder = mkdtempSync(join(tmpdir(), 'check-pages-'))
const files = new Set(['/plan.pdf', '/images/a.png', '/embed/form/index.html'])

/** @param texts of the page's file, one a line from the second on */
function page(
  path: string,
  body: string,
  texts: readonly string[] = [],
  title = `Title of ${path}`,
) {
  const name = path === '/' ? 'index' : path.slice(1).replaceAll('/', '-')
  const file = join(folder, `${name}.ts`)
  writeFileSync(
    file,
    `export default [\n${texts.map((text) => `${JSON.stringify(text)},\n`).join('')}]\n`,
  )
  const meta = { title, description: `What ${path} says.` }
  return { path, file, meta, ...scanPage(body, meta.title) }
}

const others = [
  page('/', ''),
  page('/plan', '<h2 id="first-part">First part</h2><li id="source-1"></li>'),
  page('/plan/costs', ''),
]

const content = {
  pages: new Map([['/plan', { aliases: ['/old-plan'] }]]),
  places: new Map(),
  scheduled: new Map([['/later', '2030-02-01']]),
  broken: new Map([['/unfinished', { file: 'unfinished.md', html: '' }]]),
}

const check = (...pages: ReturnType<typeof page>[]) => {
  const placesOf = textPlaces([...pages.map(({ file }) => file), 'src/site.ts'])
  return checkPages([...others, ...pages], { ...content, placesOf }, (path) => files.has(path))
}

const messagesOf = (body: string) => check(page('/from', body)).map(({ message }) => message)

test('links that lead somewhere are no problem', () => {
  const inside =
    '/ /plan?a=1#first-part /plan#first%2Dpart #top # /plan.pdf /embed/form/ /unfinished#part'
  const outside = 'https://elsewhere.example/a http://b.example mailto:a@b.example tel:+15550100'
  const hrefs = [...inside.split(' '), ...outside.split(' ')]
  const anchors = hrefs.map((href) => `<a class="x" href="${href}">text</a>`)
  expect(messagesOf(anchors.join(''))).toEqual([])
})

test.each([
  ['', /no address/],
  ['/plans', /leads nowhere.*did you mean "\/plan"/],
  ['/old-plan', /write \/plan$/],
  ['/later#part', /is published on 2030-02-01, its `publishAt`/],
  ['/plan#frist-part', /\/plan has no part "frist-part"; did you mean "first-part"\?$/],
  ['#nowhere', /\/from has no part "nowhere"/],
  ['plan/costs', /write \/plan\/costs$/],
  ['../plan#first-part', /write \/plan#first-part$/],
  ['/missing.pdf', /leads nowhere/],
  ['/embed/', /leads nowhere/],
  ['www.elsewhere.example/a', /write https:\/\/www\.elsewhere\.example\/a/],
  ['javascript:alert()', /is no address for a link; https:/],
  [`${site.origin}/plan#first-part`, /is not how its address is written; write \/plan#first-part$/],
])('a link to "%s" is a problem', (href, message) => {
  const found = messagesOf(`<p><a href="${href}">text</a></p>`)
  expect(found).toEqual([expect.stringMatching(message)])
})

test.each([
  ['<img src="/images/a.png" alt="" width="1" height="1"/>', []],
  ['<img src="/images/a.png" alt="a &gt; b">', [/has no size/]],
  ['<img src="/images/a.png" width="1" height="1">', [/no alternative text/]],
  ['<img src="/images/b.png" alt="b" width="1" height="1">', [/is not there/]],
  ['<img src="https://elsewhere.example/a.png" alt="">', [/copy it to public\/images/]],
  ['<h2 id="a">A</h2><p title="1 > 0" id="a"></p>', [/"?a"? stands twice on \/from/]],
  ['<!-- <a href="/x"> --><script>"<a href=/x>"</script><style>a{}</style>', []],
])('finds what is wrong in %s', (body, messages) => {
  expect(messagesOf(body)).toEqual(messages.map((each) => expect.stringMatching(each)))
})

test('a problem is found at the line of its page, and entities are read as characters', () => {
  const body =
    '<a href="/nowhere?a=1&amp;b=2">text</a><h2 id="costs">Costs</h2><h3 id="costs">Costs</h3>'
  const texts = ['The costs', '/nowhere', '[text](/nowhere?a=1&b=2)', '/nowhere?a=1&b=2', 'Costs']
  const found = check(page('/from', body, texts))
  expect(found.map(({ field, line }) => [field, line])).toEqual([
    ['link', 5],
    ['id', 6],
  ])
})

test('what a text has is found at its lines, and at those of the same strings of its file', () => {
  const body = '<a href="/no%20where">a</a><h2 id="a">A</h2><i id="a"></i><a href="">b</a>'
  const from = page('/from', body, ['/no%20where', 'The page /no%20where', '', '#a'])
  const texts = ['/no%20where', '#a', 'id="a"', 'id="a"', '']
  const inText = texts.map((text, n) => ({ file: 'text.md', line: n + 1, text }))
  const places = new Map([['/from', inText]])
  const placesOf = textPlaces([from.file])
  const found = checkPages([...others, from], { ...content, places, placesOf }, () => false)
  expect(found.map(({ file, field, line }) => `${file} ${field} ${line}`)).toEqual([
    'text.md link 1',
    `${from.file} link 2`,
    'text.md link 5',
    'text.md id 3',
  ])
})

test('an empty address is not looked for in the strings of the site', () => {
  const [problem, ...more] = check(page('/from', '<a href="">b</a>', ['A', '']))
  expect([problem?.line, more]).toEqual([1, []])
})

test('a link and a picture of a text without an address are reported once each', async () => {
  const { html, places, problems } = await renderText('A\n\n[b]() ![c]()')
  const from = page('/from', html)
  const site = { ...content, places: new Map([[from.path, places]]), placesOf: textPlaces([]) }
  const found = [...problems, ...checkPages([...others, from], site, () => false)]
  expect(found.map(({ line, field, message }) => `${line} ${field}: ${message}`)).toEqual([
    expect.stringMatching(/^3 link: has no address/),
    expect.stringMatching(/^3 image: is not there/),
  ])
})

test('what all pages show is found in `src/site.ts`, or reported once', () => {
  const [, to = ''] = /\bto: '(\/[^']+)'/.exec(readFileSync('src/site.ts', 'utf8')) ?? []
  const layout = `<main></main><footer><a href="${to}">text</a></footer>`
  // A page that writes the address, too, is not where the footer has it from.
  const pages = ['/a', '/b', '/c'].map((path) => page(path, layout, [to]))
  expect(formatProblems(check(...pages))).toMatch(
    new RegExp(`^(src/site.ts:\\d+ link: ${to} leads nowhere.*\n?)+$`),
  )
})

test('the page of a frame is there, whose button names it for when its script fails', () => {
  const body =
    '<button data-fallback="/embed/form/">A</button><button data-fallback="/embed/no/">B</button>'
  const found = check(page('/from', body, ['/embed/no/']))
  expect(found).toMatchObject([
    { field: 'link', line: 2, message: expect.stringMatching(/^\/embed\/no\/ leads nowhere/) },
  ])
})

test('two pages have neither title nor description in common', () => {
  const from = page('/from', '', ['TITLE of "/plan"', 'What — /plan says.'])
  const meta = { title: 'TITLE of "/plan"', description: 'What — /plan says.' }
  const found = check({ ...from, meta })
  expect(found.map(({ field, line }) => [field, line])).toEqual([
    ['title', 2],
    ['description', 3],
  ])
  expect(found[0]?.message).toContain('is that of /plan too')
})

test('a section has a heading, or a table or figure whose caption names it', () => {
  const shown = '<p>Words &amp; <b>more</b>.</p>'
  const titles = ['<h2>A</h2>', '<caption>A</caption>', '<figcaption>A</figcaption>']
  const sections = titles.map((title) => `<section>${title}${shown}</section>`)
  expect(messagesOf(`${sections.join('')}<section aria-label="A">${shown}</section>`)).toEqual([])
  expect(check(page('/from', `<section><h2></h2>${shown}</section>`, ['Words &']))).toEqual([
    expect.objectContaining({
      field: 'heading',
      line: 2,
      message: expect.stringMatching(/^Words & begins/),
    }),
  ])
})

test('letters that the fonts lack are warned of, once a file, code aside', () => {
  const japanese = page('/plan-b', '<p>Größe, Łódź → <code>業</code> 戦略</p>', ['戦略 Two'])
  const other = { ...japanese, path: '/plan-c', meta: { title: 'Plan C', description: 'It.' } }
  const emoji = page('/smile', '', ['A 🙂'], 'A 🙂')
  expect(formatProblems(check(japanese, other, emoji)).split('\n')).toEqual([
    expect.stringMatching(
      /plan-b\.ts:2 warning: letters: 戦 略 are not in the fonts; pages show them/,
    ),
    expect.stringMatching(/smile\.ts:2 warning: letters: 🙂 are not in the fonts; /),
  ])
})
