/** The build itself, on a copy of the fixture site: the same bytes each time, and a mistake stops it. */
import { createHash } from 'node:crypto'
import { appendFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { build } from '../fixture/buildSites'
import { linkPackages } from '../fixture/files'
import { fixtureDist, fixtureFolder, slugs } from '../fixture/fixture'
import { openDist } from './readDist'

const copy = `${fixtureFolder}-copy`

/** The path of each file and the hash of its bytes. */
function fingerprints(dist: string) {
  const { files, readBytes } = openDist(dist)
  return files.map((file) => [file, createHash('sha256').update(readBytes(file)).digest('hex')])
}

it('gets the same bytes from the same input, wherever it is and whatever is kept; a dead link stops it, and the last build stays', async () => {
  rmSync(copy, { recursive: true, force: true })
  const filter = (path: string) => path !== fixtureDist
  cpSync(fixtureFolder, copy, { recursive: true, verbatimSymlinks: true, filter })
  // Packages, and no cache.
  rmSync(`${copy}/node_modules`)
  linkPackages('node_modules', `${copy}/node_modules`)
  await build(copy)
  expect(fingerprints(`${copy}/dist`)).toEqual(fingerprints(fixtureDist))

  const before = [readdirSync(copy), fingerprints(`${copy}/dist`)]
  const file = `articles/${slugs.odd}.md`
  const text = readFileSync(`${copy}/${file}`, 'utf8')
  const lines = text.split('\n').length
  appendFileSync(`${copy}/${file}`, '\nA [dead link](/nowhere).\n')
  await expect(build(copy)).rejects.toThrow(`${file}:${lines + 1} link: /nowhere leads nowhere`)
  expect([readdirSync(copy), fingerprints(`${copy}/dist`)]).toEqual(before)

  // All but this article, and the pages that show it, is kept by now.
  writeFileSync(`${copy}/${file}`, text)
  await build(copy)
  expect([readdirSync(copy), fingerprints(`${copy}/dist`)]).toEqual(before)
})
