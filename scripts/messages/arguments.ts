/** The arguments of `npm run messages`. */
import { parseArgs } from 'node:util'
import { statuses } from '../../src/function/tables'

const usage = `npm run messages -- [COMMAND] [OPTIONS]

  list                       the newest 50, or --limit N (also without a command)
  show ID                    one message, and when and by which channel it was notified
  export                     all of them as JSON lines, which import reads, or with --csv for a spreadsheet
  export --to FOLDER         the same into a new file there; with --keep 28d it then deletes those that are older
  import FILE                adds what is missing of an export, all of it or nothing
  erase EMAIL                deletes all from this address
  purge --older-than 365d    deletes those that are older, in days or hours (12h)
  retry                      lets notifications that wait or were given up be sent again
  acknowledge                takes what was given up as known, so that it is no alarm any more

  --flagged                  only those that look like spam; with list, export and purge
  --status STATUS            only those notified so: ${statuses.join(', ')}; with list and export
  --since 2026-01-31         only those of this day in UTC or later; with list and export
  --from EMAIL               only those from this address; with list and export
  --yes                      does it without a question; with erase, purge, import and acknowledge
  --remote                   the hosted database, else that of this machine
  --persist-to FOLDER        where this machine's database is, as wrangler has it

With DATABASE_URL=postgres://… in the environment all of them work on that database.`

const options = {
  csv: { type: 'boolean' },
  flagged: { type: 'boolean' },
  status: { type: 'string' },
  limit: { type: 'string' },
  since: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  keep: { type: 'string' },
  'older-than': { type: 'string' },
  yes: { type: 'boolean' },
  remote: { type: 'boolean' },
  'persist-to': { type: 'string' },
} as const

const filters = ['flagged', 'status', 'since', 'from']

/** Each command with what it takes after its name, and its options. */
const commands = {
  list: { target: /^$/, options: [...filters, 'limit'] },
  show: { target: /^[0-9a-f-]{36}$/, options: [] },
  export: { target: /^$/, options: [...filters, 'csv', 'to', 'keep'] },
  import: { target: /./, options: ['yes'] },
  erase: { target: /@/, options: ['yes'] },
  purge: { target: /^$/, options: ['older-than', 'flagged', 'yes'] },
  retry: { target: /^$/, options: [] },
  acknowledge: { target: /^$/, options: ['yes'] },
} satisfies Record<string, { target: RegExp; options: string[] }>

const isCommand = (name: string): name is keyof typeof commands => Object.hasOwn(commands, name)

function readAge(option: string, text: string) {
  const [, count, unit] = /^([1-9]\d{0,4})([dh])$/.exec(text) ?? []
  if (!unit) throw new Error(`${option} in days or hours, such as 365d or 12h`)
  return Number(count) * (unit === 'h' ? 1 : 24) * 3_600_000
}

/** @throws Error with what is wrong, and the usage */
export function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
    const { flagged, status, since, from, limit = '50', keep, ...others } = values
    const [command = 'list', target = '', ...rest] = positionals
    if (!isCommand(command)) throw new Error(`"${command}" is no command`)
    const own: string[] = [...commands[command].options, 'remote', 'persist-to']
    const foreign = Object.keys(values).find((name) => !own.includes(name))
    if (foreign) throw new Error(`--${foreign} does not go with ${command}`)
    if (rest.length || !commands[command].target.test(target))
      throw new Error(`${command} does not take "${target}"`)
    if (status && !statuses.some((each) => each === status))
      throw new Error(`--status is ${statuses.join(', ')}, and not "${status}"`)
    if (since && !(/^\d{4}-\d\d-\d\d$/.test(since) && Date.parse(since)))
      throw new Error(`--since is a day such as 2026-01-31, and not "${since}"`)
    if (!/^[1-9]\d{0,5}$/.test(limit)) throw new Error('--limit is a number from 1 to 999999')
    if (keep && !values.to) throw new Error('--keep goes with --to')
    const part = ['csv', ...filters].find((name) => name in values)
    // Each file of its folder can replace the others.
    if (values.to && part) throw new Error(`--to goes without --${part}: a backup holds all`)
    const isPurge = command === 'purge'
    return {
      ...others,
      command,
      target: target.trim(),
      filter: { flagged, status, since, email: from },
      limit: Number(limit),
      ageMs: isPurge ? readAge('purge needs --older-than', others['older-than'] ?? '') : 0,
      keepMs: keep === undefined ? undefined : readAge('--keep is', keep),
      folder: values['persist-to'],
    }
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  }
}
export type Arguments = ReturnType<typeof readArguments>
