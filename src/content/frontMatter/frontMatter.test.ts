import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { people } from '../../site'
import { parseFrontMatter } from './frontMatter'
import { splitSource } from './splitSource'

const [author = ''] = Object.keys(people)
const good = {
  title: 'A plan that fits on a page',
  description: 'd'.repeat(100),
  excerpt: 'e'.repeat(100),
  category: 'Operations',
  date: '2025-03-04',
  author,
  keywords: '[planning, ai strategy]',
}
type Changes = Partial<Record<string, string>>

/** Each key takes one line, the first is line 2; a new one is line 9. */
const source = (changes: Changes = {}) =>
  `---\n${Object.entries({ ...good, ...changes })
    .flatMap(([key, value]) => (value === undefined ? [] : [`${key}: ${value}`]))
    .join('\n')}\n---\nText.\n`

/** @returns the problems as `line field: message` */
const problemsIn = (text: string) =>
  parseFrontMatter('a.md', splitSource(text)).problems.map(
    ({ line, field, message, isWarning }) =>
      `${line} ${isWarning ? 'warning ' : ''}${field}: ${message}`,
  )

test('what is right has no problem', () => expect(problemsIn(source())).toEqual([]))

/** One problem, whose text begins and goes on so. */
const cases: [string, Changes, string, string][] = [
  ['a mistyped key', { category: undefined, catgory: 'Operations' }, '8 catgory:', '"category"'],
  ['a key in capitals', { title: undefined, Title: 'A plan' }, '8 Title:', '"title"'],
  ['a mistyped date key', { date: undefined, dat: '2025-03-04' }, '8 dat:', '"date"'],
  ['a list by commas', { keywords: 'a plan, b plan' }, '8 keywords:', '[a plan, b plan]'],
  ['a number in a list', { keywords: '[2025, ai]' }, '8 keywords.0:', 'quotes: "2025"'],
  ['a list in a list', { keywords: '[[a b]]' }, '8 keywords.0:', 'is a list'],
  ['a word twice', { keywords: '[plan, Plan]' }, '8 keywords:', 'twice'],
  ['a text for a list', { takeaways: 'One of them.' }, '9 takeaways:', '"- "'],
  ['an empty list', { takeaways: '' }, '9 takeaways:', 'no list'],
  ['a colon in an entry', { takeaways: '\n  - One: a thing' }, '10 takeaways.0:', 'colon'],
  ['a number', { title: '2025' }, '2 title:', 'quotes: "2025"'],
  ['a switch', { title: 'true' }, '2 title:', 'quotes: "true"'],
  ['nothing', { title: '' }, '2 title:', 'is empty'],
  ['null', { title: 'null' }, '2 title:', 'is empty'],
  ['spaces', { title: '"      "' }, '2 title:', 'is empty'],
  ['no letter', { title: '🚀🚀🚀🚀🚀' }, '2 title:', 'neither a letter'],
  ['a comment', { title: 'A plan #1 for all' }, '2 title:', '" #"'],
  ['only a comment', { title: '# A plan' }, '2 title:', '" #"'],
  ['a colon', { title: 'Plans: a guide' }, '2 title:', 'quotes'],
  ['a colon in curly quotes', { title: '“Plans: a guide”' }, '2 title:', 'straight quotes'],
  ['an open quote', { title: '"A plan' }, '2 title:', 'opens with "'],
  ['an open quote before another', { title: '"A plan', excerpt: '"e"' }, '2 title:', 'opens'],
  ['an apostrophe', { title: "'It's a plan'" }, '2 title:', "behind its closing '"],
  ['words behind a quote', { title: '"Plans" for all' }, '2 title:', 'behind its closing "'],
  ['a text in brackets first', { title: '[Draft] A plan' }, '2 title:', 'begins with ['],
  ['a name of YAML', { title: '&Plans for all' }, '2 title:', 'begins with &'],
  ['a reference', { title: '*plans' }, '2 title:', 'begins with *'],
  ['a tag', { title: '!Plans for all' }, '2 title:', 'begins with !'],
  ['a dash first', { title: '- A plan' }, '2 title:', 'begins with -'],
  ['a handle first', { title: '@home with agents' }, '2 title:', 'begins with @'],
  ['an invisible character', { title: 'Plans\u200b for all' }, '2 title:', 'U+200B'],
  ['a line break', { title: '"Plans\\nfor all"' }, '2 title:', 'line break'],
  ['keys for a text', { title: '\n  en: A plan' }, '2 title:', 'keys and values'],
  ['a citation', { excerpt: `${good.excerpt} [@law]` }, '4 excerpt:', '[@law]'],
  ['a mistyped category', { category: 'operation' }, '5 category:', '"Operations"? Allowed'],
  ['an empty category', { category: '' }, '5 category:', 'is empty; allowed: AI'],
  ['a list of categories', { category: '[Operations]' }, '5 category:', 'no text; allowed'],
  ['a mistyped author', { author: author.slice(1) }, '7 author:', `"${author}"? Allowed`],
  ['a short date', { date: '2026-1-5' }, '6 date:', 'write 2026-01-05'],
  ['a date with dots', { date: '05.01.2026' }, '6 date:', 'write 2026-01-05'],
  ['a date of two meanings', { date: '1/5/2026' }, '6 date:', '2026-01-05 or 2026-05-01'],
  ['a date of one', { date: '1/15/2026' }, '6 date:', 'write 2026-01-15'],
  ['a date in words', { date: 'Jan. 5th, 2026' }, '6 date:', 'write 2026-01-05'],
  ['a time', { date: '2026-01-05T09:00:00Z' }, '6 date:', 'write 2026-01-05'],
  ['a number for a date', { date: '20260105' }, '6 date:', 'write 2026-01-05'],
  ['a year', { date: '2026' }, '6 date:', 'YYYY-MM-DD'],
  ['a date with dashes', { date: '2025–03–04' }, '6 date:', 'write 2025-03-04'],
  ['a word for a switch', { draft: 'yes' }, '9 draft:', 'is "yes"; allowed: true, false'],
  ['a tab', { takeaways: '\n\t- One of them.' }, '10 takeaways:', 'tab'],
  ['a tab in a list', { keywords: '\n  - one\n\t- two' }, '10 keywords:', 'tab'],
  ['a key twice', { draft: 'true\ntitle: Another' }, '10 title:', 'first on line 2'],
  ['no space', { draft: 'true\nupdated:2025-04-01' }, '10 updated:', 'no space behind the colon'],
  ['no colon', { draft: 'true\nupdated 2025-04-01' }, '10 front matter:', '`key: value`'],
  ['a deeper key', { draft: 'true\n  updated: 2025-04-01' }, '10 draft.updated:', 'indented'],
  ['a merge', { draft: 'true\n<<<<<<< HEAD' }, '10 front matter:', 'merge'],
  ['a no-break space', { draft: 'true\nupdated:\u00a02025-04-01' }, '10 ', 'no-break space'],
]

test.each(cases)('%s', (_, changes, begin, part) => {
  expect(problemsIn(source(changes))).toEqual([expect.stringContaining(part)])
  expect(problemsIn(source(changes))[0]).toMatch(new RegExp(`^${begin}`))
})

test('mistakes on several lines are reported at once, whether YAML can be read or not', () => {
  const unread = source({ title: 'Plans: a guide', excerpt: '"open', updated: '2025-01-01' })
  expect(problemsIn(unread)).toHaveLength(2)
  const read = source({ title: 'A', author: 'Nobody', updated: '2025-01-01', date: '2025-03-04' })
  expect(problemsIn(read).map((text) => text.split(':')[0])).toEqual(
    expect.arrayContaining(['2 title', '7 author', '9 updated']),
  )
})

test.each([
  ['Markdown', '"A **plan** for all"', '**plan**'],
  ['a link', '"A [plan](/x) for all"', '[plan](/x)'],
  ['code', 'Use `plan` for all', '`plan`'],
  ['HTML', 'A <b>plan</b> for all', '<b>'],
  ['a character reference', 'Plans &amp; more', '&amp;'],
  ['curly quotes around all', '“Plans for all”', '“Plans for all”'],
])('%s in a plain text is a warning', (_, title, part) =>
  expect(problemsIn(source({ title }))).toEqual([
    expect.stringContaining(`2 warning title: has ${part}, which is shown as it is written`),
  ]),
)

test.each([
  ['a comment behind what is chosen', source({ category: 'Operations # for now' })],
  ['a text over lines', source({ excerpt: `>-\n  ${'e '.repeat(40)}\n  and more` })],
  ['a quoted text over lines', source({ excerpt: `"${'e '.repeat(40)}\n  and: more"` })],
  ['three dashes in a value', source({ title: 'A plan ---' })],
  ['spaces behind the dashes', source().replaceAll('---\n', '---  \n')],
  ['line ends of Windows', source().replaceAll('\n', '\r\n')],
  ['stars and signs that are no Markdown', source({ title: '3 * 4 < 13 & R_D_2' })],
])('%s is allowed', (_, text) => expect(problemsIn(text)).toEqual([]))

describe('a file without front matter says why', () => {
  test.each([
    ['nothing of it', 'A text.\n', '1', 'is missing'],
    ['no end', source().replace('\n---\nText', '\nText'), '9', 'has no end'],
    ['another end', source().replace('\n---\nText', '\n----\nText'), '9', 'has no end'],
    ['four dashes', source().replace('---', '----'), '1', 'exactly three'],
    ['long dashes', source().replace('---', '–––'), '1', 'exactly three'],
    ['TOML', source().replaceAll('---', '+++'), '1', 'TOML'],
    ['JSON', '{"title": "A plan"}\nText', '1', 'JSON'],
    ['an empty line first', `\n${source()}`, '1', 'empty lines'],
    ['no keys', '---\n---\nText', '1', 'is empty; the keys are title'],
    ['no map', '---\n- one\n---\nText', '1', 'no map'],
  ])('%s', (_, text, line, part) => {
    expect(problemsIn(text)).toEqual([expect.stringContaining(part)])
    expect(problemsIn(text)[0]).toMatch(new RegExp(`^${line} front matter:`))
  })

  test.each([source().replace('\n---\nText', '\n\nText'), source().replaceAll('---', '+++')])(
    'and what was meant as such is no text: %j',
    (text) => expect(splitSource(text).body.trim()).toBe('Text.'),
  )
})

test('nothing that an editor may write throws', () => {
  const piece = fc.constantFrom(
    ...['title: ', '\n', '  ', '\t', '"', "'", '- ', '[', '}', '&a ', '*a', '!x ', '|', '#', ': '],
    ...['---\n', 'date: 5', '? ', '<<: ', '__proto__: ', '%', '\r\n', '\u00a0', 'é', '`', '...\n'],
  )
  const text = fc.array(piece, { maxLength: 30 }).map((pieces) => `---\n${pieces.join('')}`)
  fc.assert(
    fc.property(
      fc.oneof(
        text,
        text.map((begun) => `${begun}\n---\nText`),
        fc.string(),
      ),
      (any) => {
        for (const problem of problemsIn(any)) expect(problem).toMatch(/^[1-9]\d* /)
        expect(problemsIn(any).length).toBeGreaterThan(0)
      },
    ),
  )
})
