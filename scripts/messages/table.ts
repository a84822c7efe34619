/** Asks the table of messages, on this machine or the hosted one, through wrangler. */
import { spawnSync } from 'node:child_process'

export interface Place {
  /** The hosted table; else that of this machine. */
  remote?: boolean
  /** The folder of the table on this machine. */
  state?: string
}

/**
 * Text as SQL writes it; wrangler takes no bound values.
 * @throws where it holds a NUL, which would end the text
 */
export function quote(text: string) {
  if (text.includes('\0')) throw new Error('A text with a NUL is not allowed')
  return `'${text.replaceAll("'", "''")}'`
}

/**
 * @returns the rows of the one statement
 * @throws with wrangler's own words where the table cannot be asked
 */
export function ask<Row>(statement: string, { remote, state = '.wrangler/state' }: Place): Row[] {
  const where = remote ? ['--remote'] : ['--local', '--persist-to', state]
  const wrangler = ['node_modules/wrangler/bin/wrangler.js', 'd1', 'execute', 'contact', ...where]
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...wrangler, '--json', '--command', statement],
    {
      env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' },
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
    },
  )
  if (status !== 0) throw new Error(`The table cannot be asked:\n${stdout || stderr}`)
  const [answer]: { results: Row[] }[] = JSON.parse(stdout)
  if (!answer) throw new Error(`The table gave no answer: ${stdout}`)
  return answer.results
}
