/** Builds the fixture site and starts the servers of the journeys, each with an empty table of its own. */
import { rmSync } from 'node:fs'
import { migrate, serve } from '../../../scripts/serve'
import { buildFixtureSite } from '../fixture/buildFixtureSite'
import { dist, isFixture } from '../fixture/fixture'
import { startFunctionHost } from './functionHost'
import { servers } from './servers'
import { startStandIn, withProviders } from './standIn'

if (isFixture) buildFixtureSite()
buildFixtureSite(withProviders)
// At once, as each spends most of its start waiting.
await Promise.all(
  Object.entries(servers).map(([name, { port, table }]) => {
    const folder = `.wrangler/journeys-${name}`
    rmSync(folder, { recursive: true, force: true })
    if (table) migrate(folder)
    return serve(port, folder, name === 'providers' ? `${withProviders.folder}/dist` : dist)
  }),
)
await startFunctionHost()
// The last, as the journeys begin once it responds.
await startStandIn()
