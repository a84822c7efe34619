/** Starts one of the servers of the journeys with an empty table of its own. */
import { rmSync } from 'node:fs'
import { migrate, serve } from '../../../scripts/serve'
import { servers } from './servers'

const name = process.argv[2]
if (name !== 'site' && name !== 'tableless') throw new Error(`There is no server "${name}"`)
const { port, table } = servers[name]
const state = `.wrangler/journeys-${name}`
rmSync(state, { recursive: true, force: true })
if (table) migrate(state)
const server = await serve(port, state)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    server.stop()
    process.exit(0)
  })
