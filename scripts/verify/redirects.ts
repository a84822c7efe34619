/** Every other spelling and older address leads to its page, in one step, and keeps its query. */
import { type Check, examine, spread } from './check'
import { type Answer, describeStatus } from './httpClient'
import type { Redirect } from './readRedirects'

const query = '?source=a%20b&n=1'

/** A redirect of many addresses is tried with so many of them. */
const mostSlugs = 20

/** @returns the redirects with slugs in the place of `:slug` */
export const expandRedirects = (redirects: readonly Redirect[], slugs: readonly string[]) =>
  redirects.flatMap((redirect) =>
    redirect.from.includes(':slug')
      ? spread(slugs, mostSlugs).map((slug) => ({
          ...redirect,
          from: redirect.from.replace(':slug', slug),
          to: redirect.to.replace(':slug', slug),
        }))
      : [redirect],
  )

/** @param request the address that was requested */
export function compareRedirect(answer: Answer, request: URL, { to, status: expected }: Redirect) {
  const { status, headers } = answer
  // Some hosts write down here what they serve under another address.
  if (expected === 200) return status === 200 ? undefined : `came ${status}; expected ${to}`
  const location = headers.get('Location') ?? ''
  const isRight =
    status === expected &&
    URL.canParse(location, request) &&
    new URL(location, request).href === new URL(to + request.search, request).href
  return isRight
    ? undefined
    : `came ${describeStatus(answer)}; expected ${expected} to ${to} with the query`
}

export const redirects: Check = {
  name: 'redirects',
  comparesBuild: true,
  run({ built, site }) {
    const slugs = built.pages.flatMap(({ path }) => /^\/articles\/([^/]+)$/.exec(path)?.[1] ?? [])
    return examine(
      expandRedirects(built.redirects, slugs),
      ({ from }) => `GET ${from}${query}`,
      async (redirect) => {
        const path = redirect.from + query
        const answer = await site.send(path)
        const problem = compareRedirect(answer, new URL(path, site.origin), redirect)
        if (problem) return { problems: [problem] }
        const { status } = await site.get(redirect.to)
        const isPage = built.pages.some(({ path }) => path === redirect.to)
        // A page that is not served is reported as such.
        return status === 200 || isPage
          ? {}
          : { problems: [`led to ${redirect.to}, where came ${status}; expected a page`] }
      },
    )
  },
}
