/** The sources that articles cite: `articles/sources.yaml`, checked. An id in a text must be one of them. */
import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import * as v from 'valibot'
import { isMap, isNode, LineCounter, parseDocument } from 'yaml'
import { type Source, sourceSchema } from '../articles/schema'
import type { ContentProblem } from './contentError'

export interface Sources {
  /** When the file was changed last; the same file is read once. */
  changed: number
  /** By id. */
  sources: ReadonlyMap<string, Source>
  problems: ContentProblem[]
}

/** Without the file there are no sources; a text that cites one is then reported. */
const none: Sources = { changed: 0, sources: new Map(), problems: [] }

async function read(file: string, changed: number): Promise<Sources> {
  const lines = new LineCounter()
  const document = parseDocument(await readFile(file, 'utf8'), { lineCounter: lines })
  const problems: ContentProblem[] = document.errors.map(({ message, pos }) => ({
    file,
    line: lines.linePos(pos[0]).line,
    field: 'sources',
    message: message.replace(/ at line [\s\S]*/, ''),
  }))
  const sources = new Map<string, Source>()
  const items = isMap(document.contents) ? document.contents.items : []
  for (const { key, value } of items) {
    const id = String(key)
    const { range } = key as { range?: [number, number, number] }
    const line = range ? lines.linePos(range[0]).line : 1
    const report = (field: string, message: string) =>
      problems.push({ file, line, field: `${id}.${field}`, message })
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
      report('id', 'is no id; small letters, digits and single hyphens are allowed')
    const entry: unknown = isNode(value) ? value.toJS(document) : value
    const { success, output, issues } = v.safeParse(sourceSchema, entry, { abortPipeEarly: true })
    if (success) sources.set(id, output)
    else for (const issue of issues) report(v.getDotPath(issue) ?? 'entry', issue.message)
  }
  return { changed, sources, problems }
}

const known = new Map<string, Promise<Sources>>()

/** @returns what the file holds, and a problem for each entry that breaks the schema */
export async function readSources(file = 'articles/sources.yaml'): Promise<Sources> {
  if (!existsSync(file)) return none
  const { mtimeMs } = await stat(file)
  const key = `${file} ${mtimeMs}`
  const reading = known.get(key) ?? read(file, mtimeMs)
  known.set(key, reading)
  return reading
}
