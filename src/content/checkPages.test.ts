import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkPages } from './checkPages'
import type { PageFile } from './pageFiles'

const meta = { title: 'A page', description: 'Of it.', keywords: ['page'], updated: '2025-01-02' }

/** A page as its file gives it, which no compiler has seen. */
function pageOf(json: string): PageFile {
  const file = join(mkdtempSync(join(tmpdir(), 'page-')), 'page.ts')
  writeFileSync(file, `meta: {\n  title: '',\n},\nsections: [\n  { kind: 'heroo' },\n]`)
  return { file, path: '/page', page: JSON.parse(json) }
}

const checked = (json: string, check = () => []) => {
  const { sound, problems } = checkPages([pageOf(json)], check)
  return { isSound: sound.length > 0, problems }
}

test('a page that is one goes on to further checks', () => {
  const json = JSON.stringify({ meta, sections: [{ kind: 'hero', title: 'A page' }] })
  expect(checked(json)).toEqual({ isSound: true, problems: [] })
})

test.each([
  ['no page', '"text"', 'page', 1],
  ['no meta', '{"sections":[]}', 'meta', 1],
  ['no title', JSON.stringify({ meta: { ...meta, title: 5 }, sections: [] }), 'meta.title', 2],
  ['no sections', JSON.stringify({ meta }), 'sections', 4],
  ['a section without a kind', JSON.stringify({ meta, sections: ['hero'] }), 'sections.0', 1],
  ['another kind', JSON.stringify({ meta, sections: [{ kind: 'heroo' }] }), 'sections.0.kind', 5],
])('%s is reported', (_, json, field, line) => {
  const { isSound, problems } = checked(json)
  expect(isSound).toBe(false)
  expect(problems).toMatchObject([{ field, line }])
})

test('a mistyped kind names the likely one', () => {
  const { problems } = checked(JSON.stringify({ meta, sections: [{ kind: 'heroo' }] }))
  expect(problems[0]?.message).toContain('did you mean "hero"')
})

test('what a check trips over is a problem of the page', () => {
  const { isSound, problems } = checked(JSON.stringify({ meta, sections: [] }), () => {
    throw new TypeError('rows is not iterable')
  })
  expect(isSound).toBe(false)
  expect(problems).toMatchObject([{ message: expect.stringContaining('rows is not iterable') }])
})
