import { expect, test } from 'vitest'
import { feedHtml } from '../../build/feeds/feedHtml'
import { fixtureWorksheet } from '../../tests/fixture/worksheet'
import { printMarkdown } from '../markdown/printMarkdown'
import { parseMarkdown, renderMarkdown } from '../markdown/renderMarkdown'
import { readWorksheets } from './readWorksheets'

const render = async (markdown: string) => {
  const tree = parseMarkdown(markdown)
  const problems = readWorksheets(tree)
  const text = printMarkdown(tree, '/articles/a')
  return { problems, text, ...(await renderMarkdown(tree)) }
}

const sheet = `title: Scores
id: scores
columns:
  score: { label: Score, type: number, min: 0, max: 5 }
  note: { label: Note, type: text }
  double: { label: Double, type: computed, formula: score * 2 }
rows: [Data, People]
results:
  total: { label: Total, formula: sum(double) }
  half: { label: Half, formula: total / 2 }
example:
  rows: [{ score: 1, note: Old }, { score: 2 }]
  results: { total: 6, half: 3 }
`
const problemsOf = (yaml: string) =>
  readWorksheets(parseMarkdown(`A text.\n\n\`\`\`worksheet\n${yaml}\`\`\`\n`)).map(
    ({ line, field, message }) => `${line} ${field}: ${message}`,
  )

test('a good worksheet has no problem', () => {
  expect(problemsOf(sheet)).toEqual([])
})

test.each([
  ['max: 5', 'max: 5, most: 5', '7 worksheet.columns.score.most: is not a key'],
  ['type: text', 'type: date', '8 worksheet.columns.note.type: is no type; allowed: text, choice'],
  [
    'score * 2',
    'scor * 2',
    '9 worksheet.columns.double.formula: refers to scor; allowed here: score',
  ],
  ['score * 2', 'note * 2', '9 worksheet.columns.double.formula: refers to note; allowed here'],
  ['score * 2', 'double * 2', '9 worksheet.columns.double.formula: leads back to itself'],
  [
    'score * 2',
    'sum(score)',
    '9 worksheet.columns.double.formula: has sum(), which is for results',
  ],
  ['score * 2', 'score ^ 2', '9 worksheet.columns.double.formula: has “^ 2”'],
  ['sum(double)', 'half', '12 worksheet.results.total.formula: leads back to itself'],
  ['sum(double)', 'sum(note)', '12 worksheet.results.total.formula: has sum() of something else'],
  ['sum(double)', 'constructor', '12 worksheet.results.total.formula: refers to constructor'],
  [
    'formula: sum(double)',
    'formula: "round(half, half)"',
    '12 worksheet.results.total.formula: rounds a value to 0 to 6',
  ],
  ['min: 0', 'min: 9', '7 worksheet.columns.score.min: is 9, above the max 5'],
  ['People]', 'Data]', '10 worksheet.rows: has a label twice'],
  ['[Data, People]', '0', '10 worksheet.rows: is less than 1'],
  ['{ score: 1,', '{ score: 6,', '15 worksheet.example.rows.0.score: is 6; 0 to 5 is allowed'],
  ['{ score: 1,', '{ score: one,', '15 worksheet.example.rows.0.score: is no number'],
  [
    '{ score: 1,',
    '{ points: 1,',
    '15 worksheet.example.rows.0.points: is no column; allowed: score',
  ],
  [
    '{ score: 1,',
    '{ score: 1, double: 3,',
    '15 worksheet.example.rows.0.double: states 3; the formula gives 2',
  ],
  ['total: 6', 'total: 7', '16 worksheet.example.results.total: states 7; the formula gives 6'],
  ['total: 6, ', '', '16 worksheet.example.results.total: states nothing; the formula gives 6'],
  ['half: 3 }', 'half: 3, third: 2 }', '16 worksheet.example.results.third: is no result'],
  [
    'max: 5 }',
    'max: 5, decimals: 0 }\n  more: { label: More, type: number, decimals: 0, min: 0.5 }',
    '8 worksheet.columns.more.min: is 0.5; a whole number is required',
  ],
  ['id: scores', 'id: My scores', '5 worksheet.id: is no id'],
  ['rows: [Data', 'rows: [[Data', 'worksheet'],
])('%s as %s is reported', (from, to, problem) => {
  expect(sheet).toContain(from)
  expect(problemsOf(sheet.replace(from, to)).join('\n')).toContain(problem)
})

const banded = (bands: string, formula = 'sum(double)') =>
  problemsOf(
    sheet.replace('formula: sum(double) }', () => `formula: ${formula}, bands: [${bands}] }`),
  ).join('\n')

test.each([
  ['{ from: 0, meaning: A }', 'sum(double)', 'has fewer than two bands'],
  ['{ from: 0, meaning: A }, { meaning: B }', 'sum(double)', 'only the first band may lack'],
  ['{ from: 2, meaning: A }, { from: 2, meaning: B }', 'sum(double)', 'more than 2'],
  ['{ from: 1, meaning: A }, { from: 2, meaning: B }', 'sum(double)', 'can be 0'],
  ['{ from: 0, meaning: A }, { from: 9, meaning: B }', 'sum(double) - 3', 'can be -3'],
  ['{ from: 0, meaning: A }, { from: 9, meaning: B }', '6 / sum(double) - 9', 'can be -8.7'],
])('of bands %s of %s it is reported', (bands, formula, problem) => {
  expect(banded(bands, formula)).toContain(problem)
})

test('bands that have a meaning for all that can come out are good', () => {
  expect(banded('{ from: 0, meaning: A }, { from: 9, meaning: B }')).toBe('')
  expect(banded('{ meaning: A }, { from: 9, meaning: B }')).toBe('')
})

test('an example of a column of whole numbers has whole numbers', () => {
  const whole = sheet.replace('max: 5 }', 'max: 5, decimals: 0 }')
  expect(problemsOf(whole)).toEqual([])
  expect(problemsOf(whole.replace('{ score: 1,', '{ score: 1.5,')).join()).toContain(
    'is 1.5; whole numbers are allowed',
  )
})

test('two worksheets of one id are reported', () => {
  const block = `\`\`\`worksheet\n${sheet}\`\`\`\n`
  expect(readWorksheets(parseMarkdown(`${block}\n${block}`))).toMatchObject([
    { line: 17, field: 'worksheet.id' },
  ])
})

test('the page has the empty table, its results and the example, and data for the browser', async () => {
  const { html, ids, problems } = await render(fixtureWorksheet)
  expect(problems).toEqual([])
  expect(ids).toContain('worksheet:pilot-worth')
  expect(html).toContain('<caption>What a pilot is worth</caption>')
  expect(html.match(/<tr><th scope="row">\d<\/th><td data-label="Name"><\/td>/g)).toHaveLength(3)
  expect(html).toContain('<dd>$100 or more: Worth a start</dd>')
  expect(html).toContain('<td class="number">$80</td>')
  expect(html).toContain('<li>Total: $100. Worth a start</li>')
  expect(html.indexOf('Example: What')).toBeLessThan(html.indexOf('<details>'))
  expect(html).not.toContain('style=')
})

test('feeds get tables only, and the Markdown version too', async () => {
  const { html, text } = await render(fixtureWorksheet)
  const feed = feedHtml({ html }, '/articles/a')
  expect(feed).toContain('<caption>Example: What a pilot is worth</caption>')
  expect(feed).not.toMatch(/data-|<button|class=/)
  expect(text).toMatch(/\| Pilot \| Name +\| Value \(\$0–500\) \|/)
  expect(text).toContain('- Total: $100. Worth a start')
  expect(text).not.toContain('```')
})

test('no heading gets the id of a worksheet', async () => {
  const { ids } = await render(`## worksheet:pilot-worth\n\n${fixtureWorksheet}`)
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(2)
})
