/** Serves a built site as Cloudflare Pages does, with an empty table. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { migrate, startServer } from '../../../scripts/wrangler'
import { freePort } from '../browsers/freePort'

/** The database of `wrangler.jsonc`, which the migrations are applied to. */
const databaseId = '00000000-0000-0000-0000-000000000000'

/**
 * @param dist the folder of the site
 * @returns once it responds
 */
export async function startPages(dist: string) {
  // Outside of this project: below it, wrangler would find the configuration of the Worker.
  const folder = mkdtempSync(join(tmpdir(), 'pages-'))
  migrate(folder)
  const files = ['pages', 'dev', resolve(dist), '--cwd', folder, '--persist-to', folder]
  const bindings = ['--d1', `DB=${databaseId}`, '--compatibility-date', '2026-04-01']
  const server = await startServer(await freePort(), ...files, ...bindings)
  const stop = async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...server, stop }
}
