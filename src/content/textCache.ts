/** What texts become, kept as long as nothing changes of which it is made: in memory while a process runs, and on disk. */
import { readFileSync } from 'node:fs'
import { findCached, hashOf, hashOfCode, removeCached, writeCached } from './fileCache'
import type { Picture, Pictures } from './pictures'
import type { Problem } from './problem'
import type { SharedContent } from './sharedFiles'

/** What a text has become, with all of which it is made beside the text and the code. */
interface Kept<Value = unknown> {
  value: Value
  /** The pictures for which it has asked, by their addresses. */
  pictures: [address: string, picture: Picture][]
  /** The hash of all shared lists, if there are problems: their messages may name any entry. */
  lists?: string
}

/** From so many texts on that it lacks, another process may help. */
const many = 8

/** What is kept, by a text and its place. */
type Memory = Map<string, { text: string; lists: string; key: string; kept: Promise<Kept> }>

const isSame = (a: Picture, b: Picture) => JSON.stringify(a) === JSON.stringify(b)

export type TextCache = ReturnType<typeof textCache>

interface Makes {
  /** Hash of the code that makes something of a text. */
  code: string
  settings: string
  /** Whether that is kept on disk. */
  keeps: boolean
  /** Is called once the disk has lacked many texts. */
  onManyMissing?: () => void
}

/**
 * @param memory what the last reading has used
 * @returns `remember`; what this reading `used`; `finish`, which removes again what it has made while the code changed
 */
export function textCache(makes: Makes, shared: SharedContent, pictures: Pictures, memory: Memory) {
  const { people, sources, terms } = shared
  const signers = people.entries.map(({ id, name, path }) => [id, name, path])
  // Their definitions are no part of a text.
  const spellings = terms.entries.map(({ id, term, also, article }) => [id, term, also, article])
  const common = [makes.code, makes.settings, JSON.stringify([signers, spellings, sources.isRead])]
  const entries = sources.entries.map((each) => [each.id, each] as const)
  const lists = hashOf([...common, JSON.stringify([entries, people.problems])])
  const used: Memory = new Map()
  const made = new Set<string>()

  /** Of the sources only those count that a text names. */
  function keyOf(place: string, text: string) {
    const words = new Set(text.match(/[\w-]+/g))
    const named = entries.filter(([id]) => words.has(id))
    return hashOf([...common, place, text, JSON.stringify(named)])
  }

  /** @returns what is kept, if it would be made in the same way today */
  async function valid(kept: Kept) {
    if (kept.lists !== undefined && kept.lists !== lists) return undefined
    const found = await Promise.all(kept.pictures.map(([address]) => pictures.find(address)))
    const areSame = kept.pictures.every(([, picture], n) => isSame(picture, found[n] ?? picture))
    return areSame ? kept : undefined
  }

  async function keepNew<Value extends { problems: readonly Problem[] }>(
    key: string,
    make: (pictures: Pictures) => Promise<Value>,
  ): Promise<Kept<Value>> {
    const asked = new Map<string, Picture>()
    const value = await make({
      ...pictures,
      async find(address) {
        const picture = await pictures.find(address)
        asked.set(address, picture)
        return picture
      },
    })
    const kept: Kept<Value> = { value, pictures: [...asked] }
    if (value.problems.length > 0) kept.lists = lists
    made.add(key)
    if (makes.keeps) writeCached(key, JSON.stringify(kept))
    if (made.size === many) makes.onManyMissing?.()
    return kept
  }

  async function keptOnDisk(key: string): Promise<Kept | undefined> {
    const file = makes.keeps ? findCached(key) : undefined
    return file === undefined ? undefined : JSON.parse(readFileSync(file, 'utf8'))
  }

  return {
    used,
    /**
     * @param place all that decides what becomes of the text beside itself, and tells it from other texts
     * @returns what `make` makes of it, which may only read the text, its place, the shared lists and the pictures; as JSON
     */
    async remember<Value extends { problems: readonly Problem[] }>(
      place: string,
      text: string,
      make: (pictures: Pictures) => Promise<Value>,
    ): Promise<Value> {
      const last = memory.get(place)
      const isKnown = last?.text === text && last.lists === lists
      const key = isKnown ? last.key : keyOf(place, text)
      const find = async (): Promise<Kept> => {
        const kept = last?.key === key ? await last.kept : await keptOnDisk(key)
        return (kept && (await valid(kept))) ?? keepNew(key, make)
      }
      const kept = find()
      used.set(place, { text, lists, key, kept })
      return (await kept).value as Value
    },
    finish() {
      // It may be of neither version.
      if (makes.keeps && made.size > 0 && hashOfCode() !== makes.code) removeCached(made)
    },
  }
}
