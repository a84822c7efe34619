/** Fetches the head of the search index, once, for whatever needs it. */
import { loadOnce } from './loadOnce'
import { type IndexHead, indexUrl } from './textIndex'

/** Reads a JSON file of the build. @throws where it is missing or broken */
export type ReadFile = (url: string) => Promise<unknown>

/**
 * @param listChecksum of the list whose numbers the caller uses
 * @returns what gives the head; where it fails, the next call reads it again
 */
export const indexHead = (listChecksum: string, readFile: ReadFile) =>
  loadOnce(async () => {
    const head = (await readFile(indexUrl)) as IndexHead | null
    if (head?.list === listChecksum) return head
    throw new Error(`${indexUrl} is not of this list of articles`)
  })
