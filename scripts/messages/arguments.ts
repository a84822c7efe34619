/** The arguments of `npm run messages`. */
import { parseArgs } from 'node:util'
import * as v from 'valibot'

const usage = `npm run messages -- [COMMAND] [OPTIONS]

  list                       the newest 50 (also without a command)
  show ID                    one message, and when and by which channel it was notified
  export                     all of them as JSON lines, which import reads, or with --csv for a spreadsheet
  import FILE                adds what is missing of an export, all of it or nothing
  erase EMAIL                deletes all from this address
  purge --older-than 365d    deletes those that are older, in days or hours (12h)
  retry                      lets notifications that wait or were given up be sent again within five minutes

  --flagged                  only those that look like spam; with list, export and purge
  --status STATUS            only those with a notification that is waiting, held, delivered, alerted or
                             undelivered; with list and export
  --limit N                  so many instead of 50; with list
  --yes                      does it without a question; with erase, purge and import
  --remote                   the hosted database, else that of this machine
  --persist-to FOLDER        where this machine's database is, as wrangler has it

With DATABASE_URL=postgres://… in the environment all of them work on that database.`

const options = {
  csv: { type: 'boolean' },
  flagged: { type: 'boolean' },
  status: { type: 'string' },
  limit: { type: 'string' },
  'older-than': { type: 'string' },
  yes: { type: 'boolean' },
  remote: { type: 'boolean' },
  'persist-to': { type: 'string' },
} as const

/** What each command takes after its name, and its options. */
const allowed = {
  list: { target: /^$/, options: ['flagged', 'status', 'limit'] },
  show: { target: /^[0-9a-f-]{36}$/, options: [] },
  export: { target: /^$/, options: ['flagged', 'status', 'csv'] },
  import: { target: /./, options: ['yes'] },
  erase: { target: /@/, options: ['yes'] },
  purge: { target: /^$/, options: ['older-than', 'flagged', 'yes'] },
  retry: { target: /^$/, options: [] },
}
const commandName = v.picklist(
  ['list', 'show', 'export', 'import', 'erase', 'purge', 'retry'],
  ({ input }) => `"${input}" is no command`,
)
const everywhere = ['remote', 'persist-to']

const age = v.pipe(
  v.string('purge needs --older-than'),
  v.regex(/^[1-9]\d{0,4}[dh]$/, '--older-than is days or hours, such as 365d or 12h'),
  v.transform((text) => Number.parseInt(text, 10) * (text.endsWith('h') ? 1 : 24) * 3_600_000),
)
const limit = v.pipe(
  v.optional(v.string(), '50'),
  v.regex(/^[1-9]\d{0,5}$/, '--limit is a number from 1 to 999999'),
  v.transform(Number),
)

/** @throws Error with what is wrong, and the usage */
export function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
    const [given = 'list', target = '', ...rest] = positionals
    const command = v.parse(commandName, given)
    const { target: pattern, options: own }: { target: RegExp; options: string[] } =
      allowed[command]
    const extra = Object.keys(values).find((name) => ![...own, ...everywhere].includes(name))
    if (extra) throw new Error(`--${extra} does not go with ${command}`)
    if (rest.length || !pattern.test(target))
      throw new Error(`${command} does not take "${target}"`)
    return {
      command,
      target: target.trim(),
      filter: { flagged: values.flagged, status: values.status },
      limit: v.parse(limit, values.limit),
      ageMs: command === 'purge' ? v.parse(age, values['older-than']) : 0,
      csv: values.csv ?? false,
      yes: values.yes ?? false,
      remote: values.remote ?? false,
      folder: values['persist-to'],
    }
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  }
}
export type Arguments = ReturnType<typeof readArguments>
