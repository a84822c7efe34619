/** Every link inside the site leads to a page, a part of it, or a file; every other one is in `site.ts`. */
import { statSync } from 'node:fs'
import { links as outbound, site } from '../site'
import { type ContentProblem, findLine } from './contentError'
import type { PageFile } from './pageFiles'
import { linksIn } from './renderMarkdown'

export interface Link {
  url: string
  file: string
  line: number
  field: string
}

/** The fields of a page whose strings are addresses; those in Markdown are found in its text. */
const addressFields = ['to', 'url', 'src', 'image', 'logo', 'backgroundImage']

/** The links of a page file. */
export function linksOf({ file, page }: PageFile): Link[] {
  const found: Link[] = []
  const walk = (value: unknown, field: string) => {
    if (typeof value === 'string') {
      const last = field.split('.').pop() ?? ''
      const inText = last === 'body' ? linksIn(value) : []
      const urls = addressFields.includes(last) ? [value] : inText
      for (const url of urls)
        found.push({
          url,
          file,
          field,
          line: findLine(file, (text) => text.split(/['"`()<>\s]/).includes(url)),
        })
    } else if (value && typeof value === 'object') {
      for (const [key, inner] of Object.entries(value))
        walk(inner, Array.isArray(value) ? `${field}[${key}]` : `${field}.${key}`)
    }
  }
  walk(page.sections, 'sections')
  return found
}

// The film's address is a frame's, not a link's.
const known: readonly string[] = [...Object.values(outbound), site.video.frame]

/**
 * @param paths of all pages
 * @param idsOf the ids in the text of the article at a path; of another page they are not known
 * @param whyMissing why nothing may lead to a path that is none of a page, where more is known than that
 * @returns a problem for each link that leads nowhere, or to a site that `links` in `site.ts` does not name
 */
export async function checkLinks(
  links: readonly Link[],
  paths: { has(path: string): boolean },
  idsOf: (path: string) => Promise<readonly string[] | undefined>,
  publicFolder = 'public',
  whyMissing: (path: string) => string | undefined = () => undefined,
): Promise<ContentProblem[]> {
  const isFile = (path: string) =>
    [path, `${path}/index.html`].some((file) =>
      statSync(publicFolder + file, { throwIfNoEntry: false })?.isFile(),
    )
  const problemOf = async (url: string) => {
    if (!url.startsWith('/'))
      return known.includes(url)
        ? ''
        : 'is not an outbound address of src/site.ts; add it to `links` there first'
    const [, path = '/', hash] = /^([^?#]*)[^#]*(?:#(.*))?$/.exec(url) ?? []
    if (!paths.has(path) && !isFile(path))
      return `${whyMissing(path) ?? 'leads nowhere'}; a page, an article that is not a draft, or a file in public/ is required`
    const ids = hash ? await idsOf(path) : undefined
    return hash && ids && !ids.includes(hash) ? `leads nowhere; ${path} has no part "${hash}"` : ''
  }
  const problems: ContentProblem[] = []
  for (const { url, file, line, field } of links) {
    const problem = await problemOf(url)
    if (problem) problems.push({ file, line, field, message: `${url} ${problem}` })
  }
  return problems
}
