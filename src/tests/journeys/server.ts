/** Builds the sites and starts the servers of the journeys. */
import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { migrate, serve } from '../../../scripts/wrangler'
import { createEnv, receipt, workingStore } from '../fakeStore'
import buildSites from '../fixture/buildSites'
import { fixtureDist, fixtureFolder, plainDist } from '../fixture/fixture'
import { functionHost, provoked, servers } from './servers'
import { startStandIn } from './standIn'

const store = workingStore({
  async add({ texts }) {
    if (texts.message === provoked) throw new Error('Away')
    return receipt
  },
})

/** Passes requests to the second firm's function, whose words it has, with a store that keeps nothing. It ends with this process. */
async function startFunctionHost() {
  const { href } = pathToFileURL(resolve(fixtureFolder, 'src/function/handle.ts'))
  const { handle }: typeof import('../../function/handle') = await import(href)
  const env = createEnv(store, { CONTACT_ORIGIN: servers.fixture.url })
  const server = createServer(async (incoming, outgoing) => {
    const { method, url } = incoming
    const all = Object.entries(incoming.headers)
    const headers = Object.fromEntries(all.map(([name, value]) => [name, String(value)]))
    const body = method === 'POST' ? new Uint8Array(await buffer(incoming)) : undefined
    const request = new Request(functionHost.url + url, { method, headers, body })
    const response = await handle(request, env, { waitUntil: () => {} })
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    outgoing.end(Buffer.from(await response.arrayBuffer()))
  })
  server.listen(functionHost.port, 'localhost')
}

await buildSites()
const [database, empty] = ['.wrangler/journeys-plain', '.wrangler/journeys-fixture']
for (const folder of [database, empty]) rmSync(folder, { recursive: true, force: true })
// At once, as each spends most of its start waiting.
const starting = [serve(servers.fixture.port, empty, fixtureDist), startFunctionHost()]
migrate(database)
await Promise.all([...starting, serve(servers.plain.port, database, plainDist)])
// The last, as the journeys begin once it responds.
await startStandIn()
