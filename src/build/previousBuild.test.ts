import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { lostLine, readPreviousBuild } from './previousBuild'

/** A new folder with these files. */
function folderWith(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'previous-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}
const sitemap = (...paths: string[]) =>
  paths.map((path) => `<url><loc>https://old.example${path}</loc></url>`).join('')

test('a folder without a build tells nothing', async () =>
  expect(await readPreviousBuild(folderWith({}))).toBeUndefined())

test('its pages and their older addresses are known, whichever its origin was', async () => {
  const dist = folderWith({
    'sitemap.xml': sitemap('/', '/plan'),
    _redirects:
      '/index.html / 301\n/plan/ /plan 301\n/old.htm /plan 301\n/old.html /plan 301\n/articles/:slug/ /articles/:slug 301\n',
  })
  const { addresses, lost } = (await readPreviousBuild(dist)) ?? {}
  expect([...(addresses ?? [])]).toEqual(['/', '/plan', '/old.htm', '/old'])
  expect(lost?.size).toBe(0)
})

test('what was lost before stays known', async () => {
  const _redirects = `/index / 301\n${lostLine('/gone')}\n${lostLine('/moved', '/plan')}\n# A comment\n`
  const previous = await readPreviousBuild(folderWith({ 'sitemap.xml': '', _redirects }))
  expect([...(previous?.lost ?? [])]).toEqual([
    ['/gone', undefined],
    ['/moved', '/plan'],
  ])
})

test('of the articles those are read whose files are gone', async () => {
  const dist = folderWith({
    'sitemap.xml': sitemap('/articles/here', '/articles/gone', '/articles/archive/1'),
    'articles/here.md': 'Here.',
    'articles/gone.md': 'Gone.',
  })
  const previous = await readPreviousBuild(dist, folderWith({ 'folder/here.md': '' }))
  expect([...(previous?.texts ?? [])]).toEqual([['/articles/gone', 'Gone.']])
})
