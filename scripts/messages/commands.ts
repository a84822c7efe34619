/** What each command of `npm run messages` does; each returns what is printed. */
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { counted } from '../../src/articles/counted'
import {
  countMessages,
  deleteMessages,
  type Filter,
  importMessages,
  makeDue,
  readDeliveries,
  readMessages,
  type StoredMessage,
} from '../../src/function/records'
import type { Arguments } from './arguments'
import { fromJsonLines, type MessageRecord, toCsv, toJsonLines, toText } from './format'
import type { OpenDatabase } from './openDatabase'

/** So many are read at once, as a hosted database answers with some megabytes at most. */
const pageSize = 500

/** @throws Error where there is no terminal to type on */
async function confirm(plan: string, yes: boolean) {
  if (yes) return true
  if (!process.stdin.isTTY) throw new Error(`${plan}\nNothing is changed: to do it, add --yes`)
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const typed = await terminal.question(`${plan}\nType yes to do it: `)
  terminal.close()
  return typed.trim().toLowerCase() === 'yes'
}

/** @returns the newest first */
async function readRecords({ database }: OpenDatabase, filter: Filter, limit: number) {
  const records: MessageRecord[] = []
  for (let after: StoredMessage | undefined; records.length < limit; ) {
    const size = Math.min(pageSize, limit - records.length)
    const page = await readMessages(database, { ...filter, after }, size)
    const found = await readDeliveries(
      database,
      page.map(({ id }) => id),
    )
    for (const message of page)
      records.push({
        message,
        deliveries: found.filter(({ messageId }) => messageId === message.id),
      })
    after = page.at(-1)
    if (page.length < size) break
  }
  return records
}

async function remove(open: OpenDatabase, filter: Filter, what: string, yes: boolean) {
  const { count, oldest, newest } = await countMessages(open.database, filter)
  const found = `${counted(count, 'message')} ${what} in ${open.name}`
  if (!count) return found
  if (!(await confirm(`${found}, written from ${oldest} to ${newest}`, yes)))
    return 'Nothing is deleted'
  return `${counted(await deleteMessages(open.database, filter), 'message')} deleted from ${open.name}`
}

async function restore(open: OpenDatabase, content: string, yes: boolean) {
  const records = fromJsonLines(content)
  const all = records.map(({ message }) => message)
  const stored = new Set<string>()
  for (let start = 0; start < all.length; start += pageSize) {
    const ids = all.slice(start, start + pageSize).map(({ id }) => id)
    for (const { id } of await readMessages(open.database, { ids }, pageSize)) stored.add(id)
  }
  const missing = all.filter(({ id }) => !stored.has(id))
  const plan = `${missing.length} of ${counted(all.length, 'message')} are not in ${open.name}: lost, or erased or expired since. They would be added, and nothing else changed`
  if (!missing.length) return plan
  if (!(await confirm(plan, yes))) return 'Nothing is added'
  const added = await importMessages(
    open.database,
    missing,
    records.filter(({ message }) => !stored.has(message.id)).flatMap((each) => each.deliveries),
  )
  return `${counted(added, 'message')} added to ${open.name}. Erase again who was erased since; what was not notified then is notified now, perhaps for a second time.`
}

export async function runCommand(open: OpenDatabase, options: Arguments): Promise<string> {
  const { command, target, filter, limit, ageMs, csv, yes } = options
  switch (command) {
    case 'list': {
      const { count } = await countMessages(open.database, filter)
      const shown = Math.min(count, limit)
      return `${toText(await readRecords(open, filter, limit))}\n${shown} of ${count} in ${open.name}`
    }
    case 'show': {
      const records = await readRecords(open, { id: target }, 1)
      if (!records.length) throw new Error(`There is no message ${target} in ${open.name}`)
      return toText(records)
    }
    case 'export': {
      const records = await readRecords(open, filter, Number.POSITIVE_INFINITY)
      return csv ? toCsv(records) : toJsonLines(records)
    }
    case 'import':
      return restore(open, readFileSync(target, 'utf8'), yes)
    case 'erase':
      return remove(open, { email: target }, `from ${target}`, yes)
    case 'purge': {
      const before = new Date(Date.now() - ageMs).toISOString()
      return remove(open, { ...filter, before }, `older than ${before}`, yes)
    }
    case 'retry': {
      const count = await makeDue(open.database)
      return `${counted(count, 'notification')} in ${open.name} will be sent again within five minutes`
    }
  }
}
