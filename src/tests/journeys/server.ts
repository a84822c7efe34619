/** Builds the sites and starts the servers of the journeys. */
import { rmSync } from 'node:fs'
import { migrate, serve } from '../../../scripts/wrangler'
import buildSites from '../fixture/buildSites'
import { fixtureDist, plainDist } from '../fixture/fixture'
import { startFunctionHost } from './functionHost'
import { servers } from './servers'
import { startStandIn } from './standIn'

await buildSites()
const [database, empty] = ['.wrangler/journeys-plain', '.wrangler/journeys-fixture']
for (const folder of [database, empty]) rmSync(folder, { recursive: true, force: true })
migrate(database)
// At once, as each spends most of its start waiting.
await Promise.all([
  serve(servers.plain.port, database, plainDist),
  serve(servers.fixture.port, empty, fixtureDist),
  startFunctionHost(),
])
// The last, as the journeys begin once it responds.
await startStandIn()
