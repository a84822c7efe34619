/** Serves a built site as Cloudflare Pages does, with an empty table. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { migrate } from '../../../scripts/serve'
import { startWrangler } from '../../../scripts/wrangler'
import { freePort } from '../browsers/freePort'

/** That of `wrangler.jsonc`, which the migrations are applied to. */
const databaseId = '00000000-0000-0000-0000-000000000000'

/**
 * @param dist the folder of the site
 * @returns once it responds
 * @throws Error with what wrangler printed where it does not start
 */
export async function startPages(dist: string) {
  // Outside of this project: below it, wrangler would find the configuration of the Worker.
  const folder = mkdtempSync(join(tmpdir(), 'pages-'))
  migrate(folder)
  const port = await freePort()
  const address = ['--port', String(port), '--ip', '127.0.0.1', '--inspector-port', '0']
  const bindings = ['--d1', `DB=${databaseId}`, '--compatibility-date', '2026-04-01']
  const child = startWrangler(
    ...['pages', 'dev', resolve(dist), '--cwd', folder, '--persist-to', folder],
    ...address,
    ...bindings,
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text
    })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const stop = async () => {
    child.stdin.end()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${port}`
  for (let attempt = 0; attempt < 300 && child.exitCode === null; attempt++) {
    if (await fetch(url).catch(() => undefined)) return { url, stop, output: () => output }
    await new Promise((done) => setTimeout(done, 200))
  }
  await stop()
  throw new Error(`Pages did not start:\n${output}`)
}
