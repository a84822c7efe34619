/** `npm start`: builds the site and serves it with its function; or serves the folders of a built site and a database. */
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { stopAtWrongSettings } from '../src/build/settings'
import { fail, readArguments } from './arguments'
import { endWithParent } from './endWithParent'
import { migrate, serve, stateFolder } from './wrangler'

const usage = `npm start builds the site and serves it with its function; PORT replaces 8787.
npm start -- DIST [DATABASE] serves a site that is built, with the database of this folder`
const { positionals } = readArguments(usage, { allowPositionals: true })
stopAtWrongSettings()

/** @throws Error where it cannot be listened on: what another program answers there would be taken for the site */
async function checkPort(port: number) {
  try {
    const server = createServer()
    await once(server.listen(port, '127.0.0.1'), 'listening')
    await once(server.close(), 'close')
  } catch (error) {
    throw new Error(
      `PORT is ${process.env.PORT ?? port}; set another one, or end what uses it: ${error}`,
    )
  }
}

const port = Number(process.env.PORT || 8787)
await checkPort(port).catch(fail)
const [built, folder = stateFolder] = positionals
const build = ['--import', 'tsx', 'scripts/build.ts']
if (!built && spawnSync(process.execPath, build, { stdio: 'inherit' }).status !== 0) process.exit(1)

console.log('Preparing the database…')
migrate(folder)
console.log('Starting the server…')
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(0))
endWithParent()
/** How often a server that ends by itself is started again. */
const restarts = 3
for (let count = 0; ; count++) {
  const { url, ended } = await serve(port, folder, built, process.platform !== 'win32').catch(fail)
  console.log(`\n  The site:          ${url}\n  Stored messages:   npm run messages\n`)
  const reason = `The server has ended: ${await ended}`
  if (count === restarts) fail(reason)
  console.error(`${reason}\nIt is started again.`)
}
