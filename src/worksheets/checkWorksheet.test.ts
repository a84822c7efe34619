import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ranges } from '../words'
import { worksheetSchema } from './checkWorksheet'

const bands = [{ meaning: 'Few' }, { from: 5, meaning: 'Many' }]
const sheet = {
  title: 'Scores',
  id: 'scores',
  columns: {
    score: { label: 'Score', type: 'number', min: 0, max: 5, decimals: 0 },
    note: { label: 'Note', type: 'text' },
    size: { label: 'Size', type: 'choice', options: { Small: 1, Large: 2 } },
    double: { label: 'Double', type: 'computed', formula: 'score * 2' },
  },
  rows: ['Data', 'People'],
  results: {
    total: { label: 'Total', formula: 'sum(double)', bands },
    half: { label: 'Half', formula: 'total / 2' },
  },
  example: { rows: [{ score: 1, note: 'Old' }, { score: 2 }], results: { total: 6, half: 3 } },
  questions: { Data: 'Where is it?' },
  pack: { decision: '{lowest}: {total}, {total.meaning}', lowest: ['half'], groups: 'size' },
}

const problemsOf = (text: string) =>
  (v.safeParse(worksheetSchema, JSON.parse(text)).issues ?? []).map(
    (issue) => `${v.getDotPath(issue)}: ${issue.message}`,
  )

const allowed = `allowed: ${ranges.wholeNumbers}, 0–5`

test('a sheet without a mistake has no problem', () => {
  expect(problemsOf(JSON.stringify(sheet))).toEqual([])
})

test.each([
  ['"max":5', '"most":5', 'columns.score.most: is no key here; allowed: type, label'],
  ['"type":"text"', '"type":"date"', 'columns.note.type: is "date"; allowed: text, choice'],
  ['score * 2', 'note * 2', 'columns.double.formula: refers to note; allowed here: score'],
  ['score * 2', 'double * 2', 'columns.double.formula: refers to double; allowed here: score'],
  ['score * 2', 'sum(score)', 'columns.double.formula: refers to score; allowed here: no name'],
  ['score * 2', 'score ^ 2', 'columns.double.formula: “score ^ 2” is not possible; a formula has'],
  ['sum(double)', 'half', 'results.total.formula: refers to half; allowed here: no name'],
  ['sum(double)', 'sum(size, 2)', 'results.total.formula: “sum(size, 2)” is not possible'],
  ['"min":0', '"min":9', 'columns.score: has a min above its max'],
  ['"People"', '"Data"', 'rows: has a label twice'],
  ['["Data","People"]', '0', 'rows: Invalid value: Expected >=1 but received 0'],
  ['["Data","People"]', '1', 'example.rows: are more than the 1 of the sheet'],
  ['[{"score":1', '[{"score":6', `example.rows.0.score: is 6; ${allowed}`],
  ['[{"score":1', '[{"score":1.5', `example.rows.0.score: is 1.5; ${allowed}`],
  ['[{"score":1', '[{"score":1,"size":"Big"', 'size: is "Big"; allowed: Small, Large'],
  ['[{"score":1', '[{"points":1', 'example.rows.0.points: is no key here; allowed: score, note'],
  ['[{"score":1', '[{"score":1,"double":3', '0.double: states 3; the formula gives 2'],
  ['"total":6', '"total":7', 'example.results.total: states 7; the formula gives 6'],
  ['"total":6,', '', 'example.results.total: states nothing; the formula gives 6'],
  ['"half":3', '"half":3,"third":2', 'example.results.third: is no key here; allowed: total, half'],
  ['"Data":"Where', '"Date":"Where', 'questions.Date: refers to Date; allowed here: Data, People'],
  ['{total}', '{sum}', 'pack.decision: refers to sum; allowed here: total, half, total.meaning'],
  ['{total.meaning}', '{half.meaning}', 'pack.decision: refers to half.meaning; allowed here'],
  ['"lowest":["half"]', '"lowest":["most"]', 'pack.lowest: refers to most; allowed here: total'],
  ['"lowest":["half"],', '', 'pack.decision: refers to lowest; allowed here: total, half'],
  ['"groups":"size"', '"groups":"note"', 'pack.groups: refers to note; allowed here: size'],
  ['"groups":', '"columns":["most"],"groups":', 'pack.columns: refers to most; allowed here: '],
  ['"id":"scores"', '"id":"My scores"', 'id: Invalid format'],
  ['{"meaning":"Few"},', '', 'results.total.bands: Invalid length: Expected >=2'],
  ['"meaning":"Few"', '"from":0,"meaning":"Few"', 'results.total.bands.0: needs a “from” above'],
  ['"from":5,', '', 'results.total.bands.1: needs a “from” above that of the band before'],
])('%s as %s is reported', (from, to, problem) => {
  const text = JSON.stringify(sheet)
  expect(text).toContain(from)
  expect(problemsOf(text.replace(from, to)).join('\n')).toContain(problem)
})
