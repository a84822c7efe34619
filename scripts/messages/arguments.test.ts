import { describe, expect, test } from 'vitest'
import { readArguments, usage } from './arguments'

const id = '7b0c0f5e-7a5b-4c0e-9a64-0f5f7f2b8a11'
const hour = 3_600_000

test.each([
  [[], { command: 'list', format: 'list', limit: 50 }],
  [['--limit', '312'], { command: 'list', limit: 312 }],
  [['--csv', '--bom', '--flagged'], { command: 'list', format: 'csv', bom: true, flagged: true }],
  [['show', id.toUpperCase(), '--json'], { command: 'show', format: 'json' }],
  [['export'], { command: 'export', format: 'json' }],
  [['--remote', 'purge', '--older-than', '365d'], { command: 'purge', ageMs: 365 * 24 * hour }],
  [
    ['--dry-run', 'purge', '--flagged', '--older-than', '12h'],
    { command: 'purge', ageMs: 12 * hour, flagged: true, dryRun: true, yes: false },
  ],
  [
    ['erase', " o'brien@company.example ", '--yes'],
    { target: "o'brien@company.example", yes: true },
  ],
  [['backup'], { command: 'backup', target: '' }],
  [['restore', 'a file', '--merge'], { command: 'restore', target: 'a file', merge: true }],
])('%j', (args, expected) => {
  expect(readArguments(args)).toMatchObject(expected)
})

test.each([
  ['nope'],
  ['list', 'more'],
  ['show'],
  ['show', "' OR 1=1 --"],
  ['show', id, 'more'],
  ['show', id, '--older-than', '365d'],
  ['purge'],
  ['purge', '365d'],
  ['purge', '--older-than', '0d'],
  ['purge', '--older-than', '365'],
  ['purge', '--older-than', '12m'],
  ['list', '--older-than', '365d'],
  ['list', '--limit', '0'],
  ['list', '--limit', 'all'],
  ['list', '--dry-run'],
  ['list', '--yes'],
  ['export', '--limit', '3'],
  ['erase'],
  ['erase', 'ada'],
  ['erase', 'ada@company.example', '--flagged'],
  ['restore'],
  ['backup', '--merge'],
  ['--bom'],
  ['--json', '--csv'],
  ['--remote', '--persist-to', 'folder'],
  ['--unknown'],
])('%s %s %s throws with the usage', (...args) => {
  expect(() => readArguments(args.filter((each) => each !== undefined))).toThrow(usage)
})

describe('the environment', () => {
  test('DATABASE_URL names the database, and excludes the other two', () => {
    const env = { DATABASE_URL: 'postgres://localhost/contact' }
    expect(readArguments([], env).location.url).toBe(env.DATABASE_URL)
    for (const args of [['--remote'], ['--persist-to', 'folder']])
      expect(() => readArguments(args, env)).toThrow(`DATABASE_URL and ${args[0]}`)
  })

  test('an option that npm has taken for itself is no option that was not there', () => {
    const env = { npm_lifecycle_event: 'messages', npm_config_dry_run: 'true' }
    expect(() => readArguments(['erase', 'ada@company.example'], env)).toThrow('--dry-run')
  })
})
