/**
 * `npm start`: builds the whole product and serves it on this machine, at http://localhost:8787 or `PORT`. With the
 * folder of a built site, and if needed that of the local database, it serves that one.
 */
import { spawnSync } from 'node:child_process'
import { ownStateFolder } from '../src/build/localState'
import { buildSettings, readPort, stopAtWrongSettings } from '../src/build/settings'
import { migrate, serve } from './serve'

const [built, givenFolder] = process.argv.slice(2)
const PORT = process.env.PORT || '8787'
await stopAtWrongSettings(['PORT', ...(built ? [] : buildSettings)], { ...process.env, PORT })
if (!built && spawnSync('npm', ['run', 'build'], { stdio: 'inherit' }).status !== 0) process.exit(1)

console.log('Preparing the database…')
const folder = givenFolder ?? (await ownStateFolder())
migrate(folder)
console.log('Starting the server…')
const { url, ended } = await serve(readPort(PORT), folder, built)
console.log(`\n  The site:          ${url}\n  Stored messages:   npm run messages\n`)
const output = await ended()
console.error(`The server has stopped. It printed last:\n${output}\nTo start it again: npm start`)
process.exitCode = 1
