/** `npm run messages`: the stored messages in D1, hosted or on this machine. */
import { fail } from './arguments'
import { readCommand } from './messages/arguments'
import { runCommand } from './messages/commands'
import { openStore } from './messages/openStore'

// The work and the exit code remain if nobody reads the output any more, as behind `| head`.
process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  if (code !== 'EPIPE') fail(message)
})
try {
  const options = readCommand(process.argv.slice(2))
  const open = await openStore(options)
  console.log(await runCommand(open, options).finally(() => open.close()))
} catch (error) {
  if (/no such (table|column)/.test(String(error)))
    console.error('Migrations are missing: npx wrangler d1 migrations apply contact --remote')
  fail(error)
}
