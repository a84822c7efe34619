import { once } from 'node:events'
import { createServer } from 'node:net'
import { describe, expect, test } from 'vitest'
import { checkOrigin, settingProblems } from './settings'

describe('a setting that is wrong is reported with what is allowed', () => {
  test.each<[Parameters<typeof settingProblems>[0][number], string, string]>([
    ['PORT', 'http', '1 to 65535'],
    ['PORT', '0', '1 to 65535'],
    ['PORT', '0x10', '1 to 65535'],
    ['PORT', '-1', '1 to 65535'],
    ['PORT', '8787.5', '1 to 65535'],
    ['PORT', '65536', '1 to 65535'],
    ['PORT', '8787 ', '"8787 "'],
    ['CHROMIUM_PATH', '/nowhere/chromium', 'no such file'],
    ['CHROMIUM_PATH', 'package.json', 'no program'],
    ['CHROMIUM_PATH', 'src', 'no program'],
    ['PREVIOUS_DIST', 'src', 'no assets/'],
    ['SOURCE_DATE_EPOCH', 'now', 'seconds since 1970'],
    ['HOSTING', 'vercel', 'cloudflare'],
  ])('%s=%s', async (name, value, allowed) => {
    const before = process.env[name]
    process.env[name] = value
    const problems = await settingProblems([name])
    if (before === undefined) delete process.env[name]
    else process.env[name] = before
    expect(problems).toEqual([expect.stringContaining(allowed)])
    expect(problems[0]).toContain(`${name} is `)
    expect(problems[0]).toContain(value)
  })

  test('all of them at once', async () => {
    const env = { PORT: 'http', CHROMIUM_PATH: '/nowhere' }
    expect(await settingProblems(['PORT', 'CHROMIUM_PATH'], env)).toHaveLength(2)
  })

  // A machine may be without the second.
  test.each(['127.0.0.1', '::1'])('a port that another program uses at %s', async (host) => {
    const server = createServer().listen(0, host)
    const isThere = await once(server, 'listening').catch(() => undefined)
    if (!isThere) return
    const address = server.address()
    const port = String(address instanceof Object ? address.port : 0)
    const taken = await settingProblems(['PORT'], { PORT: port })
    server.close()
    await once(server, 'close')
    expect(taken).toEqual([expect.stringMatching(`port ${port}, as another program uses it`)])
    expect(await settingProblems(['PORT'], { PORT: port })).toEqual([])
  })
})

test('what is absent or empty is right', async () =>
  expect(await settingProblems(['PORT', 'PREVIOUS_DIST'], { PORT: '' })).toEqual([]))

describe("the site's origin", () => {
  test.each(['https://www.firm.example', 'http://localhost:8787'])('may be %s', (origin) => {
    expect(() => checkOrigin(origin)).not.toThrow()
  })

  test.each([
    'www.firm.example',
    'localhost:8787',
    'ftp://firm.example',
    'https://firm.example/path',
    'https://firm.example/?a=1',
    'https://user:word@firm.example',
    'https://Firm.example',
  ])('may not be %s', (origin) => {
    expect(() => checkOrigin(origin)).toThrow(`is ${origin}; an origin such as`)
  })

  test.each([
    ['https://firm.example:443', 'https://firm.example'],
    ['https://bücher.example', 'https://xn--bcher-kva.example'],
    ['HTTPS://Firm.example/path?a=1', 'https://firm.example'],
    ['www.firm.example', 'https://www.your-firm.com'],
    ['localhost:8787', 'https://www.your-firm.com'],
  ])('in place of %s, %s is proposed', (origin, likely) => {
    expect(() => checkOrigin(origin)).toThrow(`an origin such as ${likely} is allowed`)
  })
})
