/**
 * `npm run measure`: how soon the built pages paint on a phone with a slow line, by Lighthouse, with throttling
 * applied and simulated. `-- --only /path` measures that page, `--all` every article too, `--runs 5` the
 * median of five runs, `--compare FOLDER` the pages of another site as well. Let the machine do nothing else.
 */
import { statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { freePort } from '../src/tests/browsers/freePort'
import { runLighthouse } from './measure/runLighthouse'
import { serveAsCdn } from './measure/serveAsCdn'
import { isArticle, pagesIn } from './pages'
import { serve } from './serve'

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    all: { type: 'boolean' },
    runs: { type: 'string', default: '1' },
    compare: { type: 'string' },
  },
})
const runs = Number(options.runs)
if (!Number.isInteger(runs) || runs < 1)
  throw new Error(`--runs is ${options.runs}; a whole number from 1 is allowed`)

/** The shortest and the longest article stand for the others, as all have one layout. */
function defaultPages() {
  const pages = pagesIn('dist')
  if (options.all) return pages
  const bytes = (path: string) => statSync(`dist${path}.html`).size
  const articles = pages.filter(isArticle).sort((a, b) => bytes(a) - bytes(b))
  const ends = [articles.at(0), articles.at(-1)].flatMap((path) => path ?? [])
  return [...pages.filter((path) => !isArticle(path)), ...ends]
}

/** Starts to serve a folder. @returns the addresses of its pages, by name */
async function addressesOf(dist: string, paths: string[], prefix = '') {
  const { url } = await serve(await freePort(), '.wrangler/measure', dist)
  const origin = await serveAsCdn(url)
  return paths.map((path) => [prefix + path, origin + path] as const)
}

const { compare } = options
const addresses = new Map([
  ...(await addressesOf('dist', options.only ?? defaultPages())),
  ...(compare ? await addressesOf(compare, pagesIn(compare), compare) : []),
])

const throttlings = { applied: 'devtools', simulated: 'simulate' } as const
/** By name of the page, then by column, the figure of each run. */
const figures = new Map<string, Map<string, number[]>>()
// Rounds over all pages, so that a slow moment of the machine does not fall on one page alone.
for (let run = 1; run <= runs; run++)
  for (const [name, url] of addresses) {
    console.error(`${run}/${runs} ${name}`)
    const columns = figures.get(name) ?? new Map<string, number[]>()
    figures.set(name, columns)
    for (const [label, throttling] of Object.entries(throttlings))
      for (const [metric, value] of await runLighthouse(url, throttling)) {
        const column = metric === 'bytes' ? metric : `${metric} ${label}`
        columns.set(column, [...(columns.get(column) ?? []), value])
      }
  }

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
/** Milliseconds and bytes are whole; shifts of the layout are below 1. */
const rounded = (value: number) => (value < 1 ? Number(value.toFixed(3)) : Math.round(value))
const rows = [...figures].map(([name, columns]) => {
  const medians = [...columns].map(([column, values]) => [column, rounded(median(values))])
  return [name, Object.fromEntries(medians)]
})
console.table(Object.fromEntries(rows))
process.exit()
