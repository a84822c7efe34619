/** The commands of `npm run messages`; each returns what is printed. */
import * as fs from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import * as queries from '../../src/function/queries'
import { counted } from '../counted'
import type { Arguments } from './arguments'
import { fromJsonLines, type MessageRecord, toJsonLines, toTable, toText } from './format'
import type { OpenDatabase } from './openDatabase'

/** The number of messages read at once, as a hosted database answers with some megabytes at most. */
const pageSize = 500

async function confirm(plan: string, yes = false) {
  if (yes) return true
  if (!process.stdin.isTTY) throw new Error(`${plan}\nNothing is changed: to do it, add --yes`)
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const typed = await terminal.question(`${plan}\nType yes to do it: `)
  terminal.close()
  return typed.trim().toLowerCase() === 'yes'
}

async function readRecords({ database }: OpenDatabase, filter: queries.Filter, limit: number) {
  const found: MessageRecord[] = []
  for (;;) {
    const size = Math.min(pageSize, limit - found.length)
    const after = found.at(-1)?.message
    const messages = await queries.readMessages(database, { ...filter, after }, size)
    const ids = messages.map(({ id }) => id)
    const all = await queries.readDeliveries(database, ids)
    const deliveriesOf = (id: string) => all.filter(({ messageId }) => messageId === id)
    for (const message of messages) found.push({ message, deliveries: deliveriesOf(message.id) })
    if (messages.length < size || found.length === limit) return found
  }
}

async function remove(open: OpenDatabase, filter: queries.Filter, what: string, yes?: boolean) {
  const count = await queries.countMessages(open.database, filter)
  const plan = `${counted(count, 'message')} ${what} in ${open.name}`
  if (!count) return plan
  if (!(await confirm(plan, yes))) return 'Nothing is deleted'
  const deleted = await queries.deleteMessages(open.database, filter)
  return `${counted(deleted, 'message')} deleted from ${open.name}`
}

async function acknowledge({ database, name }: OpenDatabase, yes?: boolean) {
  const count = await queries.countMessages(database, { status: 'undelivered' })
  const plan = `${counted(count, 'message')} in ${name}, whose notification was given up, would count as known, and retry would leave them out`
  if (!count) return `No notification in ${name} was given up`
  if (!(await confirm(plan, yes))) return 'Nothing is changed'
  return `${counted(await queries.acknowledge(database), 'notification')} in ${name} acknowledged`
}

/** The files of this command have the time in their names; it deletes no other. */
const backupName = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.jsonl$/
const backupNameAt = (time: number) =>
  `${new Date(time).toISOString().slice(0, 19).replaceAll(':', '-')}Z.jsonl`

/**
 * Writes a new file, whole or not at all; then deletes those of this command that are older than `keepMs`.
 * @returns its path, and how many it deleted. @throws Error where it cannot write; then every other file is left
 */
export function writeBackup(folder: string, content: string, keepMs?: number) {
  const now = Date.now()
  const file = join(folder, backupNameAt(now))
  const partial = join(folder, '.partial')
  try {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
    fs.writeFileSync(partial, `${content}\n`, { mode: 0o600, flush: true })
    fs.renameSync(partial, file)
  } catch (error) {
    if (fs.existsSync(partial)) fs.rmSync(partial)
    const reason = error instanceof Error ? error.message : error
    throw new Error(`No backup was made, and none deleted: ${reason}`)
  }
  const oldest = keepMs ? backupNameAt(now - keepMs) : ''
  const old = fs.readdirSync(folder).filter((name) => backupName.test(name) && name < oldest)
  for (const name of old) fs.rmSync(join(folder, name))
  return { file, deleted: old.length }
}

async function restore({ database, name }: OpenDatabase, content: string, yes?: boolean) {
  const all = fromJsonLines(content)
  const plan = `${counted(all.length, 'message')}: those that are not in ${name}, as they were lost, erased or expired since, would be added, and nothing else changed`
  if (!(await confirm(plan, yes))) return 'Nothing is added'
  const before = await queries.countMessages(database, {})
  const messages = all.map(({ message }) => message)
  const deliveries = all.flatMap((each) => each.deliveries)
  await queries.importMessages(database, messages, deliveries)
  const added = (await queries.countMessages(database, {})) - before
  return `${counted(added, 'message')} added to ${name}. Erase again who was erased since; what was not notified then is notified now, perhaps for a second time.`
}

export async function runCommand(open: OpenDatabase, options: Arguments): Promise<string> {
  const { command, target, filter, limit, ageMs, keepMs, csv, to, yes } = options
  switch (command) {
    case 'list': {
      const count = await queries.countMessages(open.database, filter)
      const found = await readRecords(open, filter, limit)
      return `${toText(found)}\n${found.length} of ${count} in ${open.name}`
    }
    case 'show': {
      const found = await readRecords(open, { ids: [target] }, 1)
      if (!found.length) throw new Error(`There is no message ${target} in ${open.name}`)
      return toText(found)
    }
    case 'export': {
      const found = await readRecords(open, filter, Number.POSITIVE_INFINITY)
      if (!to) return csv ? toTable(found) : toJsonLines(found)
      // A database that is empty by mistake would in time be all that is left.
      const keep = found.length ? keepMs : undefined
      const { file, deleted } = writeBackup(to, toJsonLines(found), keep)
      return `${counted(found.length, 'message')} of ${open.name} in ${file}, ${counted(deleted, 'older file')} deleted`
    }
    case 'import':
      return restore(open, fs.readFileSync(target, 'utf8'), yes)
    case 'erase':
      return remove(open, { email: target }, `from ${target}`, yes)
    case 'purge': {
      const before = new Date(Date.now() - ageMs).toISOString()
      return remove(open, { ...filter, before }, `older than ${before}`, yes)
    }
    case 'retry':
      return `${counted(await queries.makeDue(open.database), 'notification')} in ${open.name} will be sent again, the newest within five minutes`
    case 'acknowledge':
      return acknowledge(open, yes)
  }
}
