/** Hashed files are kept for a year, everything else is revalidated, which is cheap. */
import { type Check, type Context, examine, spread } from './check'
import { sampleFiles } from './files'
import type { Answer } from './httpClient'

const hour = 3600

/** Pages whose revalidation is tried. */
const mostRevalidated = 50

/** @returns whether browsers or hosts between may keep an answer for over an hour */
export const isKeptLong = (cacheControl: string) =>
  /\bimmutable\b/.test(cacheControl) ||
  [...cacheControl.matchAll(/\b(?:s-maxage|max-age)=(\d+)/g)].some(([, age]) => Number(age) > hour)

/** @param ruled what `_headers` says */
export function compareCaching({ headers }: Answer, ruled: string | undefined) {
  const value = headers.get('Cache-Control')
  if (ruled !== undefined)
    return value === ruled
      ? []
      : [`came with Cache-Control: ${value ?? '(none)'}; expected ${ruled}`]
  if (value === null)
    return ['came without Cache-Control; expected one, as browsers guess for how long else']
  return isKeptLong(value)
    ? [`came with Cache-Control: ${value}; expected an hour at most, as its content changes`]
    : []
}

/** The headers by which a browser revalidates its copy. */
function validatorsOf({ headers }: Answer): Record<string, string> | undefined {
  const etag = headers.get('ETag')
  if (etag) return { 'If-None-Match': etag }
  const modified = headers.get('Last-Modified')
  return modified ? { 'If-Modified-Since': modified } : undefined
}

async function revalidate({ site }: Context, path: string) {
  const validators = validatorsOf(await site.get(path))
  if (!validators) return ['came without ETag and Last-Modified; expected one, to revalidate with']
  const { status, body } = await site.send(path, { headers: validators })
  return status === 304 && body.length === 0
    ? []
    : [`came ${status} where the copy still holds; expected 304 without content`]
}

export const caching: Check = {
  name: 'caching',
  comparesBuild: true,
  run(context) {
    const { built, site } = context
    const served = [...built.pages, ...sampleFiles(built)]
    const revalidated = new Set(spread(built.pages, mostRevalidated))
    return examine(
      served,
      ({ path }) => `GET ${path}`,
      async (item) => {
        const answer = await site.get(item.path)
        if (answer.status !== 200) return {}
        const kept = compareCaching(answer, built.headersAt(item.path)['cache-control'])
        const again = revalidated.has(item) ? await revalidate(context, item.path) : []
        return { problems: [...kept, ...again] }
      },
    )
  },
}
