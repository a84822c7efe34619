/** Reads what articles share: `people.yaml`, `sources.yaml` and `glossary.yaml`, each a list of entries with an `id`. */
import { existsSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { type Person, personList, sourceList, type Term, termList } from '../articles/schema'
import { didYouMean } from './problem'
import { readYaml } from './yaml'

/** Pixels of a portrait. */
const portraitSize = { width: 360, height: 450 }

/**
 * @param schema of the list, whose entries are checked one by one where the list has a mistake
 * @returns the entries without mistakes; whether the file is a list; `report`, which adds to the problems
 */
function readList<Entry extends { id: string }>(
  file: string,
  schema: v.ArraySchema<v.GenericSchema<unknown, Entry>, string>,
) {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '[]'
  const { values, problems, lineOf } = readYaml(text, schema, { file })
  const indexes = new Map<Entry, number>()
  const report = (entry: Entry, field: string, message: string) => {
    const index = indexes.get(entry) ?? 0
    problems.push({ file, line: lineOf([index, field]), field: `${index}.${field}`, message })
  }
  const ids = new Set<string>()
  for (const [index, value] of (Array.isArray(values) ? values : []).entries()) {
    const { success, output } = v.safeParse(schema.item, value)
    if (!success) continue
    indexes.set(output, index)
    if (ids.has(output.id)) report(output, 'id', `is ${output.id}, which another entry has`)
    ids.add(output.id)
  }
  return { entries: [...indexes.keys()], problems, report, isRead: Array.isArray(values) }
}

/** As texts write it: the term, and what else it is called. */
export const spellingsOf = ({ term, also = [] }: Pick<Term, 'term' | 'also'>) => [term, ...also]

/** @param paths of the articles that are published, or would be without their mistakes */
export function checkTerms({ entries, report }: SharedContent['terms'], paths: readonly string[]) {
  const slugs = paths.map((path) => path.replace('/articles/', ''))
  const owners = new Map<string, string>()
  for (const term of entries) {
    for (const spelling of spellingsOf(term)) {
      const owner = owners.get(spelling.toLowerCase())
      if (owner) report(term, 'term', `has "${spelling}", which ${owner} has already`)
      owners.set(spelling.toLowerCase(), term.id)
    }
    const { article } = term
    if (!article || slugs.includes(article)) continue
    const meant = didYouMean(article, slugs)
    report(term, 'article', `is ${article}, which is no published article${meant}`)
  }
}

export type SharedContent = ReturnType<typeof readSharedFiles>

/** @param folder of the articles */
export function readSharedFiles(folder: string) {
  const people = readList(`${folder}/people.yaml`, personList)
  const terms = readList(`${folder}/glossary.yaml`, termList)
  terms.entries.sort((a, b) => a.term.localeCompare(b.term, 'en'))
  return {
    people: {
      ...people,
      entries: people.entries.map((person): Person => {
        const portrait = { ...person.portrait, ...portraitSize }
        return { ...person, path: `/about/${person.id}`, portrait }
      }),
    },
    sources: readList(`${folder}/sources.yaml`, sourceList),
    terms,
  }
}
