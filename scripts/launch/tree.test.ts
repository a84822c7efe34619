/** Which files are read, from a folder made up for it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { readTree } from './tree'

test('content, code and the files beside them are read, and nothing that a build leaves', () => {
  const root = mkdtempSync(join(tmpdir(), 'launch-'))
  const files = ['README.md', 'articles/a.md', 'public/images/a.svg', 'scripts/a.ts', 'src/site.ts']
  for (const file of [...files, 'dist/a.html', 'node_modules/a.js', 'package-lock.json']) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), file)
  }
  const tree = readTree(root)
  expect(tree.files).toEqual(files)
  expect(tree.read('articles/a.md').toString()).toBe('articles/a.md')
  rmSync(root, { recursive: true })
})
