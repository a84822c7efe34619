/** The addresses of the files that belong to a page. They do not change between builds, so that an old tab finds them. */
const file = (path: string) => (path === '/' ? '/index' : path)

/** The page that is shown at unknown paths. */
export const notFoundPath = '/404'

/** The page's data, for navigation inside the app. */
export const dataUrl = (path: string) => `/data${file(path)}.json`

/** The picture that is shown when the page is shared. */
export const cardUrl = (path: string) => `/cards${file(path)}.png`

export const cardSize = { width: 1200, height: 630 } as const

const covers = '/covers/'

/** The cover that the build makes for an article without a picture of its own. */
export const coverUrl = (slug: string) => `${covers}${slug}.svg`

export const isGeneratedCover = (src: string) => src.startsWith(covers)

export const coverSize = { width: 400, height: 250 } as const

export const markdownUrl = (path: string) => `${file(path)}.md`

export const feed = { url: '/feed.xml', type: 'application/rss+xml' } as const

export const articlesPath = '/articles'

export type ArticlePath = `${typeof articlesPath}/${string}`

export const articlePath = (slug: string): ArticlePath => `${articlesPath}/${slug}`

type LinkTarget = 'page' | 'part' | 'file' | 'outside' | 'program'

/** The targets that open in a new tab, and the event that analytics count for each. */
export const newTabEvents: Partial<Record<LinkTarget, string>> = {
  file: 'download',
  outside: 'outbound',
}

/** @returns the target of an address; a program is one of the visitor's device, such as that for mail */
export function linkTarget(href: string): LinkTarget {
  if (href.startsWith('#')) return 'part'
  if (/^(https?:)?\/\//i.test(href)) return 'outside'
  if (/^[a-z][a-z0-9+.-]*:/i.test(href)) return 'program'
  const [path = ''] = href.split(/[?#]/)
  // A page has no ending, and no slash behind its name, as a folder has.
  return /.\/$|\.[a-z0-9]+$/i.test(path) ? 'file' : 'page'
}

export const isOutside = (address: string) => linkTarget(address) === 'outside'
