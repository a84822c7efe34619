/** The whole product on a machine of one's own: nginx before the function under Node, with PostgreSQL. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDist } from '../dist/readDist'
import { siteDist as dist } from '../fixture/fixture'
import { createMessage } from '../runtime/client'
import { siteOrigin, startNodeFunction } from '../runtime/nodeProcess'
import { createDatabase, findPostgres, missingPostgres, startPostgres } from '../runtime/postgres'
import { hasNginx, startNginx } from './nginx'

const { read } = openDist(dist)

if (!findPostgres()) console.warn(missingPostgres)

describe.runIf(hasNginx() && findPostgres())('nginx before the function under Node', () => {
  let database: Awaited<ReturnType<typeof startPostgres>>
  let contactFunction: ReturnType<typeof startNodeFunction>
  let server: Awaited<ReturnType<typeof startNginx>>
  beforeAll(async () => {
    database = await startPostgres()
    contactFunction = startNodeFunction(await createDatabase(database.url), {
      CLIENT_ADDRESS_HEADER: 'X-Real-IP',
    })
    server = await startNginx(dist, new URL(await contactFunction.url()).host)
  })
  afterAll(async () => {
    await server?.stop()
    contactFunction?.signal('SIGKILL')
    await database?.stop()
  })

  const post = (body: string, headers: Record<string, string>) =>
    fetch(`${server.url}/api/contact`, {
      method: 'POST',
      redirect: 'manual',
      headers: { Origin: siteOrigin, ...headers },
      body,
    })

  it('takes a message from the site, as JSON and as a form', async () => {
    const json = await post(JSON.stringify(createMessage()), { 'Content-Type': 'application/json' })
    expect([json.status, await json.json()]).toEqual([201, expect.objectContaining({})])
    expect(json.headers.get('Content-Security-Policy')).toContain("form-action 'none'")
    const form = await post(new URLSearchParams({ ...createMessage() }).toString(), {
      'Content-Type': 'application/x-www-form-urlencoded',
    })
    expect(form.status).toBe(303)
    expect(form.headers.get('Location')).toMatch(new RegExp(`^${siteOrigin}/contact`))
  })

  it('refuses one from elsewhere, and answers below /api/ by the function', async () => {
    const foreign = await post('{}', { Origin: 'https://evil.example' })
    expect(foreign.status).toBe(403)
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200)
    expect((await fetch(`${server.url}/api/nothing`)).status).toBe(404)
    const articles = await fetch(`${server.url}/api/articles`)
    expect(await articles.text()).toBe(read('/articles.json'))
  })

  it('counts the requests of one sender, whatever address the sender claims', async () => {
    const statuses = new Set<number>()
    // So many exceed the limit even where they span two of its minutes.
    for (let n = 0; n < 201; n++) {
      const claimed = { 'X-Real-IP': `203.0.113.${n}`, 'CF-Connecting-IP': `203.0.113.${n}` }
      statuses.add((await post('{', { 'Content-Type': 'application/json', ...claimed })).status)
    }
    expect(statuses).toEqual(new Set([400, 429]))
  })
})
