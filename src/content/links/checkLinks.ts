/** Every link inside the site leads to a page, a part of it, or a file; every other one is in `site.ts`. */
import { type ContentProblem, findLine } from '../contentError'
import type { PageFile } from '../pageFiles'
import { lineInPage, pageText } from '../pageText'
import { imageProblem } from './imageProblem'
import { linkProblem, type Targets } from './linkProblem'

export interface Link {
  url: string
  /** The path of the page that it stands on. */
  from: string
  file: string
  field: string
  /** Of the file; found when it is needed. */
  lineOf: () => number
  /** It is shown, not followed. */
  isImage?: true
}

/** The fields of a page whose strings are addresses; those in Markdown are found in its text. */
const addressFields = ['to', 'url', 'src', 'image', 'logo', 'backgroundImage']
const imageFields = ['image', 'logo', 'backgroundImage']

/** The links and the pictures of a page file. */
export function linksOf({ file, path, page }: PageFile): Link[] {
  const found: Link[] = []
  const walk = (value: unknown, field: string, parent: object) => {
    const last = field.split('.').pop() ?? ''
    if (typeof value === 'string' && last === 'body') {
      const { links, images } = pageText(value)
      const add = ({ url, line }: { url: string; line: number }) => ({
        ...{ url, from: path, file, field },
        lineOf: () => lineInPage(file, value, line),
      })
      found.push(...links.map(add))
      found.push(...images.map((image) => ({ ...add(image), isImage: true as const })))
    } else if (typeof value === 'string' && addressFields.includes(last)) {
      // A picture has a description, a frame has none.
      const isImage = imageFields.includes(last) || (last === 'src' && 'alt' in parent)
      const lineOf = () => findLine(file, (text) => text.split(/['"`()<>\s]/).includes(value))
      found.push({
        ...{ url: value, from: path, file, field, lineOf },
        ...(isImage && { isImage }),
      })
    } else if (value && typeof value === 'object') {
      for (const [key, inner] of Object.entries(value))
        walk(inner, Array.isArray(value) ? `${field}[${key}]` : `${field}.${key}`, value)
    }
  }
  walk(page.sections, 'sections', page)
  return found
}

/** @returns a problem for each link that leads nowhere, or to a site that `links` in `site.ts` does not name */
export async function checkLinks(
  links: readonly Link[],
  targets: Targets,
  publicFolder = 'public',
): Promise<ContentProblem[]> {
  const problems: ContentProblem[] = []
  for (const { url, from, file, field, lineOf, isImage } of links) {
    if (isImage && targets.drawn.has(url)) continue
    const message = isImage
      ? await imageProblem(url, publicFolder)
      : await linkProblem(url, from, targets, publicFolder)
    if (message) problems.push({ file, line: lineOf(), field, message })
  }
  return problems
}
