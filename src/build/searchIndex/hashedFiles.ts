import { createHash } from 'node:crypto'
import { formatVersion, type Shards } from '../../search/textIndex'

type Entry = readonly [key: string, ...unknown[]]

/** Files by URL; each is named by the hash of its content, so that browsers may keep it for good. */
export class HashedFiles extends Map<string, string> {
  /** @returns the file's URL */
  add(kind: string, content: unknown): string {
    const text = JSON.stringify(content)
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 12)
    const url = `/search/${kind}-v${formatVersion}-${hash}.json`
    this.set(url, text)
    return url
  }

  /** @param maxBytes of the entries in a file; a longer entry has a file of its own */
  addShards(kind: string, entries: readonly Entry[], maxBytes: number): Shards {
    const shards: Entry[][] = []
    let room = 0
    for (const entry of entries.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      const bytes = JSON.stringify(entry).length
      if (bytes > room) {
        shards.push([])
        room = maxBytes
      }
      shards.at(-1)?.push(entry)
      room -= bytes
    }
    return shards.map((shard) => [shard[0]?.[0] ?? '', this.add(kind, shard)])
  }
}
