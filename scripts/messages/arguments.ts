/** The arguments of `npm run messages`. */
import { parseArgs } from 'node:util'
import type { Format } from './format'

export const usage = `npm run messages -- [COMMAND] [OPTIONS]

  list                       the newest 50 (also without a command)
  show ID                    one message
  export                     all of them, as JSON lines unless --csv
  purge --older-than 365d    deletes those that are older, in days or hours (12h)
  erase EMAIL                deletes all from this address
  retry                      lets all notifications that wait be sent again within five minutes
  backup [FILE]              writes all of them to a new file, else to one in backups/
  restore FILE               puts a backup into a table without messages
  help                       this text

  --json, --csv    one JSON object a line; for a spreadsheet; with list, show and export
  --bom            with --csv, for Excel
  --flagged        only those that look like spam; with list, export and purge
  --waiting        only those with notifications that are not delivered; with list and export
  --limit N        so many instead of 50; with list
  --dry-run        only says what it would do; with purge and erase
  --merge          with restore: adds what a table with messages lacks, and changes nothing else
  --yes            does it without a question; with purge, erase and restore --merge
  --remote         the hosted table, else that of this machine
  --persist-to FOLDER   where this machine's table is, as wrangler has it

  With DATABASE_URL=postgres://… in the environment all of them work on that database.`

/** What each command takes after its name, and which options. */
const commands = {
  list: { needs: '', target: /^$/, options: ['json', 'csv', 'bom', 'flagged', 'waiting', 'limit'] },
  show: {
    needs: 'an ID',
    target: /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
    options: ['json', 'csv', 'bom'],
  },
  export: { needs: '', target: /^$/, options: ['json', 'csv', 'bom', 'flagged', 'waiting'] },
  purge: { needs: '', target: /^$/, options: ['older-than', 'flagged', 'dry-run', 'yes'] },
  erase: { needs: 'an address', target: /@/, options: ['dry-run', 'yes'] },
  retry: { needs: '', target: /^$/, options: [] },
  backup: { needs: '', target: /^/, options: [] },
  restore: { needs: 'a file', target: /^./, options: ['merge', 'yes'] },
  help: { needs: '', target: /^$/, options: [] },
}
const everywhere = ['remote', 'persist-to']

const isCommand = (text: string): text is keyof typeof commands => Object.hasOwn(commands, text)

/** npm takes options before `--` for its own, and runs the command without them. */
function checkTakenByNpm(env: NodeJS.ProcessEnv) {
  const mine = [
    'remote',
    'dry_run',
    'older_than',
    'flagged',
    'waiting',
    'csv',
    'bom',
    'limit',
    'merge',
    'persist_to',
  ]
  const taken = mine.find((name) => env[`npm_config_${name}`])
  if (taken && env.npm_lifecycle_event === 'messages')
    throw new Error(
      `npm has taken --${taken.replaceAll('_', '-')} for itself: write -- before the command`,
    )
}

/** @returns milliseconds @throws Error where it is not a number of days or hours */
function parseAge(text: string | undefined) {
  const [, number, unit] = /^([1-9]\d{0,4})([dh])$/.exec(text ?? '') ?? []
  if (!number)
    throw new Error(
      `purge needs --older-than with days or hours, such as 365d or 12h${text ? `; it is ${text}` : ''}`,
    )
  return Number(number) * (unit === 'h' ? 1 : 24) * 3_600_000
}

function parseLimit(text: string) {
  if (!/^[1-9]\d{0,5}$/.test(text))
    throw new Error(`--limit is ${text}; a number from 1 to 999999 is allowed`)
  return Number(text)
}

/** @throws Error with the usage */
export function readArguments(args: string[], env: NodeJS.ProcessEnv = {}) {
  try {
    checkTakenByNpm(env)
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        csv: { type: 'boolean' },
        bom: { type: 'boolean' },
        flagged: { type: 'boolean' },
        waiting: { type: 'boolean' },
        limit: { type: 'string' },
        'dry-run': { type: 'boolean' },
        'older-than': { type: 'string' },
        merge: { type: 'boolean' },
        yes: { type: 'boolean' },
        remote: { type: 'boolean' },
        'persist-to': { type: 'string' },
      },
    })
    const {
      json,
      csv,
      bom,
      limit = '50',
      flagged = false,
      waiting = false,
      merge = false,
      yes = false,
    } = values
    const { remote = false, 'persist-to': folder, 'dry-run': dryRun = false } = values
    const [command = 'list', given = '', ...rest] = positionals
    const target = given.trim()
    if (!isCommand(command)) throw new Error(`"${command}" is not a command`)
    if (rest.length || !commands[command].target.test(target))
      throw new Error(
        rest.length || target
          ? `${command} does not take "${[target, ...rest].join(' ')}"`
          : `${command} needs ${commands[command].needs}`,
      )
    const allowed: string[] = [...commands[command].options, ...everywhere]
    const other = Object.keys(values).find((option) => !allowed.includes(option))
    if (other)
      throw new Error(
        `--${other} goes with ${Object.entries(commands)
          .filter(([, { options }]) => options.some((option) => option === other))
          .map(([name]) => name)
          .join(', ')}, not with ${command}`,
      )
    if (json && csv) throw new Error('--json and --csv exclude each other')
    if (bom && !csv) throw new Error('--bom goes with --csv')
    const where = [
      env.DATABASE_URL && 'DATABASE_URL',
      remote && '--remote',
      folder && '--persist-to',
    ]
    const [first, second] = where.filter(Boolean)
    if (second) throw new Error(`${first} and ${second} name two databases; leave one of them out`)
    const format: Format = csv ? 'csv' : json || command === 'export' ? 'json' : 'list'
    return {
      ...{ command, target, format, bom, flagged, waiting, dryRun, merge, yes },
      limit: parseLimit(limit),
      ageMs: command === 'purge' ? parseAge(values['older-than']) : 0,
      location: { url: env.DATABASE_URL || undefined, remote, folder },
    } as const
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  }
}
