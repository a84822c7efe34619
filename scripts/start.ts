/** `npm start`: builds the site and serves it with its function; or serves the folders of a built site and a database. */
import { spawnSync } from 'node:child_process'
import { stopAtWrongSettings } from '../src/build/settings'
import { fail, readArguments } from './arguments'
import { endWithParent } from './endWithParent'
import { migrate, serve, stateFolder } from './wrangler'

const usage = `npm start builds the site and serves it with its function; PORT replaces 8787.
npm start -- DIST [DATABASE] serves a site that is built, with the database of this folder`
const { positionals } = readArguments(usage, { allowPositionals: true })
stopAtWrongSettings()

const port = Number(process.env.PORT || 8787)
const [built, folder = stateFolder] = positionals
const build = ['--import', 'tsx', 'scripts/build.ts']
if (!built && spawnSync(process.execPath, build, { stdio: 'inherit' }).status !== 0) process.exit(1)

console.log('Preparing the database…')
migrate(folder)
console.log('Starting the server…')
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(0))
endWithParent()
const { url, ended } = await serve(port, folder, built, process.platform !== 'win32').catch(fail)
console.log(`\n  The site:          ${url}\n  Stored messages:   npm run messages\n`)
fail(`The server has ended: ${await ended}`)
