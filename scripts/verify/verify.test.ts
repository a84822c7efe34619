/** What is reported where the site, or the folder it is compared with, is not what was meant: one sentence, not a thousand. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { writeBuildInfo } from '../../src/build/writeDist'
import { SiteGone } from './httpClient'
import { verify } from './verify'

const dist = mkdtempSync(join(tmpdir(), 'verify-'))
const page = '<title>Home</title>'

beforeAll(async () => {
  const files = { 'index.html': page, '404.html': page, _headers: '/*\n  A: b\n', _redirects: '' }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dist, name), text)
  await writeBuildInfo(dist, { origin: 'https://www.firm.example', pages: 1, articles: 0 })
})
afterAll(() => rmSync(dist, { recursive: true, force: true }))

let server: Server | undefined
afterEach(() => server?.close().closeAllConnections())

async function start(respond: RequestListener) {
  server = createServer(respond).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server has no port')
  return `http://127.0.0.1:${address.port}`
}

it('an address at which nothing answers', async () => {
  const url = await start(() => {})
  server?.close()
  await expect(verify({ url, dist, contact: null })).rejects.toThrow(
    `${url} does not answer (ECONNREFUSED); is the address right, and the site up?`,
  )
})

it('an address that leads to another one', async () => {
  const url = await start((request, response) =>
    response.writeHead(301, { Location: `https://www.firm.example${request.url}` }).end(),
  )
  await expect(verify({ url, dist })).rejects.toThrow(
    `${url} redirects to https://www.firm.example; verify the address that visitors end at`,
  )
})

it('an address that leads to a page of its own in the place of a file', async () => {
  const url = await start((_, response) => response.writeHead(302, { Location: '/login' }).end())
  const results = await verify({ url, dist, contact: null })
  expect(results[0]?.problems[0]?.finding).toMatch(/^came 302 to \/login; expected 200/)
})

it('one page that does not answer, once', async () => {
  const info = readFileSync(join(dist, 'build.json'))
  const url = await start((request, response) => {
    if (request.url === '/') request.socket.destroy()
    else if (request.url === '/build.json') response.end(info)
    else response.writeHead(404).end(page)
  })
  const results = await verify({ url, dist, contact: null })
  const unanswered = results.flatMap(({ name, problems }) =>
    problems.filter(({ finding }) => finding.startsWith('came no answer')).map(() => name),
  )
  expect(unanswered).toEqual(['pages'])
})

it('a build for another origin, as on a preview host, with a warning', async () => {
  const url = await start((_, response) => response.end(readFileSync(join(dist, 'build.json'))))
  const [build] = await verify({ url, dist, contact: null })
  expect(build).toMatchObject({ failed: 0, warnings: [expect.anything()] })
  expect(build?.warnings[0]?.finding).toContain('was built for https://www.firm.example')
})

it('a site that ends while it is looked at', async () => {
  const info = readFileSync(join(dist, 'build.json'))
  const url = await start((request, response) => {
    if (request.url === '/build.json') response.end(info)
    else request.socket.destroy()
  })
  await expect(verify({ url, dist })).rejects.toThrow(SiteGone)
})

it('what is wrong by its exit code alone, where nobody reads the report', async () => {
  const url = await start((_, response) => response.writeHead(500).end())
  const args = ['--import', 'tsx', 'scripts/verify.ts', url, '--dist', dist]
  const child = spawn(process.execPath, args)
  child.stdout.destroy()
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'close')])
  expect(errors).not.toContain('EPIPE')
  expect(code).toBe(1)
})

it('a folder that is no whole build', async () => {
  await expect(verify({ url: 'http://127.0.0.1:1', dist: join(dist, 'none') })).rejects.toThrow(
    'is no whole build',
  )
})

it('a build that becomes live while it is waited for', async () => {
  let requests = 0
  const info = readFileSync(join(dist, 'build.json'), 'utf8')
  const url = await start((request, response) => {
    if (request.url !== '/build.json') response.writeHead(404).end(page)
    else response.end(requests++ === 0 ? info.replace('"pages": ', '"pages": 1') : info)
  })
  const results = await verify({ url, dist, contact: null, waitSeconds: 20 })
  expect(requests).toBeGreaterThan(1)
  expect(results[0]).toMatchObject({ name: 'build', failed: 0 })
})
