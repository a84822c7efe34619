/** Wrong arguments end a command with a sentence that says what is allowed, and exit code 1; `--help` prints its usage. */
import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Runs a command as npm does. */
const run = (name: string, ...words: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', `scripts/${name}.ts`, ...words], {
    encoding: 'utf8',
  })

test.each([
  ['checkContent', ['articles/none.md'], 'articles/none.md: there is no such file'],
  ['deploy', ['--dry'], "Unknown option '--dry'"],
  ['messages', ['list', '--nope'], "Unknown option '--nope'"],
  ['newArticle', ['--rename', 'old'], 'A title is required, or --rename OLD NEW'],
  ['verify', ['www.your-firm.com'], '"www.your-firm.com" is no address of a site'],
])('%s %j', (name, words, sentence) => {
  const { status, stderr } = run(name, ...words)
  expect([status, stderr]).toEqual([1, expect.stringContaining(sentence)])
  expect(stderr).toMatch(/\n\nnpm (run )?[\w:]+/)
})

test.each(['launchCheck', 'messages', 'start'])('%s --help prints how it is used', (name) => {
  const { status, stdout } = run(name, '--help')
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^npm (run )?[\w:]+/)])
})
