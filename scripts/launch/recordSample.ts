/** Reads what the sample firm is, for the record. */
import { readSite } from '../../src/content/readSite'
import { fingerprints, type Sample } from './sample'
import type { Tree } from './tree'
import { type Identity, identityWords } from './words'

/** Where the sample firm tells whom it works for, and where it has been. */
const namingPages = ['/clients', '/press']

/** The clients, the publications and whoever is quoted. */
async function namesOnPages() {
  const { pages } = await readSite()
  return namingPages
    .flatMap((path) => pages.get(path)?.data.sections ?? [])
    .flatMap((section) => {
      if (section.kind === 'names') return section.names ?? []
      if (section.kind === 'cards') return section.items.flatMap((item) => item.bulletPoints ?? [])
      return section.kind === 'quotes' ? section.items.map(({ author }) => author) : []
    })
    .filter((name) => !name.endsWith('...'))
}

/** @returns the sample of this checkout */
export async function recordSample(tree: Tree, identity: Identity): Promise<Sample> {
  // Copy calls people by a part of their name.
  const nameParts = (identity.people ?? []).flatMap((name) => name.split(' '))
  const words = [...identityWords(identity), ...nameParts, ...(await namesOnPages())]
  return { words: [...new Set(words)].sort(), files: fingerprints(tree) }
}
