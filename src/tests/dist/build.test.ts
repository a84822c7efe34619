/** The build itself, on a copy of the fixture site: the same bytes each time, and a mistake stops it. */
import { appendFileSync, cpSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
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

  it('gets the same bytes from the same input, wherever it is built', () => {
    const { status, output } = build(copy)
    expect(status, output).toBe(0)
    expect(fingerprints(`${copy}/dist`)).toEqual(fingerprints(`${folder}/dist`))
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
