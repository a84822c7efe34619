/** The command as it is run, against a receiver on this machine. */
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { site } from '../site'
import { submit } from './indexNow'

const origin = 'https://firm.example'
const twin = (path: string, text: string) => `# Page\n\n- Address: ${origin}${path}\n\n${text}\n`

function dist(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'dist-'))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return folder
}

const before = dist({
  'index.md': twin('/', 'Home'),
  'about.md': twin('/about', 'Old'),
  'gone.md': twin('/gone', 'Gone'),
  'about.html': '<script src="/assets/app-1.js">',
  'index.html': '<script src="/assets/app-1.js">',
})
const now = dist({
  'index.md': twin('/', 'Home'),
  'about.md': twin('/about', 'New'),
  'articles/fresh.md': twin('/articles/fresh', 'Fresh'),
  'about.html': '<script src="/assets/app-2.js">',
  'index.html': '<script src="/assets/app-2.js">',
})
const changed = [`${origin}/about`, `${origin}/articles/fresh`, `${origin}/gone`]

let received: { type?: string; body: Record<string, unknown> }[] = []
let status = 200
const receiver = createServer(async (request, response) => {
  let text = ''
  for await (const chunk of request) text += chunk
  received.push({ type: request.headers['content-type'], body: JSON.parse(text) })
  response.writeHead(status).end('as told')
})
let endpoint = ''
beforeAll(async () => {
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done))
  const { port } = receiver.address() as AddressInfo
  endpoint = `http://127.0.0.1:${port}/indexnow`
})
afterAll(() => void receiver.close())
beforeEach(() => {
  received = []
  status = 200
})

const run = (...args: string[]) =>
  new Promise<{ code: number | null; said: string }>((done) => {
    const child = spawn(process.execPath, [
      '--import',
      'tsx',
      'scripts/indexNow.ts',
      '--endpoint',
      endpoint,
      ...args,
    ])
    let said = ''
    child.stdout.on('data', (text) => (said += text))
    child.stderr.on('data', (text) => (said += text))
    child.on('close', (code) => done({ code, said }))
  })

describe('the command', { timeout: 60_000 }, () => {
  test('submits what was added, changed and removed, and nothing else', async () => {
    const { code } = await run('--since', before, '--dist', now)
    expect(code).toBe(0)
    const key = site.indexNowKey
    const keyLocation = `${origin}/${key}.txt`
    expect(received).toEqual([
      {
        type: 'application/json; charset=utf-8',
        body: { host: 'firm.example', key, keyLocation, urlList: changed },
      },
    ])
  })

  test('tells without submitting on a dry run', async () => {
    const { code, said } = await run('--since', before, '--dist', now, '--dry-run')
    expect([code, said.trim().split('\n')]).toEqual([0, changed])
    expect(received).toEqual([])
  })

  test('submits nothing when only names of assets differ', async () => {
    const { code, said } = await run('--since', before, '--dist', before)
    expect([code, said.trim()]).toEqual([0, 'Nothing has changed'])
    expect(received).toEqual([])
  })

  test('fails with the reason when the endpoint refuses, and when a folder is no build', async () => {
    status = 403
    const refused = await run('--since', before, '--dist', now)
    expect(refused.code).not.toBe(0)
    expect(refused.said).toContain('answered 403: as told')
    const none = await run('--since', tmpdir(), '--dist', now)
    expect(none.code).not.toBe(0)
    expect(none.said).toContain('holds no build')
    expect((await run()).said).toContain('--since is missing')
  })
})

test('more than one message is sent where one would be too long', async () => {
  await submit(changed, endpoint, 2)
  expect(received.map(({ body }) => body.urlList)).toEqual([changed.slice(0, 2), changed.slice(2)])
})

test('the key is one that the protocol allows', () => {
  expect(site.indexNowKey).toMatch(/^[A-Za-z0-9-]{8,128}$/)
})
