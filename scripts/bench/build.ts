/**
 * `npx tsx scripts/bench/build.ts`: what a build takes with the articles that are there and with 600; `-- 200` builds so
 * many alone, and at least those that are there. The others are copies of them under other names.
 */
import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { limits } from '../../src/articles/schema'
import { stopAt } from '../../src/content/problem'
import { type ArticlePage, readSite } from '../../src/content/readSite'
import { splitFrontMatter } from '../../src/content/yaml'
import { linkPackages } from '../../src/tests/fixture/files'
import { fail, readArguments } from '../arguments'

/** @returns the file of an article's copy: its front matter has another title and description, and no alias */
function copyOf({ file, article }: ArticlePage, n: number): string {
  const { frontMatter = '', body } = splitFrontMatter(readFileSync(file, 'utf8'))
  const { aliases, ...meta } = parse(frontMatter, { schema: 'core' })
  const title = `${n}: ${article.title}`.slice(0, limits.title[1]).trim()
  const description = `${n}: ${article.description}`.slice(0, limits.description[1]).trim()
  return `---\n${stringify({ ...meta, title, description })}---\n${body}`
}

/** Makes a copy of this project with so many articles. @returns its folder */
function makeProject(articles: readonly ArticlePage[], count: number): string {
  const folder = join('node_modules/.cache/bench', String(count))
  rmSync(folder, { recursive: true, force: true })
  const names = readdirSync('.').filter((name) => !/^\.|^(dist|node_modules)$/.test(name))
  for (const name of names) cpSync(name, join(folder, name), { recursive: true })
  // One by one, so that the copy has caches of its own.
  linkPackages('node_modules', join(folder, 'node_modules'))
  for (let n = 1; n * articles.length < count; n++)
    for (const original of articles.slice(0, count - n * articles.length))
      writeFileSync(join(folder, original.file.replace('.md', `-${n}.md`)), copyOf(original, n))
  return folder
}

/** Prints the most memory that the process has had at one time, in kB. */
const reportMemory =
  'data:text/javascript,process.on("exit",()=>console.log("peak:",process.resourceUsage().maxRSS))'

/** Runs what `npm run build` does. @returns its seconds and MB @throws Error with its output where it fails */
function build(folder: string) {
  const started = performance.now()
  const program = ['--import', 'tsx', '--import', reportMemory, 'scripts/build.ts']
  const options = { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 30 } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, program, options)
  if (status !== 0) throw new Error(`The build of ${folder} failed:\n${stdout}${stderr}`)
  const seconds = Number(((performance.now() - started) / 1000).toFixed(1))
  return { seconds, 'peak MB': Math.round(Number(/peak: (\d+)/.exec(stdout)?.[1]) / 1000) }
}

const usage = 'npx tsx scripts/bench/build.ts [NUMBER OF ARTICLES]…'
const { positionals } = readArguments(usage, { allowPositionals: true })
const sizes = positionals.map(Number)
if (sizes.some((size) => !Number.isInteger(size) || size < 1))
  fail(`${positionals.join(' ')}: whole numbers are allowed\n\n${usage}`)
const { articles, problems } = await readSite()
stopAt(problems)
const [newest] = articles
for (const size of sizes.length > 0 ? sizes : [1, 600]) {
  const count = Math.max(size, articles.length)
  const folder = makeProject(articles, count)
  const first = build(folder)
  const second = build(folder)
  if (newest) appendFileSync(join(folder, newest.file), '\nOne sentence more.\n')
  const third = build(folder)
  console.log(`${count} articles`)
  console.table({ 'first build': first, 'nothing changed': second, 'one article changed': third })
}
