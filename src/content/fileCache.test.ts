import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { expect, test } from 'vitest'

test('where the project has been deleted, nothing is written, and the process ends', () => {
  const folder = JSON.stringify(mkdtempSync('.dist.test-'))
  const subject = JSON.stringify(`${process.cwd()}/src/content/fileCache.ts`)
  const code = `const { cachedFile } = await import(${subject})
    process.chdir(${folder})
    process.getBuiltinModule('fs').rmdirSync('../' + ${folder})
    await cachedFile(['key'], async () => Buffer.from('content'))`
  const args = ['--import', 'tsx', '--input-type', 'module', '--eval', code]
  const { stderr } = spawnSync(process.execPath, args, { timeout: 20_000 })
  expect(String(stderr)).toContain("ENOENT: no such file or directory, stat 'node_modules'")
})
