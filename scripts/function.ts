/** `npm run function`: the contact function under Node, with PostgreSQL; `-- migrate` applies its new migrations. */
import { endAtSignals, startFunction } from '../src/function/node'
import { migrate, postgresDatabase } from '../src/function/postgres'
import { readDatabaseUrl, readSettings } from '../src/function/settings'
import { createMessageStore } from '../src/function/store'
import { fail, readArguments } from './arguments'
import { endWithParent } from './endWithParent'

async function applyMigrations() {
  const names = await migrate(readDatabaseUrl(process.env))
  console.log(names.map((name) => `Applied ${name}`).join('\n') || 'Nothing to apply')
}

async function start() {
  const settings = readSettings(process.env)
  const { DATABASE_URL, CONTACT_ORIGIN, CLIENT_ADDRESS_HEADER } = settings
  const database = postgresDatabase(DATABASE_URL)
  const store = createMessageStore(database)
  const { url, stop } = await startFunction(settings, store)
  const sender = CLIENT_ADDRESS_HEADER ?? 'its connection; behind a proxy set CLIENT_ADDRESS_HEADER'
  console.log(
    `The function listens at ${url} for ${CONTACT_ORIGIN}. A sender’s address is that of ${sender}.`,
  )
  endAtSignals(async () => {
    await stop()
    await database.end()
  })
  endWithParent()
  // The database may come later; until then each message is answered with 503.
  await store.readHealth().catch((error: unknown) => {
    console.error(`DATABASE_URL: ${error}. Without tables: npm run function -- migrate`)
  })
}

const usage = 'npm run function, or npm run function -- migrate'
const { positionals } = readArguments(usage, { allowPositionals: true })
const command = positionals.join(' ')
if (command && command !== 'migrate') fail(`"${command}" is no command\n\n${usage}`)
await (command ? applyMigrations() : start()).catch(fail)
