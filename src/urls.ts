/** The addresses of the files that belong to a page. They do not change between builds, so that an old tab finds them. */
const file = (path: string) => (path === '/' ? '/index' : path)

/** The page that any other path shows. */
export const notFoundPath = '/404'

/** The page's data, for navigation inside the app. */
export const dataUrl = (path: string) => `/data${file(path)}.json`

/** The picture that is shown where the page is shared. */
export const cardUrl = (path: string) => `/cards${file(path)}.png`

/** Pixels of that picture. */
export const cardSize = { width: 1200, height: 630 } as const

/** Pixels of an article's cover. */
export const coverSize = { width: 400, height: 250 } as const

/** The page as Markdown. */
export const markdownUrl = (path: string) => `${file(path)}.md`

/** The feed of the newest articles: where it is, and its type. */
export const feed = { url: '/feed.xml', type: 'application/rss+xml' } as const

/** The list of all articles. */
export const articlesPath = '/articles'

/** The page of an article. */
export type ArticlePath = `${typeof articlesPath}/${string}`

/** @returns the page of the article with that slug */
export const articlePath = (slug: string): ArticlePath => `${articlesPath}/${slug}`
