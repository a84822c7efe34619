/** What is not there is answered with 404, pages with the site's own, and is not kept. */
import { isKeptLong } from './caching'
import { type Check, examine } from './check'
import { missingPage } from './headers'
import type { Answer } from './httpClient'
import { titleOf } from './pages'

const paths = [
  ...[missingPage, `${missingPage}/`, '/articles/no-such-article', '/no-such%20%C3%A9%25-page'],
  ...['/data/none.json', '/assets/none-00000000.js', '/covers/none.svg', '/none.md'],
]

/** @param page the site's own page for it */
function compareMissing({ status, headers, body }: Answer, path: string, page: string) {
  if (status !== 404) return [`came ${status}; expected 404`]
  const kept = headers.get('Cache-Control') ?? ''
  const title = titleOf(body.toString())
  const isOther = !/\.\w+$/.test(path) && title !== titleOf(page)
  return [
    ...(isKeptLong(kept) ? [`came with Cache-Control: ${kept}; expected an hour at most`] : []),
    ...(isOther ? [`came a page with the title “${title}”; expected 404.html of the site`] : []),
  ]
}

export const missing: Check = {
  name: 'missing',
  comparesBuild: false,
  run: ({ built, site }) =>
    examine(
      paths,
      (path) => `GET ${path}`,
      async (path) => ({
        problems: compareMissing(await site.get(path), path, built.notFoundPage.toString()),
      }),
    ),
}
