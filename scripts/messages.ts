/** `npm run messages`: the stored messages, in D1 or PostgreSQL. */
import { ignoreClosedOutput } from './ignoreClosedOutput'
import { readArguments } from './messages/arguments'
import { runCommand } from './messages/commands'
import { openDatabase } from './messages/openDatabase'

ignoreClosedOutput()
try {
  const options = readArguments(process.argv.slice(2))
  const open = await openDatabase(options)
  try {
    console.log(await runCommand(open, options))
  } finally {
    await open.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
