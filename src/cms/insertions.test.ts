import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { checkWorksheet } from '../content/worksheets/checkWorksheet'
import { figureSchema } from '../figures/schema'
import { insertions } from './insertions'

/** The content of a fenced block of a language. */
const blocks = (language: string) =>
  insertions.flatMap(({ text }) => {
    const [, content] = new RegExp(`^\`\`\`${language}\\n([^]*)\\n\`\`\`$`).exec(text) ?? []
    return content ? [content] : []
  })

test('each example builds as it is', () => {
  const figures = blocks('figure')
  expect(figures.length).toBeGreaterThan(5)
  for (const figure of figures)
    expect(v.safeParse(figureSchema, parse(figure)).issues).toBeUndefined()
  const sheets = blocks('worksheet')
  expect(sheets).toHaveLength(1)
  for (const sheet of sheets) expect(checkWorksheet(parse(sheet)).problems).toEqual([])
})

test('none can be published as it is', () => {
  for (const { text } of insertions) expect(text).toContain('REPLACE:')
})
