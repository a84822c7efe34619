/** A YAML file of entries by id, such as `articles/sources.yaml`, checked. */
import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type * as v from 'valibot'
import type { ContentProblem } from '../contentError'
import { checkValues } from './checkValues'
import { markdownIn } from './markdownIn'
import { readText } from './readText'
import { readYaml, type YamlPath } from './readYaml'

/** Of all ids, where the file cannot be read. */
export interface BrokenIds {
  has(id: string): boolean
  size: number
}

export interface Entries<T> {
  /** When the file was changed last. */
  changed: number
  /** By id; those without mistakes. */
  entries: ReadonlyMap<string, T>
  /** The ids of entries with mistakes, of which nothing else need be reported. */
  broken: BrokenIds
  /** @returns the line on which an entry begins, or its field where it is named */
  lineOf: (id: string, field?: string) => number
  problems: ContentProblem[]
}

/** A schema of keys, by which the likely one is found where one is mistyped. */
type Schema<T> = v.GenericSchema<unknown, T> & { entries: v.ObjectEntries }

const idForm = /^[a-z0-9]+(-[a-z0-9]+)*$/

const isAddress = (path: YamlPath) => path.at(-1) === 'url'

async function read<T>(
  file: string,
  schema: Schema<T>,
  owner: string,
  changed: number,
): Promise<Entries<T>> {
  const { text, problem } = await readText(file)
  const problems: ContentProblem[] = problem ? [problem] : []
  const yaml = readYaml(text, 1, isAddress)
  const lineOf = (id: string, field?: string) => yaml.lineOf(field ? [id, field] : [id])
  const report = (path: YamlPath, message: string, severity?: { isWarning: true }) =>
    problems.push({
      ...{ file, line: yaml.lineOf(path), field: path.join('.') || basename(file, '.yaml') },
      ...{ message, ...severity },
    })
  const entries = new Map<string, T>()
  const isUnread = {
    changed,
    entries,
    broken: { has: () => true, size: Number.POSITIVE_INFINITY },
    lineOf,
    problems,
  }
  for (const { path, message, line } of yaml.problems)
    problems.push({ file, line, field: path.join('.') || basename(file, '.yaml'), message })
  if (problems.length > 0) return isUnread
  const { values } = yaml
  // A file of comments has no entries yet.
  if (values === null) return { ...isUnread, broken: new Set() }
  if (typeof values !== 'object' || Array.isArray(values)) {
    report([], 'is no map of entries; each begins with its id and a colon')
    return isUnread
  }
  const broken = new Set<string>()
  for (const [id, value] of Object.entries(values ?? {})) {
    if (!idForm.test(id))
      report([id, 'id'], 'is no id; small letters, digits and single hyphens are allowed')
    const { output, problems: found } = checkValues(schema, value, owner)
    for (const { path, message } of found) report([id, ...path], message)
    for (const { path, message } of markdownIn(value))
      if (!isAddress(path)) report([id, ...path], message, { isWarning: true })
    if (output === undefined) broken.add(id)
    else entries.set(id, output)
  }
  return { changed, entries, broken, lineOf, problems }
}

/** Without the file there are no entries; a text that names one is then reported. */
const none = {
  ...{ changed: 0, entries: new Map(), broken: new Set<string>() },
  ...{ lineOf: () => 1, problems: [] },
}

/**
 * @param owner what an entry is, such as "a term"
 * @returns what reads files of such entries; the same file is read once, until it changes
 */
export function entriesReader<T>(schema: Schema<T>, owner: string) {
  const known = new Map<string, Promise<Entries<T>>>()
  return async (file: string): Promise<Entries<T>> => {
    if (!existsSync(file)) return none
    const { mtimeMs } = await stat(file)
    const key = `${file} ${mtimeMs}`
    const reading = known.get(key) ?? read(file, schema, owner, mtimeMs)
    known.set(key, reading)
    return reading
  }
}
