/** `npm run verify` finds nothing at an nginx that serves the site as built, and names each fault of one that does not. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readBuildInfo } from '../../../scripts/verify/build'
import { formatReport } from '../../../scripts/verify/report'
import { type Result, verify } from '../../../scripts/verify/verify'
import { writeBuildInfo } from '../../build/writeDist'
import { siteDist as dist } from '../fixture/fixture'
import { hasNginx, startNginx } from './nginx'
import { timeOfBuild } from './timeOfBuild'

const folder = mkdtempSync('node_modules/.cache/verify-')
beforeAll(() => {
  vi.setSystemTime(timeOfBuild())
})
afterAll(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true, force: true })
})

const read = (file: string) => readFileSync(join(dist, file), 'utf8')

/** @returns a copy of the site in which files are replaced */
function copySite(name: string, replaced: Record<string, string>) {
  const copy = join(folder, name)
  cpSync(dist, copy, { recursive: true })
  for (const [file, text] of Object.entries(replaced)) writeFileSync(join(copy, file), text)
  return copy
}

/** By check: the requests that failed. */
const failures = (results: readonly Result[]) =>
  Object.fromEntries(
    results
      .filter(({ problems }) => problems.length > 0)
      .map(({ name, problems }) => [name, problems.map(({ request }) => request)]),
  )

/** Faults of a configuration, each in place of a line of the right one. */
const faults: Record<string, [line: RegExp, replacement: string]> = {
  'a redirect is missing': [/^location = "\/about\/" .*$/m, ''],
  'a page is kept': [
    /(?=^# An empty value)/m,
    'if ($uri ~ "^/services(.html)?$") { set $header_cache_control "public, max-age=31536000, immutable"; }\n',
  ],
  'data has a weaker policy': [
    /(?=^# An empty value)/m,
    'if ($uri ~ "^/data/about.json$") { set $header_content_security_policy "default-src *"; }\n',
  ],
  'what is missing gets 200': [/^error_page 403 404 /m, 'error_page 403 404 =200 '],
}

describe.skipIf(!hasNginx())('at nginx', () => {
  it('finds nothing where it serves the site, and only that where another build is live', async () => {
    const newer = copySite('newer', { 'new.txt': 'New\n' })
    const { commit, files, ...facts } = await readBuildInfo(dist)
    await writeBuildInfo(newer, facts)
    const { url, stop } = await startNginx(dist)
    try {
      const results = await verify({ url, dist, contact: null })
      expect(failures(results)).toEqual({})
      expect(results.map(({ name }) => name)).not.toContain('health')

      const stale = await verify({ url, dist: newer, contact: null })
      expect(failures(stale)).toEqual({ build: ['GET /build.json'] })
      expect(formatReport(stale)).toMatch(/^ {2}build: GET \/build\.json: another build is live: /m)
    } finally {
      await stop()
    }
  })

  it('names each fault of the configuration and of the folder, and nothing else', async () => {
    let configuration = read('_nginx.conf')
    for (const [fault, [line, replacement]] of Object.entries(faults)) {
      expect(configuration.search(line), fault).toBeGreaterThan(0)
      configuration = configuration.replace(line, () => replacement)
    }
    const copy = copySite('faulty', {
      '_nginx.conf': configuration,
      'clients.html': read('clients.html').replaceAll(
        /\/assets\/start-[\w-]+/g,
        '/assets/start-old',
      ),
      'contact.html': read('contact.html').replace('</body>', '<p>From the host</p></body>'),
      'data/training.json': '{}',
    })
    const { url, stop } = await startNginx(copy)
    try {
      const results = await verify({ url, dist, contact: null })
      expect(failures(results)).toEqual({
        pages: ['GET /clients'],
        files: ['GET /data/training.json'],
        redirects: ['GET /about/?source=a%20b&n=1'],
        headers: ['GET /data/about.json'],
        caching: ['GET /services'],
        missing: expect.arrayContaining(['GET /data/none.json', 'GET /articles/no-such-article']),
      })
      const report = formatReport(results)
      expect(report).toContain('/clients: came with the list of assets “')
      expect(report).toContain(
        "/data/about.json: came with content-security-policy: default-src *; expected default-src 'none'",
      )
      expect(report).toContain('n=1: came 200; expected 301 to /about with the query')
      expect(report).toMatch(
        /GET \/no-such-page-of-verify\S*, .+ and \d more: came 200; expected 404/,
      )
      expect(report).toContain('\n  pages: GET /contact: came with other HTML than was built')
    } finally {
      await stop()
    }
  })
})
