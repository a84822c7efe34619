/** Requests to a site that is slow, breaks off, redirects or is gone. */
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { createHttpClient, NoAnswer, SiteGone } from './httpClient'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

/** @returns the origin of a server, and a client for it */
async function start(respond: RequestListener, limits = { atOnce: 8, timeoutMs: 5000 }) {
  const server = createServer(respond).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server has no port')
  return createHttpClient(`http://127.0.0.1:${address.port}`, limits)
}

it('tries again once where the connection breaks off', async () => {
  let requests = 0
  const site = await start((request, response) => {
    requests += 1
    if (requests === 1 || request.url === '/broken') request.socket.destroy()
    else response.end('here')
  })
  expect((await site.send('/')).body.toString()).toBe('here')
  expect(requests).toBe(2)
  await expect(site.send('/broken')).rejects.toThrow(NoAnswer)
  expect(requests).toBe(4)
})

it('waits for an answer as long as it may, and does not try again', async () => {
  let requests = 0
  const site = await start(() => requests++, { atOnce: 8, timeoutMs: 50 })
  await expect(site.send('/')).rejects.toThrow('none within 0.05 seconds')
  // None where the time was over before the connection was there.
  expect(requests).toBeLessThanOrEqual(1)
})

it('sends again what a limit of requests has refused, as long after it as the host says', async () => {
  let requests = 0
  const site = await start((request, response) => {
    requests += 1
    if (requests < 3) response.writeHead(429, { 'Retry-After': '0' }).end()
    else if (request.url === '/later') response.writeHead(429, { 'Retry-After': '3600' }).end()
    else response.end('here')
  })
  expect((await site.send('/')).status).toBe(200)
  expect(requests).toBe(3)
  expect((await site.send('/later')).status).toBe(429)
  expect(requests).toBe(4)
})

it('has a few requests under way at most, and requests once what several checks look at', async () => {
  let requests = 0
  let current = 0
  let most = 0
  const site = await start(
    (_, response) => {
      requests += 1
      current += 1
      most = Math.max(most, current)
      setTimeout(() => {
        current -= 1
        response.end()
      }, 5)
    },
    { atOnce: 3, timeoutMs: 5000 },
  )
  await Promise.all(Array.from({ length: 20 }, (_, n) => site.get(`/${n % 10}`)))
  expect(requests).toBe(10)
  expect(most).toBe(3)
})

it('follows no redirect', async () => {
  const site = await start((_, response) => response.writeHead(301, { Location: '/there' }).end())
  const { status, headers } = await site.send('/here')
  expect([status, headers.get('Location')]).toEqual([301, '/there'])
})

it('gives up on a site that answers nothing any more', async () => {
  let requests = 0
  const site = await start((request) => {
    requests += 1
    request.socket.destroy()
  })
  const attempts = Array.from({ length: 200 }, (_, n) => site.send(`/${n}`))
  const errors = (await Promise.allSettled(attempts)).map((each) =>
    each.status === 'rejected' ? each.reason : undefined,
  )
  expect(errors.at(-1)).toBeInstanceOf(SiteGone)
  expect(requests).toBeLessThan(60)
})
