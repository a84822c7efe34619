/** What single requests to the function cost: rows written, and processor time. */
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { messagePolicy } from '../../src/site'
import { createClient, createMessage, newSender } from '../../src/tests/runtime/client'
import type { Runtime } from '../../src/tests/runtime/startRuntime'

/** @returns rows and entries of indexes, by kind of request */
export async function measureRows({ post, rowsWritten }: ReturnType<typeof createClient>) {
  const headers = { 'Idempotency-Key': randomUUID(), 'CF-Connecting-IP': newSender() }
  const message = createMessage()
  const cost = async (body: object, more: Record<string, string>) => {
    await rowsWritten()
    const { status } = await post(body, more)
    return { status, 'rows written': await rowsWritten() }
  }
  const first = await cost(message, headers)
  const repeat = await cost(message, headers)
  const conflict = await cost(createMessage(), headers)
  const sender = { 'CF-Connecting-IP': newSender() }
  for (let n = 0; n < messagePolicy.hourlyLimit; n++) await post(createMessage(), sender)
  return {
    message: first,
    repeat,
    conflict,
    invalid: await cost({ ...message, email: '' }, {}),
    'over the hourly limit': await cost(createMessage(), sender),
  }
}

const size = 32 * 1024

/** A body of nearly the size that is allowed. */
const fill = (start: string, part: string, end = '') =>
  start + part.repeat((size - start.length - end.length) / part.length) + end

const json = 'application/json'
const bodies: Record<string, [type: string, body: string]> = {
  'blanks in an address': [json, fill('{"email":"a', ' ', 'b"}')],
  'one long name': [json, fill('{"name":"', 'a', '"}')],
  'nested arrays': [json, fill('', '[')],
  'unknown fields': [json, `{${Array.from({ length: 3000 }, (_, n) => `"${n}":0`).join()}}`],
  'escaped characters': [json, fill('{"message":"', '\\ud83d\\ude00', '"}')],
  'form of many fields': ['application/x-www-form-urlencoded', fill('', 'a=&')],
  'multipart of many parts': [
    'multipart/form-data; boundary=x',
    fill('', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n', '--x--'),
  ],
}

function readStat(id: string) {
  try {
    return readFileSync(`/proc/${id}/stat`, 'utf8')
  } catch {
    // It has ended meanwhile.
    return ''
  }
}

/** @returns seconds that all processes of the group have used so far */
function processorTime(group: number) {
  const stats = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(readStat)
    // After the name, which may hold blanks: state, parent, group, … user and system time in hundredths.
    .map((text) => text.slice(text.lastIndexOf(')') + 2).split(' '))
  const own = stats.filter((fields) => Number(fields[2]) === group)
  return own.reduce((sum, fields) => sum + Number(fields[11]) + Number(fields[12]), 0) / 100
}

/** @returns milliseconds of processor time of the whole runtime for each body, on average */
export async function measureBodies({ url, processGroup }: Runtime) {
  const { post } = createClient(url)
  const costs: Record<string, { status: number; 'ms of processor': number }> = {}
  const repeats = 200
  for (const [name, [type, body]] of Object.entries(bodies)) {
    const before = processorTime(processGroup)
    let status = 0
    for (let n = 0; n < repeats; n++) status = (await post(body, { 'Content-Type': type })).status
    const milliseconds = ((processorTime(processGroup) - before) * 1000) / repeats
    costs[name] = { status, 'ms of processor': Number(milliseconds.toFixed(1)) }
  }
  return costs
}
