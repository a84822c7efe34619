import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { readPageFiles } from './readPageFiles'

function write(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

test('pages are read by their place, and one that cannot be read does not keep the others', async () => {
  const folder = write({
    'index.ts': 'export default { meta: 1 }',
    'services/one.ts': 'export default { meta: 2 }',
    'thrown.ts': 'throw new Error("no data")',
    'broken.ts': 'export default {\n  meta: {,\n}',
    'empty.ts': '',
    '_part.ts': 'throw new Error("no page")',
  })
  const { pages, unread, problems } = await readPageFiles(folder)
  const own = pages.filter(({ file }) => file.startsWith(folder))
  expect(own.map(({ path }) => path).sort()).toEqual(['/', '/services/one'])
  expect(unread.sort()).toEqual(['/broken', '/empty', '/thrown'])
  expect(problems).toHaveLength(3)
  for (const { field, line } of problems) expect([field, line > 0]).toEqual(['file', true])
  expect(problems.map(({ message }) => message).join()).toContain('no data')
})

test('everybody who may sign an article has a page', async () => {
  const { pages } = await readPageFiles(write({}))
  expect(pages.length).toBeGreaterThan(0)
})
