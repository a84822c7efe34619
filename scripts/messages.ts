/** `npm run messages`: the stored messages; `npm run messages -- help` lists the commands. */
import { readArguments, usage } from './messages/arguments'
import { openDatabase } from './messages/database'
import { execute } from './messages/execute'

// A reader such as `head` that has enough is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})

async function run() {
  const options = readArguments(process.argv.slice(2), process.env)
  if (options.command === 'help') return usage
  const database = await openDatabase(options.location)
  try {
    return await execute(database, options)
  } finally {
    await database.close()
  }
}

try {
  const output = await run()
  // An export of no messages has no lines.
  if (output) console.log(output)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
