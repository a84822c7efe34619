import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

const command = `import('./scripts/endWithParent.ts').then(({ endWithParent }) => {
  endWithParent()
  setInterval(() => {}, 1000)
  console.log('ready')
})`

test('a command ends once what stands between npm and it has ended', async () => {
  const run = '"$0" --import tsx -e "$1"; exit'
  const shell = spawn('sh', ['-c', run, process.execPath, command], {
    env: { ...process.env, npm_command: 'run-script' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  shell.stdout.once('data', () => shell.kill())
  // Its output ends once nobody holds it any more.
  expect(await text(shell.stdout)).toBe('ready\n')
})
