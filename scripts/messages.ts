/** `npm run messages`: the stored messages; `npm run messages -- help` lists the commands. */
import { readArguments, usage } from './messages/arguments'
import { deleteFrom, deleteOlder, type Message, quote, runSql, select } from './messages/database'
import { csv, json, list } from './messages/format'

function execute(args: string[]) {
  const { command, target, format, flagged, location } = readArguments(args)
  const print = { csv, json, list }[format]
  const condition = flagged ? 'flagged IS NOT NULL' : undefined
  const read = (sql: string) => runSql<Message>(sql, location)
  const count = (sql: string) => `${runSql(sql, location).length} messages deleted`
  switch (command) {
    case 'list':
      return print(read(select(condition, 50)))
    case 'export':
      return print(read(select(condition)))
    case 'show': {
      const found = read(select(`id = ${quote(target.toLowerCase())}`))
      if (!found.length) throw new Error(`There is no message ${target}`)
      return print(found)
    }
    case 'purge':
      return count(deleteOlder(target))
    case 'erase':
      return count(deleteFrom(target))
    case 'help':
      return usage
  }
}

try {
  console.log(execute(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
