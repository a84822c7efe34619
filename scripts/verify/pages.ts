/** Every page is served, and is the page that was built. */
import { type Check, examine } from './check'
import { charsetProblems } from './files'
import { type Answer, describeStatus } from './httpClient'

export const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1]?.trim() ?? 'none'

const canonicalOf = (html: string) =>
  /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? 'none'

/** The files of `assets/` that a page names; of another build they have other names. */
const assetsOf = (html: string) =>
  [...new Set(html.match(/\/assets\/[\w.-]+/g))].sort().join(' ') || 'none'

/** Of the data that the page shows; what a cache keeps of another build has another one. */
const versionOf = (html: string) => /data-version="([^"]*)"/.exec(html)?.[1] ?? 'none'

const robotsOf = (html: string) =>
  [...html.matchAll(/<meta name="robots" content="([^"]*)"/g)]
    .map(([, content]) => content)
    .join(', ') || 'none'

const stylesOf = (html: string) => html.match(/<style\b[^>]*>[^<]*/g)?.join('') ?? ''

const facts = {
  title: titleOf,
  'canonical address': canonicalOf,
  'list of assets': assetsOf,
  'version of its content': versionOf,
  'rule for robots': robotsOf,
}

/** @returns what is wrong with a page; a page that a host has rewritten is only worth a warning */
export function comparePage(answer: Answer, expected: string) {
  const { status, headers, body } = answer
  if (status !== 200) return { problems: [`came ${describeStatus(answer)}; expected 200`] }
  const type = headers.get('Content-Type') ?? 'no type'
  if (!/^text\/html\b/i.test(type))
    return { problems: [`came with the type ${type}; expected text/html`] }
  const html = body.toString()
  const different = Object.entries(facts)
    .filter(([, of]) => of(html) !== of(expected))
    .map(([name, of]) => `came with the ${name} “${of(html)}”; expected “${of(expected)}”`)
  const isStyled = stylesOf(html) === stylesOf(expected)
  const problems = [
    ...charsetProblems(type),
    ...different,
    ...(isStyled
      ? []
      : [
          'came with other inline styles; expected those of the build, as the policy blocks others',
        ]),
  ]
  const isRewritten = problems.length === 0 && html !== expected
  return {
    problems,
    warnings: isRewritten
      ? ['came with other HTML than was built: the host rewrites pages; switch that off there']
      : [],
  }
}

export const pages: Check = {
  name: 'pages',
  comparesBuild: true,
  run({ built, site }) {
    const known = new Map(built.pages.map(({ path, file }) => [path, file]))
    const listed = built.sitemap.map((url) => new URL(url).pathname)
    return examine(
      [...new Set([...listed, ...known.keys()])],
      (path) => `GET ${path}`,
      async (path) => {
        const answer = await site.get(path)
        const file = known.get(path)
        if (!file) return { problems: ['is in sitemap.xml; expected a page file in the build'] }
        return comparePage(answer, built.read(file).toString())
      },
    )
  },
}
