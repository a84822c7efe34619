/** What `npm run messages` understands. */
import { parseArgs } from 'node:util'
import type { Place } from './table'

export const usage = `npm run messages -- [COMMAND] [OPTIONS]

  list                       the newest 50 (also without a command)
  show ID                    one message
  export                     all of them, as JSON lines unless --csv
  purge --older-than 365d    deletes those that are older
  erase EMAIL                deletes all from this address
  help                       this text

  --json      one JSON object a line
  --csv       for a spreadsheet
  --flagged   only those that look like spam
  --remote    the hosted table, else that of this machine
  --persist-to FOLDER   where this machine's table is, as wrangler has it`

export interface Arguments {
  command: 'list' | 'show' | 'export' | 'purge' | 'erase' | 'help'
  /** An id, a number of days or an address. */
  target: string
  place: Place
  format: 'list' | 'json' | 'csv'
  flagged: boolean
}

const commands = ['list', 'show', 'export', 'purge', 'erase', 'help'] as const
const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** @throws Error that says what is wrong and what is allowed */
export function readArguments(args: string[]): Arguments {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        csv: { type: 'boolean', default: false },
        flagged: { type: 'boolean', default: false },
        remote: { type: 'boolean', default: false },
        'older-than': { type: 'string' },
        'persist-to': { type: 'string' },
      },
    })
    const [named = 'list', given, ...rest] = positionals
    const command = commands.find((each) => each === named)
    if (!command) throw new Error(`"${named}" is no command`)
    const age = values['older-than']
    if (rest.length || (given !== undefined && command !== 'show' && command !== 'erase'))
      throw new Error(`"${rest[0] ?? given}" is too much`)
    if (values.json && values.csv) throw new Error('--json and --csv exclude each other')
    if ((age !== undefined) !== (command === 'purge'))
      throw new Error('purge and --older-than belong together')
    if (values.flagged && command !== 'list' && command !== 'export')
      throw new Error('--flagged goes with list and export')
    return {
      command,
      target: targetOf(command, given, age),
      place: { remote: values.remote, state: values['persist-to'] },
      format: values.csv ? 'csv' : values.json || command === 'export' ? 'json' : 'list',
      flagged: values.flagged,
    }
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  }
}

function targetOf(command: Arguments['command'], given = '', age = '') {
  if (command === 'show' && !uuid.test(given)) throw new Error(`"${given}" is not an id`)
  if (command === 'erase' && !given.includes('@')) throw new Error(`"${given}" is not an address`)
  if (command !== 'purge') return given.trim()
  const days = /^([1-9]\d{0,4})d$/.exec(age)?.[1]
  if (!days) throw new Error(`"${age}" is not an age; days such as 365d are`)
  return days
}
