/** A YAML file of entries by id, such as `articles/sources.yaml`, checked. */
import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import * as v from 'valibot'
import { isMap, isNode, LineCounter, parseDocument } from 'yaml'
import type { ContentProblem } from './contentError'

export interface Entries<T> {
  /** When the file was changed last. */
  changed: number
  /** By id. */
  entries: ReadonlyMap<string, T>
  /** @returns the line on which an entry begins */
  lineOf: (id: string) => number
  problems: ContentProblem[]
}

type Schema<T> = v.GenericSchema<unknown, T>

async function read<T>(file: string, schema: Schema<T>, changed: number): Promise<Entries<T>> {
  const lines = new LineCounter()
  const document = parseDocument(await readFile(file, 'utf8'), { lineCounter: lines })
  const problems: ContentProblem[] = document.errors.map(({ message, pos }) => ({
    file,
    line: lines.linePos(pos[0]).line,
    field: basename(file, '.yaml'),
    message: message.replace(/ at line [\s\S]*/, ''),
  }))
  const entries = new Map<string, T>()
  const lineById = new Map<string, number>()
  const items = isMap(document.contents) ? document.contents.items : []
  for (const { key, value } of items) {
    const id = String(key)
    const { range } = key as { range?: [number, number, number] }
    const line = range ? lines.linePos(range[0]).line : 1
    lineById.set(id, line)
    const report = (field: string, message: string) =>
      problems.push({ file, line, field: `${id}.${field}`, message })
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
      report('id', 'is no id; small letters, digits and single hyphens are allowed')
    const entry: unknown = isNode(value) ? value.toJS(document) : value
    const { success, output, issues } = v.safeParse(schema, entry, { abortPipeEarly: true })
    if (success) entries.set(id, output)
    else for (const issue of issues) report(v.getDotPath(issue) ?? 'entry', issue.message)
  }
  return { changed, entries, lineOf: (id) => lineById.get(id) ?? 1, problems }
}

/** Without the file there are no entries; a text that names one is then reported. */
const none = { changed: 0, entries: new Map(), lineOf: () => 1, problems: [] }

/** @returns what reads files of such entries; the same file is read once, until it changes */
export function entriesReader<T>(schema: Schema<T>) {
  const known = new Map<string, Promise<Entries<T>>>()
  return async (file: string): Promise<Entries<T>> => {
    if (!existsSync(file)) return none
    const { mtimeMs } = await stat(file)
    const key = `${file} ${mtimeMs}`
    const reading = known.get(key) ?? read(file, schema, mtimeMs)
    known.set(key, reading)
    return reading
  }
}
