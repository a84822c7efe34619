/** What is written back: an untouched file as it was, a changed one with nothing but the change. */
import { expect, test } from 'vitest'
import { articleFormat } from './articleFormat'
import { entriesFormat } from './entriesFormat'

const article = `---
# Written by hand.
title: "A title: with a colon"
description: >-
  Folded
  over lines
date: 2024-06-01 # a day
keywords: [one, two]
---
Text with [@a-source], a table and a fence.

| A | B |
|---|--:|
| 1 | 2 |
`

test('an article that nobody changed stays the same', () => {
  expect(articleFormat.toFile(articleFormat.fromFile(article))).toBe(
    article.replace('Folded\n  over', 'Folded over'),
  )
})

test('a change leaves comments, quotes and the text alone', () => {
  const values = articleFormat.fromFile(article)
  const written = articleFormat.toFile({
    ...values,
    date: '2024-07-01',
    keywords: ['one', 'three'],
  })
  expect(written).toContain('# Written by hand.\ntitle: "A title: with a colon"\n')
  expect(written).toContain('date: 2024-07-01 # a day\n')
  expect(written).toContain('keywords: [one, three]\n')
  expect(written.split('---\n')[2]).toBe(article.split('---\n')[2])
})

test('only a draft is marked as one', () => {
  const values = articleFormat.fromFile(article)
  // Without this, the form would take its default for new articles.
  expect(values.draft).toBe(false)
  expect(articleFormat.toFile(values)).not.toContain('draft')
  expect(articleFormat.toFile({ ...values, draft: true })).toContain('draft: true\n')
})

test('a new article has its values in their order', () => {
  const values = {
    title: 'Yes',
    date: '2024-06-01',
    keywords: ['a: b', '#c'],
    draft: true,
    body: 'Text\n',
  }
  expect(articleFormat.toFile(values)).toBe(
    '---\ntitle: Yes\ndate: 2024-06-01\nkeywords:\n  - "a: b"\n  - "#c"\ndraft: true\n---\nText\n',
  )
})

test('what is no YAML is refused, not emptied', () => {
  expect(() => articleFormat.fromFile('---\ntitle: a: b\n---\n')).toThrow(/Nested mappings/)
  expect(() => entriesFormat('sources').fromFile('a: b: c')).toThrow(/Nested mappings/)
})

const entries = `# At the top.

# First part
one:
  title: One
  also: [1, "2"]
# Second part
two: { title: Two }
`

test('entries are a list with ids, and a map again', () => {
  const format = entriesFormat('things')
  const { things = [] } = format.fromFile(entries)
  expect(things).toEqual([
    { id: 'one', title: 'One', also: [1, '2'] },
    { id: 'two', title: 'Two' },
  ])
  expect(format.toFile({ things })).toBe(entries.replace('{ title: Two }', '{title: Two}'))
})

test('an entry is changed, added and deleted without its neighbors', () => {
  const format = entriesFormat('things')
  const { things: [one] = [] } = format.fromFile(entries)
  const written = format.toFile({
    things: [
      { ...one, id: 'one', title: 'Uno' },
      { id: 'three', title: 'Three' },
    ],
  })
  expect(written).toBe(`# At the top.

# First part
one:
  title: Uno
  also: [1, "2"]
three:
  title: Three
`)
  expect(format.entries().map(({ id }) => id)).toEqual(['one', 'three'])
})
