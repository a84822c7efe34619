/** The sources that articles cite: `articles/sources.yaml`, checked. An id in a text must be one of them. */
import { sourceSchema } from '../articles/entrySchemas'
import { entriesReader } from './frontMatter/readEntries'

const readEntries = entriesReader(sourceSchema, 'a source')

/** @returns what the file holds, a problem for each mistake, and the ids of entries that have one */
export async function readSources(file = 'articles/sources.yaml') {
  const { changed, entries: sources, broken, problems } = await readEntries(file)
  return { changed, sources, broken, problems }
}
