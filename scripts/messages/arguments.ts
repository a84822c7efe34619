/** The arguments of `npm run messages`. */
import { parseArgs } from 'node:util'
import { type State, states } from '../../src/function/tables'

const usage = `npm run messages -- [COMMAND] [OPTIONS]

  list                      the newest 50 (also without a command)
  show ID                   one message, and when and by which channel it was notified
  export                    all of them as JSON lines, or with --csv for a spreadsheet
  erase EMAIL               deletes all from this address, in whichever spelling
  erase ID                  deletes one message
  erase --older-than 365d   deletes those that are older
  retry                     sends what failed, waits after an attempt, or had no channel

  --since 2026-01-31        only those of this day in UTC or later; with list and export
  --from EMAIL              only those from this address; with list and export
  --status STATUS           only those with such a notification: ${Object.keys(states).join(', ')}; with list and export
  --suspected               only those that failed the check for bots; with list and export
  --yes                     deletes without a question
  --remote                  the hosted database, else that of this machine
  --persist-to FOLDER       where this machine's database is, as wrangler has it`

const options = {
  csv: { type: 'boolean' },
  since: { type: 'string' },
  from: { type: 'string' },
  status: { type: 'string' },
  suspected: { type: 'boolean' },
  'older-than': { type: 'string' },
  yes: { type: 'boolean' },
  remote: { type: 'boolean' },
  'persist-to': { type: 'string' },
} as const

const filters = ['since', 'from', 'status', 'suspected']

/** Each command with what it takes after its name, and its options. */
const commands = {
  list: { target: /^$/, options: filters },
  show: { target: /^[0-9a-f-]{36}$/, options: [] },
  export: { target: /^$/, options: [...filters, 'csv'] },
  erase: { target: /@|^[0-9a-f-]{36}$|^$/, options: ['older-than', 'yes'] },
  retry: { target: /^$/, options: [] },
} satisfies Record<string, { target: RegExp; options: string[] }>

const isCommand = (name: string): name is keyof typeof commands => Object.hasOwn(commands, name)
const isState = (name: string): name is State => Object.hasOwn(states, name)

function readStatus(text?: string) {
  if (text === undefined || isState(text)) return text
  throw new Error(`--status is ${Object.keys(states).join(', ')}, and not "${text}"`)
}

/** @throws Error with what is wrong, and the usage */
export function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
    const { since, from, status, suspected, csv, yes, remote, 'older-than': age } = values
    const [command = 'list', target = '', ...rest] = positionals
    if (!isCommand(command)) throw new Error(`"${command}" is no command`)
    const own: string[] = [...commands[command].options, 'remote', 'persist-to']
    const foreign = Object.keys(values).find((name) => !own.includes(name))
    if (foreign) throw new Error(`--${foreign} does not go with ${command}`)
    if (rest.length || !commands[command].target.test(target))
      throw new Error(`${command} does not take "${target}"`)
    if (since && !(/^\d{4}-\d\d-\d\d$/.test(since) && Date.parse(since)))
      throw new Error(`--since is a day such as 2026-01-31, and not "${since}"`)
    if (age && !/^[1-9]\d{0,4}d$/.test(age))
      throw new Error('--older-than is in days, such as 365d')
    if (command === 'erase' && Boolean(age) === Boolean(target))
      throw new Error('erase takes an address, an id or --older-than')
    const filter = { since, from, status: readStatus(status), suspected }
    const olderThanDays = Number.parseInt(age ?? '', 10)
    return {
      command,
      target,
      filter,
      olderThanDays,
      csv,
      yes,
      remote,
      folder: values['persist-to'],
    }
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  }
}
export type Arguments = ReturnType<typeof readArguments>
