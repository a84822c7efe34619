/** What the writers of `dist/` share: the shape of a file, and which pages they name. */
import type { SiteContent } from '../content/loadSite'

/** A path, with a leading slash, and what makes the file's content when it is needed. */
export type SiteFile = readonly [
  path: string,
  make: () => string | Uint8Array | Promise<string | Uint8Array>,
]

/** The pages that search engines may list. */
export const indexable = ({ pages }: SiteContent) =>
  [...pages.values()].filter(({ meta }) => !meta.noindex)
