/** Wrong arguments end a command with a sentence that says what is allowed, and exit code 1. */
import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test.each([
  ['checkContent', ['articles/none.md'], 'articles/none.md: there is no such file'],
  ['deploy', ['--dry'], "Unknown option '--dry'"],
  ['newArticle', ['--rename', 'old'], 'A title is required, or --rename OLD NEW'],
  ['verify', ['www.your-firm.com'], '"www.your-firm.com" is no address of a site'],
])('%s %j', (name, words, sentence) => {
  const command = ['--import', 'tsx', `scripts/${name}.ts`, ...words]
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, expect.stringContaining(sentence)])
  expect(stderr).toMatch(/\n\nnpm (run )?[\w:]+/)
})
