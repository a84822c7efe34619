/** `npm start`: the whole product on this machine, at http://localhost:8787 or `PORT`. Run `npm run build` first. */
import { migrate, serve } from './serve'

const state = '.wrangler/state'
const port = Number(process.env.PORT ?? 8787)
if (!Number.isInteger(port) || port < 1 || port > 65535)
  throw new Error(`PORT is ${process.env.PORT}; a number from 1 to 65535 is allowed`)

console.log('Preparing the table…')
migrate(state)
console.log('Starting the server…')
const server = await serve(port, state)
console.log(`\n  The site:          ${server.url}\n  Stored messages:   npm run messages\n`)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    server.stop()
    process.exit(0)
  })
