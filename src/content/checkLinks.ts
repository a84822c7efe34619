/** Every link inside the site leads to a page, a part of it, or a file; every other one is in `site.ts`. */
import { statSync } from 'node:fs'
import { links as outbound, site } from '../site'
import { type ContentProblem, findLine } from './contentError'
import type { PageFile } from './pageFiles'
import type { SourceArticle } from './readArticles'
import { linksIn } from './renderMarkdown'

interface Link {
  url: string
  file: string
  line: number
  field: string
}

/** The fields of a page whose strings are addresses; those in Markdown are found in its text. */
const addressFields = ['to', 'url', 'src', 'image', 'logo', 'backgroundImage']

function linksOf({ file, page }: PageFile): Link[] {
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

/** @returns a problem for each link that leads nowhere, or to a site that `links` in `site.ts` does not name */
export function checkLinks(
  pages: readonly PageFile[],
  articles: readonly SourceArticle[],
  publicFolder = 'public',
): ContentProblem[] {
  const paths = new Set(pages.map(({ path }) => path))
  const ids = new Map(articles.map((article) => [`/articles/${article.slug}`, article.ids]))
  // The film's address is a frame's, not a link's.
  const known: readonly string[] = [...Object.values(outbound), site.video.frame]
  const links = [
    ...pages.flatMap(linksOf),
    ...articles.flatMap(({ file, slug, links }) =>
      links.map(({ url, line }) => ({
        url: url.startsWith('#') ? `/articles/${slug}${url}` : url,
        line,
        file,
        field: 'link',
      })),
    ),
  ]
  return links.flatMap(({ url, file, line, field }) => {
    const report = (message: string) => [{ file, line, field, message: `${url} ${message}` }]
    if (url.startsWith('#')) return []
    if (!url.startsWith('/'))
      return known.includes(url)
        ? []
        : report('is not an outbound address of src/site.ts; add it to `links` there first')
    const [, path = '/', hash] = /^([^?#]*)[^#]*(?:#(.*))?$/.exec(url) ?? []
    const isFile = [path, `${path}/index.html`].some((file) =>
      statSync(publicFolder + file, { throwIfNoEntry: false })?.isFile(),
    )
    if (!paths.has(path) && !ids.has(path) && !isFile)
      return report(
        'leads nowhere; a page, an article that is not a draft, or a file in public/ is required',
      )
    if (hash && ids.has(path) && !ids.get(path)?.includes(hash))
      return report(`leads nowhere; ${path} has no part "${hash}"`)
    return []
  })
}
