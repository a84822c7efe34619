/** The addresses of what the build writes beside each page: the same in every build, so that an old tab finds it. */
const file = (path: string) => (path === '/' ? '/index' : path)

/** The page's data, for navigation inside the app. */
export const dataUrl = (path: string) => `/data${file(path)}.json`

/** The picture that is shown where the page is shared. */
export const cardUrl = (path: string) => `/cards${file(path)}.png`

/** Pixels of that picture. */
export const cardSize = { width: 1200, height: 630 } as const

/** The page as Markdown. */
export const markdownUrl = (path: string) => `${file(path)}.md`

/** The articles as feeds: what they are called, where they are, and their type. */
export const feeds = {
  rss: { url: '/feed.xml', type: 'application/rss+xml' },
  atom: { url: '/atom.xml', type: 'application/atom+xml' },
  json: { url: '/feed.json', type: 'application/feed+json' },
} as const
