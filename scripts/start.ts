/**
 * `npm start`: the whole product on this machine, at http://localhost:8787 or `PORT`, once it is built. Other
 * folders than `dist` and that of the local database may follow.
 */
import { migrate, serve } from './serve'
import { stateFolder } from './wrangler'

const port = Number(process.env.PORT ?? 8787)
if (!Number.isInteger(port) || port < 1 || port > 65535)
  throw new Error(`PORT is ${process.env.PORT}; a number from 1 to 65535 is allowed`)

const [dist = 'dist', folder = stateFolder] = process.argv.slice(2)
console.log('Preparing the database…')
migrate(folder)
console.log('Starting the server…')
const { url, ended } = await serve(port, folder, dist)
console.log(`\n  The site:          ${url}\n  Stored messages:   npm run messages\n`)
const output = await ended()
console.error(`The server has stopped. It printed last:\n${output}\nTo start it again: npm start`)
process.exitCode = 1
