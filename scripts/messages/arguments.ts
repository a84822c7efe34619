/** The arguments of `npm run messages`. */
import { parseArgs } from 'node:util'

export const usage = `npm run messages -- [COMMAND] [OPTIONS]

  list                       the newest 50 (also without a command)
  show ID                    one message
  export                     all of them, as JSON lines unless --csv
  purge --older-than 365d    deletes those that are older, in days or hours (12h)
  erase EMAIL                deletes all from this address
  help                       this text

  --json      one JSON object a line
  --csv       for a spreadsheet
  --flagged   only those that look like spam; with list, export and purge
  --dry-run   only counts what purge or erase would delete
  --remote    the hosted table, else that of this machine
  --persist-to FOLDER   where this machine's table is, as wrangler has it`

/** What each command takes: an ID, an age in days or hours, an address or nothing. */
const targets = {
  list: /^$/,
  show: /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
  export: /^$/,
  purge: /^[1-9]\d{0,4}[dh]$/,
  erase: /@/,
  help: /^$/,
}

const isCommand = (text: string): text is keyof typeof targets => Object.hasOwn(targets, text)

/** @throws Error with the usage */
export function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        csv: { type: 'boolean' },
        flagged: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        remote: { type: 'boolean' },
        'older-than': { type: 'string' },
        'persist-to': { type: 'string' },
      },
    })
    const { json, csv, flagged, remote, 'persist-to': folder } = values
    const { 'older-than': age, 'dry-run': dryRun } = values
    const [command = 'list', given = age ?? '', ...rest] = positionals
    const target = given.trim()
    if (!isCommand(command)) throw new Error(`"${command}" is not a command`)
    if (rest.length || !targets[command].test(target))
      throw new Error(`${command} does not take "${[target, ...rest].join(' ')}"`)
    if ((age !== undefined) !== (command === 'purge'))
      throw new Error('purge and --older-than belong together')
    if (flagged && !['list', 'export', 'purge'].includes(command))
      throw new Error('--flagged goes with list, export and purge')
    if (dryRun && !['purge', 'erase'].includes(command))
      throw new Error('--dry-run goes with purge and erase')
    if (json && csv) throw new Error('--json and --csv exclude each other')
    const format = csv ? 'csv' : json || command === 'export' ? 'json' : 'list'
    return { command, target, format, flagged, dryRun, location: { remote, folder } } as const
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  }
}
