import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { tryLock } from './processLock'

const newLock = () => join(mkdtempSync(join(tmpdir(), 'lock-')), 'lock')

/** @returns a lock with this text */
function lockWith(text: string) {
  const lock = newLock()
  writeFileSync(lock, text)
  return lock
}

test('a lock that this process has is taken, also for itself', async () => {
  const lock = newLock()
  expect(await tryLock(lock)).toBe(undefined)
  expect(await tryLock(lock)).toBe(process.pid)
})

test.each(['', 'no number', '999999999', '999999999 1'])('a lock with “%s” is void', async (text) =>
  expect(await tryLock(lockWith(text))).toBe(undefined),
)

test('a running process has the lock with its number, where that is all there is', async () =>
  expect(await tryLock(lockWith(String(process.ppid)))).toBe(process.ppid))

// Linux shows when a process began, and those that have ended.
const hasStarts = existsSync('/proc/self/stat')

test.runIf(hasStarts)('a lock of an earlier process with the same number is void', async () => {
  for (const pid of [process.pid, process.ppid])
    expect(await tryLock(lockWith(`${pid} 1`))).toBe(undefined)
})

test.runIf(hasStarts)('a process that has ended has no lock while its number is kept', async () => {
  // Its child ends once the shell has become a program that does not look at it.
  const shell = spawn('sh', ['-c', 'exec 3<&0; read line <&3 & echo $!; exec sleep 1000'])
  onTestFinished(() => void shell.kill())
  const [text] = await once(shell.stdout, 'data')
  const child = Number(text)
  await expect.poll(() => readFileSync(`/proc/${shell.pid}/comm`, 'utf8')).toBe('sleep\n')
  shell.stdin.end()
  const stat = () => readFileSync(`/proc/${child}/stat`, 'utf8')
  await expect.poll(stat).toContain(') Z ')
  const start = stat().split(' ')[21]
  expect(await tryLock(lockWith(`${child} ${start}`))).toBe(undefined)
})
