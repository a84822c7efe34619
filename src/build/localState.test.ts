import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ownStateFolder } from './localState'

test('servers at once have a folder each; that of a server that was killed is free', async () => {
  const base = join(mkdtempSync(join(tmpdir(), 'state-')), 'wrangler/state')
  expect(await ownStateFolder(base)).toBe(base)
  expect(await ownStateFolder(base)).toBe(`${base}-2`)
  expect(await ownStateFolder(base)).toBe(`${base}-3`)
  // No process has so high a number.
  writeFileSync(`${base}-2.lock`, '999999999')
  expect(await ownStateFolder(base)).toBe(`${base}-2`)
})
