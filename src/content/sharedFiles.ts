/** Reads the files for all articles: `people.yaml`, `sources.yaml` and `glossary.yaml`, each a list of entries with an `id`. */
import { existsSync } from 'node:fs'
import type * as v from 'valibot'
import {
  type Person,
  personList,
  type Signer,
  signatureOf,
  sourceList,
  type Term,
  termList,
} from '../articles/schema'
import { fill } from '../locale'
import { founder, pagePaths, site } from '../site'
import { articlePath } from '../urls'
import { personPage as personWords } from '../words'
import { didYouMean, type Problem } from './problem'
import { readSource } from './sourceFile'
import { remember } from './textMemory'
import { readYaml, validate } from './yaml'

/** Pixels of a portrait. */
const portraitSize = { width: 360, height: 450 }

/**
 * @param schema of the list, whose entries are checked one by one where the list has a mistake
 * @returns the file; the entries without mistakes; whether the file is a list; `report`, which adds to the problems;
 * `checkArticles`, which reports those that are not among the paths of published articles
 */
function readList<Entry extends { id: string; article?: string }>(
  file: string,
  schema: v.ArraySchema<v.GenericSchema<unknown, Entry>, string>,
) {
  const { text: source, conflict } = existsSync(file) ? readSource(file) : { text: '[]' }
  const text = conflict ? '' : source
  const { yaml, items } = remember(file, [text], () => {
    const yaml = readYaml(text, schema, { file })
    const all: unknown[] = Array.isArray(yaml.values) ? yaml.values : []
    const items = yaml.output ?? all.map((each) => validate(schema.item, each).output)
    return { yaml, items }
  })
  const { values, lineOf } = yaml
  const problems = conflict ? [conflict] : [...yaml.problems]
  const indexes = new Map<Entry, number>()
  const report = (entry: Entry, field: string, message: string) => {
    const index = indexes.get(entry) ?? 0
    problems.push({ file, line: lineOf([index, field]), field: `${index}.${field}`, message })
  }
  const ids = new Set<string>()
  const isRead = Array.isArray(values)
  items.forEach((item, index) => {
    if (!item) return
    // What follows from other files is added to an entry, and not kept.
    const entry = { ...item }
    indexes.set(entry, index)
    if (ids.has(entry.id)) report(entry, 'id', `is ${entry.id}, which another entry has`)
    ids.add(entry.id)
  })
  const checkArticles = (paths: readonly string[]) => {
    const slugs = paths.map((path) => path.slice(articlePath('').length))
    for (const entry of indexes.keys()) {
      const { article } = entry
      if (!article || slugs.includes(article)) continue
      const meant = didYouMean(article, slugs)
      report(entry, 'article', `is ${article}, which is no published article${meant}`)
    }
  }
  return { file, entries: [...indexes.keys()], checkArticles, problems, report, isRead }
}

/** @returns the names of a term in texts */
export const spellingsOf = ({ term, also = [] }: Pick<Term, 'term' | 'also'>) => [term, ...also]

function readTerms(folder: string) {
  const terms = readList(`${folder}/glossary.yaml`, termList)
  terms.entries.sort((a, b) => a.term.localeCompare(b.term, site.language))
  const owners = new Map<string, string>()
  for (const term of terms.entries)
    for (const spelling of spellingsOf(term)) {
      const owner = owners.get(spelling.toLowerCase())
      if (owner) terms.report(term, 'term', `has "${spelling}", which ${owner} has already`)
      owners.set(spelling.toLowerCase(), term.id)
    }
  return terms
}

export type SharedContent = ReturnType<typeof readSharedFiles>

/** Tells whether a person is shown among the people of the firm. */
export const isStaff = ({ role, former }: Person) => role !== 'guest' && !former

/** @returns the founder's entry. @throws Error where there is none */
export function founderAmong(people: readonly Person[]): Person {
  const person = people.find(({ name }) => name === founder.author)
  if (!person) throw new Error(`articles/people.yaml has nobody by the name of "${founder.author}"`)
  return person
}

/** @returns a warning of entries that no page shows */
const unshown = (file: string, what: string, path: string): Problem => {
  const message = `has ${what} that no page shows: there is none at ${path}, where \`pagePaths\` in src/site.ts has it`
  return { file, line: 1, field: 'page', message, isWarning: true }
}

/** Leaves out terms without a glossary, and evidence without its page. @param pages the paths of all pages */
export function readSharedFiles(folder: string, pages: ReadonlySet<string>) {
  const people = readList(`${folder}/people.yaml`, personList)
  const hasNamesake = (person: Signer) => signatureOf(person, people.entries) !== person.name
  for (const person of people.entries)
    if (hasNamesake(person) && !person.title)
      people.report(
        person,
        'title',
        `is missing; by it readers tell people apart who are called ${person.name}`,
      )
  const terms = readTerms(folder)
  const sources = readList(`${folder}/sources.yaml`, sourceList)
  const ids = sources.entries.map(({ id }) => id)
  for (const source of sources.entries) {
    const { claimSource } = source.outcome ?? {}
    if (claimSource && !ids.includes(claimSource))
      sources.report(
        source,
        'outcome',
        `has the source ${claimSource}, which is not in the list${didYouMean(claimSource, ids)}`,
      )
  }
  const hasGlossary = pages.has(pagePaths.glossary)
  const hasEvidence = pages.has(pagePaths.evidence)
  if (!hasGlossary && terms.entries.length > 0)
    terms.problems.push(unshown(terms.file, 'terms', pagePaths.glossary))
  if (!hasEvidence && sources.entries.some(({ evidence }) => evidence))
    sources.problems.push(unshown(sources.file, '`evidence`', pagePaths.evidence))
  return {
    people: {
      ...people,
      entries: people.entries.map((person): Person => {
        const { id, name } = person
        const portrait = person.portrait && { ...person.portrait, ...portraitSize }
        const { title = id } = person
        const unlikeOthers = hasNamesake(person) ? `${name} (${title})` : name
        const derived = fill(personWords.description, { name: unlikeOthers, firm: site.name })
        // Their page changes with their articles, too.
        const { description = derived, updated = `${site.founded}-01-01` } = person
        return { ...person, path: `${pagePaths.about}/${id}`, portrait, description, updated }
      }),
    },
    sources: {
      ...sources,
      entries: sources.entries.map((source) =>
        hasEvidence ? source : { ...source, evidence: undefined },
      ),
    },
    terms: { ...terms, entries: hasGlossary ? terms.entries : [] },
  }
}
