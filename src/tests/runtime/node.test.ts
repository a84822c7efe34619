/** The function under Node with PostgreSQL, as an operator runs it: settings, signals, a database that goes and comes. */
import { spawn } from 'node:child_process'
import { connect as connectSocket } from 'node:net'
import { text } from 'node:stream/consumers'
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { connect } from '../../function/postgres'
import { goodMessage as message } from '../fakeStore'
import { watchProcess } from './nodeProcess'
import {
  createDatabase,
  findPostgres,
  missingPostgres,
  type Server,
  startPostgres,
} from './postgres'
import { startReceiver } from './receiver'

const siteOrigin = 'https://www.firm.example'

if (!findPostgres()) console.warn(missingPostgres)

describe.skipIf(!findPostgres())('npm run function', () => {
  let server: Server
  let databaseUrl: string
  let receiver: Awaited<ReturnType<typeof startReceiver>>

  beforeAll(async () => {
    server = await startPostgres()
    return server.stop
  })
  beforeEach(async () => {
    databaseUrl = await createDatabase(server.url)
    receiver = await startReceiver()
    return receiver.stop
  })

  const start = (settings: Record<string, string> = {}) => {
    const { PATH } = process.env
    const required = { DATABASE_URL: databaseUrl, CONTACT_ORIGIN: siteOrigin, PORT: '0' }
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/function.ts'], {
      env: { PATH, ...required, ...receiver.settings, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    const watched = watchProcess(child)
    return {
      ...watched,
      url: async () => (await watched.printed(/listens at (\S+)/))[1] ?? '',
      signal: (name: NodeJS.Signals) => child.kill(name),
      stop() {
        child.kill('SIGTERM')
        return watched.exited
      },
    }
  }

  const post = (url: string, headers: Record<string, string> = {}) =>
    fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: siteOrigin, ...headers },
      body: JSON.stringify(message),
    })

  async function outboxStatuses() {
    const connection = connect(databaseUrl)
    const rows = await connection`SELECT status FROM outbox`
    await connection.end()
    return rows.map(({ status }) => status)
  }

  const until = <T>(read: () => T | Promise<T>, value: T) =>
    expect.poll(read, { timeout: 20_000 }).toEqual(value)

  test('stores a message, notifies, answers all addresses, and logs no address', async () => {
    const child = start({ CLIENT_ADDRESS_HEADER: 'X-Real-IP' })
    const url = await child.url()
    const response = await post(url, { 'X-Real-IP': '203.0.113.9' })
    expect(response.status).toBe(201)
    const { id } = await response.json()
    const stored = expect.objectContaining({ id, ...message })
    await until(() => receiver.webhooks.map(({ data }) => data), [stored])
    expect((await post(url, { Origin: 'https://evil.example' })).status).toBe(403)
    const health = await fetch(`${url}/api/health`)
    expect(await health.json()).toEqual({ table: 'writable', late: [], notified: true })
    const { status, headers } = await fetch(`${url}/api/articles`, { redirect: 'manual' })
    expect([status, headers.get('Location')]).toEqual([307, `${siteOrigin}/articles.json`])
    expect(await child.stop()).toBe(0)
    const logged = [...child.output().matchAll(/"route":"(\S+)","status":(\d+),/g)]
    const answers = logged.map(([, route, status]) => `${route} ${status}`)
    const all = ['/api/contact 201', '/api/contact 403', '/api/health 200', '/api/articles 307']
    expect(answers).toEqual(all)
    expect(child.output()).not.toMatch(/203\.0\.113|ada@/)
    expect(await outboxStatuses()).toEqual(['delivered'])
  })

  test('a stop finishes a notification and a message whose body is still coming', async () => {
    let answerWebhooks = () => {}
    receiver.state.hold = new Promise((resolve) => {
      answerWebhooks = resolve
    })
    const child = start()
    const url = await child.url()
    const { port, hostname } = new URL(url)
    const body = JSON.stringify({ ...message, message: 'It comes slowly' })
    const head = `POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`
    const idle = connectSocket(Number(port), hostname)
    const idleClosed = text(idle)
    const slow = connectSocket(Number(port), hostname)
    const received = text(slow)
    slow.write(head + body.slice(0, 9))
    expect((await post(url)).status).toBe(201)
    await until(() => receiver.webhooks.length, 1)
    // As a terminal and npm do: both are one.
    for (const signal of ['SIGINT', 'SIGINT'] as const) child.signal(signal)
    const isTaken = async () =>
      (await fetch(`${url}/api/none`).catch(() => undefined)) !== undefined
    await until(isTaken, false)
    slow.write(body.slice(9))
    expect(await received).toMatch(/^HTTP\/1\.1 201 [\s\S]*connection: close/i)
    answerWebhooks()
    expect(await child.exited).toBe(0)
    expect(await idleClosed).toBe('')
    expect(receiver.webhooks).toHaveLength(2)
    expect(await outboxStatuses()).toEqual(['delivered', 'delivered'])
  })

  test('a database that is killed under messages is a 503, and needs no restart once it is back', async () => {
    const child = start({ CLIENT_ADDRESS_HEADER: 'X-Real-IP' })
    const url = await child.url()
    let senders = 0
    const send = async () =>
      (await post(url, { 'X-Real-IP': `198.51.100.${++senders % 250}` })).status
    await until(send, 201)
    const statuses = Array.from({ length: 40 }, send)
    await Promise.race(statuses)
    await server.kill()
    expect([201, 503]).toEqual(expect.arrayContaining([...new Set(await Promise.all(statuses))]))
    const response = await post(url)
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '30'])
    await server.restart()
    await until(send, 201)
    expect(await child.stop()).toBe(0)
    expect(child.output()).not.toContain('"job":"process"')
  })

  test('a database without its tables is reported at the start, and does not delay the end', async () => {
    databaseUrl = await createDatabase(server.url, { migrated: false })
    const child = start()
    expect((await post(await child.url())).status).toBe(503)
    await child.printed(/npm run function -- migrate/)
    expect(await child.stop()).toBe(0)
  })

  test('wrong settings and a port that is taken are sentences', async () => {
    const { port } = new URL(await start().url())
    const wrong: { settings: Record<string, string>; problem: string }[] = [
      { settings: { PORT: port }, problem: `EADDRINUSE: address already in use 127.0.0.1:${port}` },
      { settings: { CONTACT_ORIGIN: 'firm.example' }, problem: 'CONTACT_ORIGIN must be' },
    ]
    for (const each of wrong) {
      const child = start(each.settings)
      expect(await child.exited).toBe(1)
      expect(child.output()).toContain(each.problem)
      expect(child.output()).not.toContain('    at ')
    }
  })
})
