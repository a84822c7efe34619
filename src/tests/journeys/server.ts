/** Builds the sites and starts the servers of the journeys. */
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { migrate, serve } from '../../../scripts/wrangler'
import { receipt, workingStore } from '../fakeStore'
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

/** Runs the second firm's function, whose words it has, with a store that keeps nothing. It ends with this process. */
async function startFunctionHost() {
  const { href } = pathToFileURL(resolve(fixtureFolder, 'src/function/node.ts'))
  const { startFunction }: typeof import('../../function/node') = await import(href)
  return startFunction(
    {
      PORT: String(functionHost.port),
      LISTEN: 'localhost',
      DATABASE_URL: '',
      CONTACT_ORIGIN: servers.fixture.url,
    },
    store,
  )
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
