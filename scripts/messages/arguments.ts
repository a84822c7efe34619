/** The arguments of `npm run messages`. */
import { type State, states } from '../../src/function/tables'
import { readArguments } from '../arguments'

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

/** @throws Error with what is wrong, and the usage */
function reject(problem: string): never {
  throw new Error(`${problem}\n\n${usage}`)
}

function readStatus(text?: string) {
  if (text === undefined || isState(text)) return text
  return reject(`--status is ${Object.keys(states).join(', ')}, and not "${text}"`)
}

/** Ends the command for `--help`, or an option that there is not. @throws Error with what is wrong, and the usage */
export function readCommand(args: string[]) {
  const { values, positionals } = readArguments(usage, { args, allowPositionals: true, options })
  const { since, from, status, suspected, csv, yes, remote, 'older-than': age } = values
  const [command = 'list', target = '', ...rest] = positionals
  if (!isCommand(command)) return reject(`"${command}" is no command`)
  const own: string[] = [...commands[command].options, 'remote', 'persist-to']
  const foreign = Object.keys(values).find((name) => !own.includes(name))
  if (foreign) reject(`--${foreign} does not go with ${command}`)
  if (rest.length || !commands[command].target.test(target))
    reject(`${command} does not take "${target}"`)
  if (since && !(/^\d{4}-\d\d-\d\d$/.test(since) && Date.parse(since)))
    reject(`--since is a day such as 2026-01-31, and not "${since}"`)
  if (age && !/^[1-9]\d{0,4}d$/.test(age)) reject('--older-than is in days, such as 365d')
  if (command === 'erase' && Boolean(age) === Boolean(target))
    reject('erase takes an address, an id or --older-than')
  return {
    command,
    target,
    filter: { since, from, status: readStatus(status), suspected },
    olderThanDays: Number.parseInt(age ?? '', 10),
    csv,
    yes,
    remote,
    folder: values['persist-to'],
  }
}
export type Arguments = ReturnType<typeof readCommand>
