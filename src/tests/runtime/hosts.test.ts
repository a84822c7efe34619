/** The built site on each kind of host is as built, by `npm run verify`, which names each fault of one that is not. */
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, it, onTestFinished, vi } from 'vitest'
import { verifySite } from '../../../scripts/verify/verifySite'
import { migrate, startServer } from '../../../scripts/wrangler'
import { freePort } from '../browsers/freePort'
import { goodMessage } from '../fakeStore'
import { plainDist as dist } from '../fixture/fixture'
import { startReceiver } from './receiver'
import { watchProcess } from './watchProcess'

const folder = mkdtempSync('node_modules/.cache/hosts-')
/** Outside of this project: below it, wrangler would find the configuration of the Worker. */
const pagesFolder = mkdtempSync(join(tmpdir(), 'pages-'))
afterAll(() => {
  for (const each of [folder, pagesFolder]) rmSync(each, { recursive: true, force: true })
})

/** @throws AssertionError unless the site stores a message once, first of all, and is served as built */
async function expectSite(url: string) {
  const key = crypto.randomUUID()
  const send = async () => {
    const response = await fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(goodMessage),
    })
    return [response.status, await response.text()]
  }
  const first = await send()
  expect(first[0]).toBe(201)
  expect(await send()).toEqual(first)
  const { problems } = await verifySite({ url, dist })
  // In place of Pages, which serves neither, wrangler fails at these two.
  const isStandIn = (problem: string) => /_(headers|redirects): came 502/.test(problem)
  expect(problems.filter((problem) => !isStandIn(problem))).toEqual([])
}

it('Cloudflare Workers, as `npm start` serves the site, which leaves its port once it is stopped', async () => {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const start = ['--import', 'tsx', 'scripts/start.ts', dist, `${folder}/database`]
  const env = { ...process.env, PORT: String(port) }
  const child = spawn(process.execPath, start, { env, stdio: 'pipe' })
  const { printed, exited } = watchProcess(child)
  await printed(new RegExp(url))
  await expectSite(url)
  child.kill('SIGTERM')
  expect(await exited).toBe(0)
  await vi.waitFor(() => expect(fetch(url)).rejects.toThrow(), 60_000)
})

it('a server does not start on a port where another program answers', async () => {
  const port = await freePort()
  const other = createServer((_, response) => response.end()).listen(port, '127.0.0.1')
  onTestFinished(() => void other.close())
  const started = startServer(port, ['dev', '--assets', dist, '--persist-to', `${folder}/none`])
  await expect(started).rejects.toThrow(`on port ${port}: `)
  await expect(started).rejects.toThrow('Address already in use')
})

it('Cloudflare Pages, and who is to be notified is', async () => {
  migrate(pagesFolder)
  const receiver = await startReceiver()
  onTestFinished(() => void receiver.stop())
  const bindings = Object.entries(receiver.settings).map(([name, value]) => `${name}=${value}`)
  const files = ['pages', 'dev', resolve(dist), '--cwd', pagesFolder, '--persist-to', pagesFolder]
  // The database of `wrangler.jsonc`, which the migrations are applied to.
  const database = ['--d1', 'DB=00000000-0000-0000-0000-000000000000']
  const date = ['--compatibility-date', '2026-04-01']
  const settings = bindings.flatMap((binding) => ['--binding', binding])
  const args = [...files, ...database, ...date, ...settings]
  const server = await startServer(await freePort(), args)
  onTestFinished(server.stop)
  await expectSite(server.url)
  await vi.waitFor(() => expect(receiver.webhooks).toMatchObject([{ data: goodMessage }]), 60_000)
  // A job of the cron trigger that fails is logged.
  expect(server.output()).not.toContain('"job"')
})

/** A copy of the site with faults that a host may make. */
function copyWithFaults() {
  const copy = join(folder, 'faulty')
  cpSync(dist, copy, { recursive: true })
  const change = (file: string, edit: (text: string) => string) =>
    writeFileSync(join(copy, file), edit(readFileSync(join(copy, file), 'utf8')))
  change('_redirects', (text) => text.replace(/^\/datenschutz\/ .*\n/m, ''))
  change('_headers', (text) => `${text}/data/datenschutz.json\n  ! X-Robots-Tag\n`)
  change('contact.html', (text) => text.replace('</body>', '<p>From the host</p></body>'))
  // As Cloudflare hides addresses from programs: each byte with a key, which is 0 here.
  const hide = (text: string) =>
    text
      .replace(/mailto:([^"]+)/g, (_, address) => {
        return `/cdn-cgi/l/email-protection#00${Buffer.from(address).toString('hex')}`
      })
      .replace('</body>', '<script src="/cdn-cgi/scripts/email-decode.min.js"></script></body>')
  for (const page of ['index', 'impressum', 'articles', '404']) change(`${page}.html`, hide)
  writeFileSync(join(copy, 'backup.sql'), 'Secrets')
  return copy
}

it('each fault of a host is found, and no other', async () => {
  const copy = copyWithFaults()
  const files = ['--assets', copy, '--persist-to', `${folder}/none`]
  const server = await startServer(await freePort(), ['dev', ...files])
  onTestFinished(server.stop)
  const { url } = server
  const { problems } = await verifySite({ url, dist, withoutContact: true })
  expect(problems.sort()).toEqual([
    expect.stringMatching(/^Cloudflare .*; turn off Scrape Shield, Email Address Obfuscation$/),
    expect.stringMatching(/^GET .backup.sql: .* anybody can read it/),
    expect.stringMatching(/^GET .contact: is not uploaded as built; .* the host rewrites files$/),
    expect.stringMatching(/^GET .data.datenschutz.json: came with x-robots-tag: \(none\)/),
    expect.stringMatching(/^GET .datenschutz.\?.*: came .*; expected 301 to .*datenschutz/),
  ])
})
