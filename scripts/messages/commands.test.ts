import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeBackup } from './commands'

const hour = 3_600_000

test('a backup is for its owner alone; after it older ones go, and no other files', () => {
  const parent = mkdtempSync(join(tmpdir(), 'backup-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  const folder = join(parent, 'a', 'backups')
  const { file } = writeBackup(folder, 'all', hour)
  expect(readFileSync(file, 'utf8')).toBe('all\n')
  expect([file, folder].map((path) => statSync(path).mode & 0o777)).toEqual([0o600, 0o700])

  const others = ['2020-01-31T03-17-00Z.csv', 'leads.jsonl']
  for (const name of [...others, '2020-01-31T03-17-00Z.jsonl'])
    writeFileSync(join(folder, name), '')
  const before = readdirSync(folder)
  expect(() => writeBackup(join(file, 'in a file'), 'all', hour)).toThrow('No backup was made')
  expect(readdirSync(folder)).toEqual(before)
  expect(writeBackup(folder, 'again', hour).deleted).toBe(1)
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(others))
})
