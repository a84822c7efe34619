/** The built site on each kind of host is as built, by `npm run verify`, which names each fault of one that is not. */
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { readBuildInfo } from '../../../scripts/verify/builtSite'
import { verifySite } from '../../../scripts/verify/verifySite'
import { migrate, startServer } from '../../../scripts/wrangler'
import { writeBuildInfo } from '../../build/writeDist'
import { freePort } from '../browsers/freePort'
import { plainDist as dist } from '../fixture/fixture'
import { watchProcess } from '../runtime/nodeProcess'
import { startReceiver } from '../runtime/receiver'
import { hasNginx, startNginx } from './nginx'

const folder = mkdtempSync('node_modules/.cache/hosts-')
/** Outside of this project: below it, wrangler would find the configuration of the Worker. */
const pagesFolder = mkdtempSync(join(tmpdir(), 'pages-'))
afterAll(() => {
  for (const each of [folder, pagesFolder]) rmSync(each, { recursive: true, force: true })
})

const message = { name: 'Ada', email: 'ada@company.example', message: 'Hello, and good day.' }

/** @throws AssertionError unless the site is served as built and stores a message once */
async function expectSite(url: string) {
  const { problems } = await verifySite({ url, dist })
  // In place of Pages, which serves neither, wrangler fails at these two.
  const isStandIn = (problem: string) => /_(headers|redirects): came 502/.test(problem)
  expect(problems.filter((problem) => !isStandIn(problem))).toEqual([])
  const key = crypto.randomUUID()
  const send = async () => {
    const response = await fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(message),
    })
    return [response.status, await response.text()]
  }
  const first = await send()
  expect(first[0]).toBe(201)
  expect(await send()).toEqual(first)
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
  const server = await startServer(await freePort(), ...files, ...database, ...date, ...settings)
  onTestFinished(server.stop)
  await expectSite(server.url)
  await vi.waitFor(() => expect(receiver.webhooks).toMatchObject([{ data: message }]), 60_000)
  // A job of the cron trigger that fails is logged.
  expect(server.output()).not.toContain('"job"')
})

function copySite(name: string, replaced: Record<string, string>) {
  const copy = join(folder, name)
  cpSync(dist, copy, { recursive: true })
  for (const file of Object.keys(replaced)) writeFileSync(join(copy, file), replaced[file] ?? '')
  return copy
}

/** Faults of a configuration, each in place of a line of the right one. */
const faults: [line: RegExp, replacement: string][] = [
  [/^location = "\/datenschutz\/" .*$/m, ''],
  [
    /(?=^# An empty value)/m,
    'if ($uri ~ "^/data/datenschutz.json$") { set $header_content_security_policy "default-src *"; }\n',
  ],
  [/^error_page 403 404 /m, 'error_page 403 404 =200 '],
  [/application\/xml xml;/, 'text/html xml;'],
  [/^gzip on;/m, 'gzip off;'],
]

describe.skipIf(!hasNginx())('nginx', () => {
  it('serves all as built', async () => {
    const { url, stop, warnings } = await startNginx(dist)
    onTestFinished(stop)
    expect(warnings).toEqual([])
    expect((await verifySite({ url, dist })).problems).toEqual([
      expect.stringMatching(/^POST .*: came 503; .*: the function does not answer/),
    ])
    const newer = copySite('newer', { 'new.txt': 'New\n' })
    const { origin } = await readBuildInfo(dist)
    await writeBuildInfo(newer, { origin, pages: 1, articles: 1 })
    await expect(verifySite({ url, dist: newer })).rejects.toThrow(
      /^Another build is live: that of commit .* expected that of commit .* with \d+ files/,
    )
  })

  it('is found to have each fault of its configuration and of its folder, and no other', async () => {
    const read = (file: string) => readFileSync(join(dist, file), 'utf8')
    let configuration = read('_nginx.conf')
    for (const fault of faults) {
      const [line, replacement] = fault
      expect(configuration.search(line)).toBeGreaterThan(0)
      configuration = configuration.replace(line, () => replacement)
    }
    const copy = copySite('faulty', {
      '_nginx.conf': configuration,
      'backup.sql': 'Secrets',
      'contact.html': read('contact.html').replace('</body>', '<p>From the host</p></body>'),
    })
    const { url, stop } = await startNginx(copy)
    onTestFinished(stop)
    const { problems, warnings } = await verifySite({
      url,
      dist,
      withoutContact: true,
      folder: copy,
    })
    expect(warnings).toContainEqual(expect.stringMatching(/text files came uncompressed/))
    expect(problems).toContainEqual(expect.stringMatching(/^GET .backup.sql: .* anybody can read/))
    const isMissing = (problem: string) => problem.includes('came 200; expected 404')
    // Pages and files that are not there, and the files for hosts.
    expect(problems.filter(isMissing).length).toBeGreaterThan(6)
    expect(problems.filter((problem) => !isMissing(problem)).sort()).toEqual([
      'GET /contact: came with other content than expected; does the host rewrite files?',
      expect.stringMatching(
        /^GET .data.datenschutz.json: came with content-security-policy: default-src \*/,
      ),
      `GET /datenschutz/?source=a%20b&n=1: came 200; expected 301 to ${url}/datenschutz?source=a%20b&n=1`,
      expect.stringMatching(/^GET .sitemap.xml: came with content-type: text.html/),
      `${copy}/backup.sql is no part of the build: delete it, or upload it elsewhere`,
    ])
  })
})
