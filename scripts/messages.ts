/** `npm run messages`: the stored messages; `npm run messages -- help` lists the commands. */
import { counted } from '../src/articles/counted'
import { readArguments, usage } from './messages/arguments'
import {
  deleteWhere,
  isFrom,
  isOlderThan,
  type Message,
  quote,
  runSql,
  select,
} from './messages/database'
import { csv, json, list } from './messages/format'

function execute(args: string[]) {
  const { command, target, format, flagged, dryRun, location } = readArguments(args)
  const print = { csv, json, list }[format]
  const condition = flagged ? 'flagged IS NOT NULL' : 'true'
  const read = (sql: string) => runSql<Message>(sql, location)
  const remove = (which: string) => {
    const all = `${condition} AND ${which}`
    const { length } = read(dryRun ? select(all) : deleteWhere(all))
    return `${counted(length, 'message')} ${dryRun ? 'would be ' : ''}deleted`
  }
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
      return remove(isOlderThan(target))
    case 'erase':
      return remove(isFrom(target))
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
