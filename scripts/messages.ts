/** `npm run messages`: the stored messages, in D1 or PostgreSQL. */
import { fail } from './arguments'
import { readArguments } from './messages/arguments'
import { runCommand } from './messages/commands'
import { openDatabase } from './messages/openDatabase'

const migrations =
  'npm run function -- migrate for PostgreSQL, npx wrangler d1 migrations apply contact --remote for D1'

// The work and the exit code remain if nobody reads the output any more, as behind `| head`.
process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  if (code !== 'EPIPE') fail(message)
})
try {
  const options = readArguments(process.argv.slice(2))
  const open = await openDatabase(options)
  console.log(await runCommand(open, options).finally(() => open.close()))
} catch (error) {
  const isTableMissing = /relation .* does not exist|no such table/.test(String(error))
  if (isTableMissing) console.error(`The database lacks its tables: ${migrations}`)
  fail(error)
}
