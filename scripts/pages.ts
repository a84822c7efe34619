/** The pages of a built site. */
import { readdirSync } from 'node:fs'

/** @returns their paths, sorted; what is framed lies in a folder as `index.html` and is no page */
export const pagesIn = (dist: string) =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !/[\\/]index\.html$/.test(file))
    .map((file) => `/${file.replaceAll('\\', '/').replace(/(^index)?\.html$/, '')}`)
    .sort()

export const isArticle = (path: string) => path.startsWith('/articles/')
