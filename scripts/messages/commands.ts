/** The commands of `npm run messages`; each returns what is printed. */
import { createInterface } from 'node:readline/promises'
import type { Store } from '../../src/function/store'
import { counted } from '../counted'
import type { Arguments } from './arguments'
import { type MessageRecord, toJsonLines, toTable, toText } from './format'

/** A store, and a name for people. */
interface OpenStore {
  name: string
  store: Store
}

/** The number of messages read at once, as a hosted database answers with some megabytes at most. */
const pageSize = 500

/** @param ids the newest first */
async function readRecords({ store }: OpenStore, ids: string[]) {
  const records: MessageRecord[] = []
  for (let start = 0; start < ids.length; start += pageSize) {
    const page = ids.slice(start, start + pageSize)
    const notifications = await store.readNotifications(page)
    for (const message of await store.readMessages(page)) {
      const own = notifications.filter(({ messageId }) => messageId === message.id)
      records.push({ message, notifications: own })
    }
  }
  return records
}

async function isConfirmed(plan: string) {
  if (!process.stdin.isTTY) throw new Error(`${plan}\nNothing is deleted: to do it, add --yes`)
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const typed = await terminal.question(`${plan}\nType yes to delete: `)
  terminal.close()
  return typed.trim().toLowerCase() === 'yes'
}

function findTarget({ store }: OpenStore, { target, olderThanDays }: Arguments) {
  if (!target) return store.findIds({ olderThanDays })
  return target.includes('@') ? store.findIds({ from: target }) : [target]
}

async function erase(open: OpenStore, options: Arguments) {
  const ids = await findTarget(open, options)
  const what = options.target || `older than ${options.olderThanDays} days`
  const plan = `${counted(ids.length, 'message')} (${what}) in ${open.name}`
  if (ids.length === 0) return plan
  if (!options.yes && !(await isConfirmed(plan))) return 'Nothing is deleted'
  return `${counted(await open.store.erase(ids), 'message')} deleted from ${open.name}`
}

async function retry({ store, name }: OpenStore) {
  const due = await store.retry()
  if (!due) throw new Error(`No channel is set for ${name}, or its cron trigger has not run since`)
  const minutes = counted(Math.ceil(due.count / due.perMinute), 'minute')
  return `${counted(due.count, 'notification')} in ${name} will be sent by ${due.channels.join(' and ')}, ${due.perMinute} a minute: the last one in ${minutes}`
}

export async function runCommand(open: OpenStore, options: Arguments): Promise<string> {
  const { command, target, filter, csv } = options
  switch (command) {
    case 'list': {
      const ids = await open.store.findIds(filter)
      const records = await readRecords(open, ids.slice(0, 50))
      return `${toText(records)}\n${records.length} of ${ids.length} in ${open.name}`
    }
    case 'show': {
      const records = await readRecords(open, [target])
      if (!records.length) throw new Error(`There is no message ${target} in ${open.name}`)
      return toText(records)
    }
    case 'export': {
      const records = await readRecords(open, await open.store.findIds(filter))
      return csv ? toTable(records) : toJsonLines(records)
    }
    case 'erase':
      return erase(open, options)
    case 'retry':
      return retry(open)
  }
}
