/**
 * `npm run bench:build`: what a build takes with 60, 600 and 3,000 articles, and with 10,000 after `-- --all`;
 * `-- 60 600` builds these alone. Results are compared with the last ones, kept, and written into README.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { corpusArticles, makeCorpus } from './buildCorpus'
import { type Build, measureBuild, sizeOf } from './measureBuild'
import { plot } from './plot'

const resultFile = 'scripts/bench/results/build.json'
const plotFile = 'scripts/bench/results/build.svg'

interface Result {
  articles: number
  /** With an empty cache. */
  first: Build
  /** With nothing changed. */
  second: Build
  oneChanged: Build
  files: number
  bytes: number
}

async function measure(articles: number): Promise<Result> {
  const folder = makeCorpus(articles)
  const first = await measureBuild(folder)
  const second = await measureBuild(folder)
  const [name = ''] = corpusArticles(1).keys()
  const file = join(folder, 'articles', name)
  writeFileSync(file, `${readFileSync(file, 'utf8')}\nOne sentence more.\n`)
  const oneChanged = await measureBuild(folder)
  return { articles, first, second, oneChanged, ...sizeOf(join(folder, 'dist')) }
}

const builds = ['first', 'second', 'oneChanged'] as const
const memoryOf = (result: Result) => Math.max(...builds.map((name) => result[name].memory))
const round = (value: number, digits = 0) => value.toFixed(digits)
const count = (value: number) => value.toLocaleString('en')

const columns: [heading: string, value: (result: Result) => string][] = [
  ['articles', ({ articles }) => count(articles)],
  ['first build', ({ first }) => `${round(first.seconds)} s`],
  ['nothing changed', ({ second }) => `${round(second.seconds)} s`],
  ['one article changed', ({ oneChanged }) => `${round(oneChanged.seconds)} s`],
  ['ms an article, first', ({ first, articles }) => round((first.seconds * 1000) / articles)],
  ['memory', (result) => `${round(memoryOf(result) / 1e9, 2)} GB`],
  ['`dist/`', ({ bytes }) => `${round(bytes / 1e6)} MB`],
  ['files', ({ files }) => count(files)],
]

const tableOf = (results: readonly Result[]) =>
  [
    `| ${columns.map(([heading]) => heading).join(' | ')} |`,
    `|${columns.map(() => '--:').join('|')}|`,
    ...results.map((result) => `| ${columns.map(([, value]) => value(result)).join(' | ')} |`),
  ].join('\n')

/** How much slower or larger than the last time, in percent. */
function comparison(now: Result, before: Result): string {
  const change = (name: string, a: number, b: number) =>
    `${name} ${b > a ? '+' : ''}${round((b / a - 1) * 100)} %`
  return [
    ...builds.map((name) => change(name, before[name].seconds, now[name].seconds)),
    change('memory', memoryOf(before), memoryOf(now)),
    change('bytes', before.bytes, now.bytes),
  ].join(', ')
}

const args = process.argv.slice(2)
const sizes = args.map(Number).filter(Boolean)
const standard = [60, 600, 3000, ...(args.includes('--all') ? [10_000] : [])]
const last: Result[] = existsSync(resultFile) ? JSON.parse(readFileSync(resultFile, 'utf8')) : []
const results = new Map(last.map((result) => [result.articles, result]))
for (const size of sizes.length > 0 ? sizes : standard) {
  const result = await measure(size)
  const before = results.get(size)
  results.set(size, result)
  console.log(`\n${tableOf([result])}`)
  if (before) console.log(`Against the last time: ${comparison(result, before)}`)
}

const all = [...results.values()].sort((a, b) => a.articles - b.articles)
const marks = /(<!-- bench:build -->\n)[\s\S]*?(\n<!-- \/bench:build -->)/
const readme = readFileSync('README.md', 'utf8')
if (!marks.test(readme)) throw new Error(`README.md has no place for the table: ${marks}`)
writeFileSync(
  'README.md',
  readme.replace(marks, (_, a, b) => a + tableOf(all) + b),
)
writeFileSync(resultFile, `${JSON.stringify(all, null, 2)}\n`)
const lines = builds.map((name) => ({
  name: columns[builds.indexOf(name) + 1]?.[0] ?? name,
  points: all.map((result) => ({ x: result.articles, y: result[name].seconds })),
}))
writeFileSync(plotFile, plot(lines))
console.log(
  `\n${tableOf(all)}\n\nKept in ${resultFile}, drawn in ${plotFile}, written into README.md.`,
)
