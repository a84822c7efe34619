/** The sources that articles cite: `articles/sources.yaml`, checked. An id in a text must be one of them. */
import { sourceSchema } from '../articles/entrySchemas'
import { entriesReader } from './readEntries'

const readEntries = entriesReader(sourceSchema)

/** @returns what the file holds, and a problem for each entry that breaks the schema */
export async function readSources(file = 'articles/sources.yaml') {
  const { changed, entries: sources, problems } = await readEntries(file)
  return { changed, sources, problems }
}
