/** The arguments of `npm run messages`. */
import { parseArgs } from 'node:util'

const usage = `npm run messages -- [COMMAND] [OPTIONS]

  list                       the newest 50, or --limit N (also without a command)
  show ID                    one message, and when and by which channel it was notified
  export                     all of them as JSON lines, which import reads, or with --csv for a spreadsheet
  import FILE                adds what is missing of an export, all of it or nothing
  erase EMAIL                deletes all from this address
  purge --older-than 365d    deletes those that are older, in days or hours (12h)
  retry                      lets notifications that wait or were given up be sent again

  --flagged                  only those that look like spam; with list, export and purge
  --status STATUS            only those notified so: waiting, held, delivered, alerted or undelivered; with list and export
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

/** Each command with what it takes after its name, and its options. */
const commands = {
  list: { target: /^$/, options: ['flagged', 'status', 'limit'] },
  show: { target: /^[0-9a-f-]{36}$/, options: [] },
  export: { target: /^$/, options: ['flagged', 'status', 'csv'] },
  import: { target: /./, options: ['yes'] },
  erase: { target: /@/, options: ['yes'] },
  purge: { target: /^$/, options: ['older-than', 'flagged', 'yes'] },
  retry: { target: /^$/, options: [] },
} satisfies Record<string, { target: RegExp; options: string[] }>

const isCommand = (name: string): name is keyof typeof commands => Object.hasOwn(commands, name)

/** @throws Error with what is wrong, and the usage */
export function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
    const { flagged, status, limit = '50', 'older-than': age = '', ...others } = values
    const [command = 'list', target = '', ...rest] = positionals
    if (!isCommand(command)) throw new Error(`"${command}" is no command`)
    const own: string[] = [...commands[command].options, 'remote', 'persist-to']
    const foreign = Object.keys(values).find((name) => !own.includes(name))
    if (foreign) throw new Error(`--${foreign} does not go with ${command}`)
    if (rest.length || !commands[command].target.test(target))
      throw new Error(`${command} does not take "${target}"`)
    const [, count, unit] = /^([1-9]\d{0,4})([dh])$/.exec(age) ?? []
    if (command === 'purge' && !unit)
      throw new Error('purge needs --older-than in days or hours, such as 365d or 12h')
    if (!/^[1-9]\d{0,5}$/.test(limit)) throw new Error('--limit is a number from 1 to 999999')
    return {
      ...others,
      command,
      target: target.trim(),
      filter: { flagged, status },
      limit: Number(limit),
      ageMs: Number(count) * (unit === 'h' ? 1 : 24) * 3_600_000,
      folder: values['persist-to'],
    }
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  }
}
export type Arguments = ReturnType<typeof readArguments>
