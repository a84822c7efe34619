/** The built site on a real nginx: every file, page, redirect and header, odd requests, and the contact function behind it. */
import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { site } from '../../site'
import { freePort } from '../browsers/freePort'
import { headersOf } from '../dist/headersOf'
import { openDist } from '../dist/readDist'
import { siteDist as dist } from '../fixture/fixture'
import { hasNginx, startNginx } from './nginx'
import { rawRequest } from './rawRequest'

const { files, read, readBytes } = openDist(dist)

const isHidden = (file: string) => /^\/_|\/\.(?!well-known\/)/.test(file)

/** The address at which a file is served. */
const addressOf = (file: string) =>
  encodeURI(file === '/index.html' ? '/' : file.replace(/index\.html$|\.html$/, ''))

/** By ending; what has no type of its own is downloaded. */
const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  xml: 'application/xml',
  pdf: 'application/pdf',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  avif: 'image/avif',
  woff2: 'font/woff2',
}

const typeOf = (file: string) => types[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream'

/** A dozen at a time. */
async function inTurn<T>(items: readonly T[], visit: (item: T) => Promise<void>) {
  for (let n = 0; n < items.length; n += 12) await Promise.all(items.slice(n, n + 12).map(visit))
}

describe.runIf(hasNginx())('nginx', () => {
  let server: Awaited<ReturnType<typeof startNginx>>
  beforeAll(async () => {
    server = await startNginx(dist)
  })
  afterAll(() => server?.stop())

  const get = (path: string, init: RequestInit = {}) =>
    fetch(server.url + path, { redirect: 'manual', ...init })

  it('takes the configuration without a warning', () => expect(server.warnings).toEqual([]))

  it('serves every file with its bytes, its type and the headers of the rules', async () => {
    const served = files.filter((file) => !isHidden(file) && file !== '/404.html')
    expect(served.length).toBeGreaterThan(500)
    await inTurn(served, async (file) => {
      const address = addressOf(file)
      const response = await get(address)
      expect(response.status, address).toBe(200)
      expect(readBytes(file).equals(Buffer.from(await response.arrayBuffer())), address).toBe(true)
      const rules = headersOf(address)
      expect(Object.fromEntries(response.headers), address).toMatchObject({
        'cache-control': 'public, max-age=0, must-revalidate',
        'content-type': typeOf(file),
        ...rules,
      })
      for (const name of ['link', 'x-robots-tag', 'cross-origin-embedder-policy'])
        expect(response.headers.get(name), `${address} ${name}`).toBe(rules[name] ?? null)
    })
  })

  it('follows every redirect, with the query', async () => {
    const lines = read('/_redirects').trimEnd().split('\n')
    const redirects = lines.filter((line) => line.startsWith('/')).map((line) => line.split(' '))
    expect(redirects.length).toBeGreaterThan(100)
    await inTurn(redirects, async ([from = '', to = '']) => {
      const response = await get(`${from.replace(':slug', 'brief')}?a=b%20c&d`)
      expect(response.status, from).toBe(301)
      expect(response.headers.get('Location'), from).toBe(
        `${to.replace(':slug', 'brief')}?a=b%20c&d`,
      )
    })
  })

  it('shows the page for what is missing, and does not let browsers keep it', async () => {
    const missing = ['/nothing', '/404', '/404.html', '/assets/none.js', '/images', '/images/']
    for (const path of [...missing, '/SERVICES', '/nothing.md', '/articles/nothing']) {
      const response = await get(path)
      expect(response.status, path).toBe(404)
      expect(await response.text(), path).toBe(read('/404.html'))
      expect(Object.fromEntries(response.headers), path).toMatchObject({
        ...headersOf('/404'),
        'cache-control': 'public, max-age=0, must-revalidate',
        'content-type': typeOf('/404.html'),
      })
      expect(response.headers.get('Link')).toBe(null)
    }
  })

  it('serves no file that is for the host, and none that is hidden', async () => {
    const hidden = files.filter(isHidden)
    expect(hidden).toEqual(expect.arrayContaining(['/_headers', '/_nginx.conf', '/_worker.js']))
    for (const path of [...hidden, '/.git/config', '/%5Fheaders', '//_headers', '/images/.env'])
      expect((await get(path)).status, path).toBe(404)
  })

  it('revalidates, sends parts, and compresses what shrinks', async () => {
    const page = await get('/services', { headers: { 'Accept-Encoding': 'gzip' } })
    expect(page.headers.get('Content-Encoding')).toBe('gzip')
    expect(page.headers.get('Vary')).toBe('Accept-Encoding')
    expect(page.headers.get('Server')).toBe('nginx')
    const tag = page.headers.get('ETag') ?? ''
    const again = await get('/services', { headers: { 'If-None-Match': tag } })
    expect(again.status).toBe(304)
    expect(again.headers.get('Content-Security-Policy')).toBeTruthy()
    const head = await get('/services', { method: 'HEAD' })
    expect([head.status, head.headers.get('Content-Type')]).toEqual([200, typeOf('.html')])
    const part = await get('/mark.svg', { headers: { Range: 'bytes=0-3', 'Accept-Encoding': '' } })
    expect([part.status, await part.text()]).toEqual([206, read('/mark.svg').slice(0, 4)])
    expect((await get('/services', { method: 'POST' })).status).toBe(405)
  })

  it('answers odd addresses without leaving the site or writing headers', async () => {
    const raw = (path: string) =>
      rawRequest(
        server.url,
        `GET ${path} HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n`,
      )
    const expected: [path: string, status: number, location?: string][] = [
      ['//evil.example', 404],
      ['//evil.example/', 404],
      ['/articles//evil.example/', 301, '/articles/evil.example'],
      ['/articles/%0d%0aX-Evil:1/', 404],
      ['/%0d%0aX-Evil:1.md', 404],
      ['/../etc/passwd', 400],
      ['/%2e%2e/%2e%2e/etc/passwd', 400],
      ['/services//?a=b', 301, '/services?a=b'],
      ['/embed/newsletter?a=b', 302, '/embed/newsletter/?a=b'],
      ['/services%00', 400],
      [`/${'a'.repeat(300)}`, 404],
      [`/${'a'.repeat(20_000)}`, 414],
    ]
    for (const [path, status, location] of expected) {
      const head = await raw(path)
      expect(head.split('\r\n')[0], path.slice(0, 80)).toContain(` ${status} `)
      expect(/^Location: (.*)$/m.exec(head)?.[1]?.trim(), path.slice(0, 80)).toBe(location)
      expect(head).not.toMatch(/^X-Evil/im)
    }
  })

  it('lists the articles, and says in a sentence that messages cannot be sent', async () => {
    expect(await (await get('/api/articles')).text()).toBe(read('/articles.json'))
    for (const path of ['/api/contact', '/api/contact.html', '/api/'])
      for (const method of ['GET', 'POST']) {
        const response = await get(path, { method })
        expect(response.status).toBe(503)
        expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
        expect(response.headers.get('Cache-Control')).toBe('no-store')
        expect(await response.text()).toContain(site.email)
      }
    const large = await get('/api/contact', { method: 'POST', body: 'a'.repeat(100_000) })
    expect([large.status, large.headers.get('Content-Type')]).toEqual([
      ...[413, 'text/plain; charset=utf-8'],
    ])
  })
})

describe.runIf(hasNginx())('nginx before the contact function', () => {
  it('passes requests on with the sender’s own address, and says it where the function is down', async () => {
    const backend = createServer((request, response) => {
      response.writeHead(503, { 'X-Frame-Options': 'DENY', 'Content-Type': 'application/json' })
      response.end(JSON.stringify({ url: request.url, headers: request.headers }))
    })
    const port = await freePort()
    await new Promise<void>((done) => backend.listen(port, '127.0.0.1', done))
    const server = await startNginx(dist, `127.0.0.1:${port}`)
    try {
      const send = () =>
        fetch(`${server.url}/api/contact?form=newsletter`, {
          method: 'POST',
          headers: { 'X-Real-IP': '203.0.113.9' },
        })
      const response = await send()
      const { url, headers } = await response.json()
      expect(url).toBe('/api/contact?form=newsletter')
      expect(headers['x-real-ip']).toBe('127.0.0.1')
      // Its own headers, and none of the files beside them.
      expect(response.headers.get('X-Frame-Options')).toBe('DENY')
      expect(response.headers.get('Content-Security-Policy')).toBe(null)
      expect(response.status).toBe(503)
      // nginx has no $http_host in HTTP/3 either.
      const withoutHost = await rawRequest(server.url, 'POST /api/contact HTTP/1.0\r\n\r\n')
      expect(withoutHost).toContain('X-Frame-Options: DENY')
      backend.closeAllConnections()
      await new Promise((done) => backend.close(done))
      const down = await send()
      expect([down.status, down.headers.get('Content-Type')]).toEqual([
        ...[503, 'text/plain; charset=utf-8'],
      ])
      expect(await down.text()).toContain(site.email)
    } finally {
      backend.close()
      await server.stop()
    }
  })
})
