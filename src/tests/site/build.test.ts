/** The build itself, on a copy of the fixture site: the same bytes each time, and a mistake stops it. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { appendFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { build } from '../fixture/buildSites'
import { linkPackages } from '../fixture/files'
import { fixtureDist, fixtureFolder, slugs } from '../fixture/fixture'
import { openDist, openSite } from './readDist'

const copy = `${fixtureFolder}-copy`

/** The path of each file and the hash of its bytes. */
function fingerprints(dist: string) {
  const { files, readBytes } = openDist(dist)
  return files.map((file) => [file, createHash('sha256').update(readBytes(file)).digest('hex')])
}

/** @throws Error where the file does not have the text */
function replaceIn(file: string, from: string, to: string) {
  const text = readFileSync(file, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
  writeFileSync(file, text.replaceAll(from, to))
}

/** The names in the folder of the copy, and what its last build made. */
const state = () => [readdirSync(copy), fingerprints(`${copy}/dist`)]

beforeAll(() => {
  rmSync(copy, { recursive: true, force: true })
  const filter = (path: string) => path !== fixtureDist
  cpSync(fixtureFolder, copy, { recursive: true, verbatimSymlinks: true, filter })
  // Packages, and no cache.
  rmSync(`${copy}/node_modules`)
  linkPackages('node_modules', `${copy}/node_modules`)
})

it('gets the same bytes from the same input, wherever it is and whatever is kept; a dead link stops it, and the last build stays', async () => {
  await build(copy)
  expect(fingerprints(`${copy}/dist`)).toEqual(fingerprints(fixtureDist))

  const before = state()
  const file = `articles/${slugs.odd}.md`
  const text = readFileSync(`${copy}/${file}`, 'utf8')
  const lines = text.split('\n').length
  appendFileSync(`${copy}/${file}`, '\nA [dead link](/nowhere).\n')
  await expect(build(copy)).rejects.toThrow(`${file}:${lines + 1} link: /nowhere leads nowhere`)
  expect(state()).toEqual(before)

  // All but this article, and the pages that show it, is kept by now.
  writeFileSync(`${copy}/${file}`, text)
  await build(copy)
  expect(state()).toEqual(before)
})

// Otherwise the router's error screen would be published as the page.
it('ends where a page cannot be rendered, names it, and leaves the last build', async () => {
  const before = state()
  const file = `${copy}/src/pages/404.ts`
  const text = readFileSync(file, 'utf8')
  // The compiler would refuse it, too.
  writeFileSync(file, text.replace('sections: [', "sections: [{ kind: 'text', body: {} },"))
  await expect(build(copy)).rejects.toThrow(/Error on page: .*\/404/)
  writeFileSync(file, text)
  expect(state()).toEqual(before)
})

it('ends where a build is running, and goes on where that was killed', async () => {
  const before = state()
  const lock = `${copy}/.dist.lock`
  writeFileSync(lock, String(process.pid))
  await expect(build(copy)).rejects.toThrow(`A build is running here, as process ${process.pid}`)
  rmSync(lock)
  expect(state()).toEqual(before)
  // The next build begins with the lock of a process that has ended.
  writeFileSync(lock, String(spawnSync(process.execPath, ['--version']).pid))
})

describe('with other code', () => {
  const cards = () => fingerprints(`${copy}/dist`).filter(([file]) => file?.startsWith('/cards/'))
  let lastCards: ReturnType<typeof cards> = []

  beforeAll(async () => {
    lastCards = cards()
    replaceIn(`${copy}/src/build/drawings.ts`, "teal: ['#0c5654'", "teal: ['#0c5655'")
    const name = `${copy}/node_modules/vite-react-ssg`
    rmSync(name)
    cpSync('node_modules/vite-react-ssg', name, { recursive: true })
    const rendering = 'await renderStaticApp(app)'
    const adapters = readdirSync(`${name}/dist/shared`)
      .map((file) => `${name}/dist/shared/${file}`)
      .filter((file) => readFileSync(file, 'utf8').includes(rendering))
    for (const file of adapters) replaceIn(file, rendering, `${rendering} && 'x'`)
    await build(copy)
  })

  it('publishes what vite-react-ssg renders, on every page', () => {
    const { pages } = openSite(`${copy}/dist`)
    expect(pages.map(({ document }) => document.getElementById('root')?.textContent)).toEqual(
      pages.map(() => 'x'),
    )
  })

  it('draws sharing cards anew', () => {
    expect(cards().map(([file]) => file)).toEqual(lastCards.map(([file]) => file))
    expect(cards()).not.toEqual(lastCards)
  })
})
