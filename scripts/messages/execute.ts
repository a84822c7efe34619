/** What each command of `npm run messages` does. */
import { counted } from '../../src/articles/counted'
import type { readArguments } from './arguments'
import { backUp } from './backup'
import { confirmOnTerminal } from './confirm'
import type { Database } from './database'
import { format } from './format'
import { remove } from './remove'
import { restore } from './restore'
import {
  all,
  hasId,
  isFlagged,
  isFrom,
  isOlderThan,
  isWaiting,
  makeDue,
  readAll,
  readNewest,
  readNumbers,
} from './stored'

type Options = ReturnType<typeof readArguments>

async function list(database: Database, condition: string, options: Options) {
  const messages = await readNewest(database, condition, options.limit)
  // To standard error, so that what is piped on holds messages alone.
  if (messages.length === options.limit) {
    const { count } = await readNumbers(database, condition)
    if (count > messages.length)
      console.error(`${messages.length} of ${count} shown; all of them: --limit ${count}\n`)
  }
  return format(messages, options)
}

/** @returns what is printed */
export async function execute(database: Database, options: Options) {
  const { command, target, flagged, waiting, ageMs, dryRun, merge, yes } = options
  const condition = [all, flagged && isFlagged, waiting && isWaiting].filter(Boolean).join(' AND ')
  const confirm = yes ? async () => true : confirmOnTerminal
  switch (command) {
    case 'list':
      return list(database, condition, options)
    case 'export':
      return format((await readAll(database, condition)).reverse(), options)
    case 'show': {
      const found = await readNewest(database, hasId(target), 1)
      if (!found.length) throw new Error(`There is no message ${target} in ${database.name}`)
      return format(found, options)
    }
    case 'purge': {
      const time = new Date(Date.now() - ageMs)
      const what = `${flagged ? 'that look like spam, ' : ''}older than ${time.toISOString()},`
      return remove(database, `${condition} AND ${isOlderThan(time)}`, what, { dryRun, confirm })
    }
    case 'erase':
      return remove(database, isFrom(target, database), `from ${target}`, { dryRun, confirm })
    case 'retry': {
      const count = await makeDue(database)
      return `${counted(count, 'notification')} in ${database.name} will be sent again within five minutes`
    }
    case 'backup':
      return backUp(database, target)
    case 'restore':
      return restore(database, target, { merge, confirm })
    case 'help':
      throw new Error('It needs no database')
  }
}
