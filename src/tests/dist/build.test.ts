/** The build itself, on a copy of the fixture site: the same bytes each time, and a mistake stops it. */
import { createHash } from 'node:crypto'
import { appendFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { build } from '../fixture/buildFixtureSite'
import { folder, isFixture, slugs } from '../fixture/fixture'

const copy = `${folder}-copy`

const fingerprints = (dist: string) =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .map((file) => {
      const hash = createHash('sha256').update(readFileSync(file)).digest('hex')
      return `${file.slice(dist.length)} ${hash}`
    })
    .sort()

describe.runIf(isFixture)('a copy', () => {
  beforeAll(() => {
    rmSync(copy, { recursive: true, force: true })
    cpSync(folder, copy, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => path !== `${folder}/dist`,
    })
  })

  it('gets the same bytes from the same input, wherever it is built', () => {
    const { status, output } = build(copy)
    expect(status, output).toBe(0)
    expect(fingerprints(`${copy}/dist`)).toEqual(fingerprints(`${folder}/dist`))
  })

  it('keeps the hashed files of the build before, which open tabs load, even from the folder it empties', () => {
    const assets = `${copy}/dist/assets`
    writeFileSync(`${assets}/main-before.js`, 'before')
    const { status, output } = build(copy, { PREVIOUS_DIST: 'dist' })
    expect(status, output).toBe(0)
    expect(readFileSync(`${assets}/main-before.js`, 'utf8')).toBe('before')
    const list = JSON.parse(readFileSync(`${assets}/superseded.json`, 'utf8'))
    expect(list).toEqual({ 'main-before.js': expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
    const [rules, before] = [copy, folder].map((each) =>
      readFileSync(`${each}/dist/_headers`, 'utf8'),
    )
    expect(rules).toBe(before)
  })

  it('is not built with a dead link, which is reported with file, line and field', () => {
    const file = `articles/${slugs.odd}.md`
    const lines = readFileSync(`${copy}/${file}`, 'utf8').split('\n').length
    appendFileSync(`${copy}/${file}`, '\nA [dead link](/nowhere).\n')
    const { status, output } = build(copy)
    expect(status).not.toBe(0)
    expect(output).toContain(`${file}:${lines + 1} link: /nowhere leads nowhere`)
  })
})
