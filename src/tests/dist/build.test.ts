/** The build itself, on a copy of the fixture site: the same bytes each time, and a mistake stops it. */
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { manifestFile } from '../../build/manifest'
import { build } from '../fixture/buildFixtureSite'
import { fingerprints } from '../fixture/fingerprints'
import { folder, isFixture, slugs } from '../fixture/fixture'

const copy = `${folder}-copy`

describe.runIf(isFixture)('a copy', () => {
  beforeAll(() => {
    rmSync(copy, { recursive: true, force: true })
    cpSync(folder, copy, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => path !== `${folder}/dist`,
    })
  })

  it('gets the same bytes from the same input, wherever it is built, beside the hashed files of the build before, which open tabs load, even from the folder it replaces', () => {
    const assets = `${copy}/dist/assets`
    // Nothing else, so that all the rest is what this build has written.
    mkdirSync(assets, { recursive: true })
    writeFileSync(`${assets}/main-before.js`, 'before')
    const { status, output } = build(copy, { PREVIOUS_DIST: 'dist' })
    expect(status, output).toBe(0)
    expect(readFileSync(`${assets}/main-before.js`, 'utf8')).toBe('before')
    const list = JSON.parse(readFileSync(`${assets}/superseded.json`, 'utf8'))
    expect(list).toEqual({ 'main-before.js': expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
    const manifests = [copy, folder].map((each) =>
      JSON.parse(readFileSync(`${each}/dist/${manifestFile}`, 'utf8')),
    )
    expect(manifests[0]).toEqual({
      ...manifests[1],
      files: manifests[1].files + 2,
      hash: expect.any(String),
    })
    for (const added of ['assets/main-before.js', 'assets/superseded.json', manifestFile])
      rmSync(`${copy}/dist/${added}`)
    const expected = fingerprints(`${folder}/dist`)
    expect(fingerprints(`${copy}/dist`)).toEqual(
      expected.filter((line) => !line.startsWith(`/${manifestFile} `)),
    )
  })

  it('is not built with a dead link, which is reported with file, line and field; the last build stays', () => {
    const before = [readdirSync(copy), fingerprints(`${copy}/dist`)]
    const file = `articles/${slugs.odd}.md`
    const lines = readFileSync(`${copy}/${file}`, 'utf8').split('\n').length
    appendFileSync(`${copy}/${file}`, '\nA [dead link](/nowhere).\n')
    const { status, output } = build(copy)
    expect(status).not.toBe(0)
    expect(output).toContain(`${file}:${lines + 1} link: /nowhere leads nowhere`)
    expect([readdirSync(copy), fingerprints(`${copy}/dist`)]).toEqual(before)
  })
})
