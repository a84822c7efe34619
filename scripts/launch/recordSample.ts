/** Reads what the sample firm is, for the record. */
import { runnerImport } from 'vite'
import * as identity from '../../src/site'
import { fingerprints, type Sample } from './sample'
import type { Tree } from './tree'
import { identityWords } from './words'

/** Where the sample firm tells whom it works for, and where it has been. */
const namingPages = ['/clients', '/press']

/** The clients, the publications and whoever is quoted. */
async function namesOnPages() {
  const { module } = await runnerImport<typeof import('../../src/content/pageFiles')>(
    '/src/content/pageFiles.ts',
    { configFile: false, envPrefix: ['SITE_URL'], envDir: false, logLevel: 'error' },
  )
  return module.pageFiles
    .filter(({ path }) => namingPages.includes(path))
    .flatMap(({ page }) => page.sections)
    .flatMap((section) => {
      if (section.kind === 'names') return section.groups.flatMap(({ items }) => items)
      if (section.kind === 'banner') return section.names ?? []
      return section.kind === 'quotes' ? section.items.map(({ author }) => author) : []
    })
    .filter((name) => !name.endsWith('...'))
}

/** The parts of a person's name: copy calls people by one of them. */
const nameParts = Object.keys(identity.people).flatMap((name) => name.split(' '))

/** @returns the sample of this checkout */
export const recordSample = async (tree: Tree): Promise<Sample> => ({
  words: [...new Set([...identityWords(identity), ...nameParts, ...(await namesOnPages())])].sort(),
  files: fingerprints(tree),
})
