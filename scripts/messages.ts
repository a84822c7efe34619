/** `npm run messages`: the stored messages; `npm run messages -- help` says what it can do. */
import { type Arguments, readArguments, usage } from './messages/arguments'
import { csv, jsonLines, list } from './messages/format'
import { erase, type Message, purge, select } from './messages/queries'
import { ask } from './messages/table'

/** How many the list shows; `export` has them all. */
const shown = 50

function run({ command, target, place, format, flagged }: Arguments) {
  const print = { csv, json: jsonLines, list }[format]
  switch (command) {
    case 'list':
      return print(ask<Message>(select({ flagged, limit: shown }), place))
    case 'export':
      return print(ask<Message>(select({ flagged }), place))
    case 'show': {
      const found = ask<Message>(select({ id: target }), place)
      if (!found.length) throw new Error(`There is no message ${target}`)
      return print(found)
    }
    case 'purge':
      return `${ask(purge(target), place).length} messages deleted`
    case 'erase':
      return `${ask(erase(target), place).length} messages deleted`
    case 'help':
      return usage
  }
}

try {
  console.log(run(readArguments(process.argv.slice(2))))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
