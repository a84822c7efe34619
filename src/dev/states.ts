/** The page at `/dev/states`: sections of the fixture site that are of each kind together, with odd contents. */
import type { PageData } from '../page'
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

/**
 * @param pages of the fixture site @param path where it is shown
 * @returns a page with all sections of those that bring a new kind, as JSON; its pictures are below its address
 * @public like `writeStates`
 */
export function statesPage(pages: readonly PageData[], path: string): string {
  const shown = new Set<string>()
  const chosen = pages.filter(({ sections }) => {
    const kinds = sections.map(({ kind }) => kind)
    const isNew = kinds.some((kind) => !shown.has(kind))
    for (const kind of kinds) shown.add(kind)
    return isNew
  })
  const sections = chosen.flatMap((page) => page.sections)
  const page = { ...chosen[0], path, template: 'page', sections }
  return JSON.stringify(page).replace(/\/(covers|images)\/(?=[\w-]+\.)/g, `${path}$&`)
}
