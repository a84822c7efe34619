/** What `/dev/states` shows: the fixture site, whose pages together have a section of each kind. */
import { fixtureFiles, writeFiles } from '../tests/fixture/files'

const folder = 'node_modules/.cache/states'

/**
 * Writes the content of the fixture site.
 * @returns where it is
 * @public the development server imports it by Vite's runner
 */
export function writeStates() {
  const isContent = ([path]: readonly [string, unknown]) => /^(articles|public)\//.test(path)
  writeFiles(folder, [...fixtureFiles()].filter(isContent))
  return { articles: `${folder}/articles`, publicFolder: `${folder}/public` }
}
