/** What only nginx is asked: odd addresses, and the contact function behind it; `hosts.test.ts` compares what it serves. */
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { site } from '../../site'
import { freePort } from '../browsers/freePort'
import { plainDist as dist } from '../fixture/fixture'
import { openDist } from '../site/readDist'
import { hasNginx, startNginx } from './nginx'

const { read } = openDist(dist)

/** Sends a request as no client library would. @returns the first line and the headers of its answer */
const rawRequest = (url: string, request: string) =>
  new Promise<string>((resolve, reject) => {
    let text = ''
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname)
    socket.on('data', (data) => {
      text += data
    })
    socket.once('error', reject)
    socket.once('close', () => resolve(text.split('\r\n\r\n')[0] ?? ''))
    socket.write(request)
  })

describe.runIf(hasNginx())('nginx', () => {
  let server: Awaited<ReturnType<typeof startNginx>>
  beforeAll(async () => {
    server = await startNginx(dist)
    return server.stop
  })

  const get = (path: string, init: RequestInit = {}) =>
    fetch(server.url + path, { redirect: 'manual', ...init })

  it('revalidates and compresses, keeps its headers with either, and says no version', async () => {
    const page = await get('/articles', { headers: { 'Accept-Encoding': 'gzip' } })
    const { headers } = page
    expect(headers.get('Content-Encoding')).toBe('gzip')
    expect([headers.get('Vary'), headers.get('Server')]).toEqual(['Accept-Encoding', 'nginx'])
    const again = await get('/articles', {
      headers: { 'If-None-Match': headers.get('ETag') ?? '' },
    })
    expect(again.status).toBe(304)
    expect(again.headers.get('Content-Security-Policy')).toBeTruthy()
  })

  it.each<[path: string, status: number, location?: string]>([
    ['//evil.example/', 404],
    ['/articles//evil.example/', 301, '/articles/evil.example'],
    ['/articles/%0d%0aX-Evil:1/', 404],
    ['/%2e%2e/%2e%2e/etc/passwd', 400],
    ['/%5Fheaders', 404],
    ['/.git/config', 404],
    ['/404', 404],
    ['/embed/newsletter?a=b', 302, '/embed/newsletter/?a=b'],
    [`/${'a'.repeat(300)}`, 404],
  ])('answers %s within the site, and writes no header of it', async (path, status, location) => {
    const request = `GET ${path} HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n`
    const head = await rawRequest(server.url, request)
    expect(head.split('\r\n')[0]).toContain(` ${status} `)
    expect(/^Location: (.*)$/m.exec(head)?.[1]?.trim()).toBe(location)
    expect(head).not.toMatch(/^X-Evil/im)
  })

  it('lists the articles, and says in a sentence that messages cannot be sent', async () => {
    expect(await (await get('/api/articles')).text()).toBe(read('/articles.json'))
    const response = await get('/api/contact', { method: 'POST', body: '{}' })
    expect(response.status).toBe(503)
    expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(await response.text()).toContain(site.email)
    const large = await get('/api/contact', { method: 'POST', body: 'a'.repeat(100_000) })
    expect([large.status, large.headers.get('Content-Type')]).toEqual([
      413,
      'text/plain; charset=utf-8',
    ])
  })
})

it.runIf(hasNginx())('as proxy it passes on the sender’s address, or says it is down', async () => {
  const backend = createServer((request, response) => {
    response.writeHead(503, { 'X-Frame-Options': 'DENY', 'Content-Type': 'application/json' })
    response.end(JSON.stringify({ url: request.url, headers: request.headers }))
  })
  const port = await freePort()
  await new Promise<void>((done) => backend.listen(port, '127.0.0.1', done))
  onTestFinished(() => void backend.close())
  const server = await startNginx(dist, `127.0.0.1:${port}`)
  onTestFinished(server.stop)
  const claimed = { 'X-Real-IP': '203.0.113.9', 'X-Forwarded-For': '203.0.113.9' }
  const send = () =>
    fetch(`${server.url}/api/contact?form=newsletter`, { method: 'POST', headers: claimed })
  const response = await send()
  expect(await response.json()).toMatchObject({
    url: '/api/contact?form=newsletter',
    headers: { 'x-real-ip': '127.0.0.1', 'x-forwarded-for': '127.0.0.1' },
  })
  // The function's own headers and status, and none of the files beside it.
  expect(response.status).toBe(503)
  expect(response.headers.get('X-Frame-Options')).toBe('DENY')
  expect(response.headers.get('Content-Security-Policy')).toBe(null)
  // nginx has no $http_host in HTTP/3 either.
  const withoutHost = await rawRequest(server.url, 'POST /api/contact HTTP/1.0\r\n\r\n')
  expect(withoutHost).toContain('X-Frame-Options: DENY')
  // A file beside the function.
  expect(await (await fetch(`${server.url}/api/articles`)).text()).toBe(read('/articles.json'))
  backend.closeAllConnections()
  await new Promise((done) => backend.close(done))
  expect(await (await send()).text()).toContain(site.email)
})
