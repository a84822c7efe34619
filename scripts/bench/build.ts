/**
 * `npx tsx scripts/bench/build.ts`: what a build takes with 60 and with 600 articles; `-- 60` builds these alone. Beyond the
 * real articles there are copies of them under other names; below, the newest ones are built.
 */
import { execFileSync, spawn } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { limits } from '../../src/articles/schema'
import { stopAt } from '../../src/content/problem'
import { type ArticlePage, readSite } from '../../src/content/readSite'
import { splitFrontMatter } from '../../src/content/yaml'
import { linkPackages } from '../../src/tests/fixture/files'

/** What a build reads. */
const project = [
  'index.html',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'uno.config.ts',
  'vite.config.ts',
  'articles',
  'public',
  'scripts',
  'src',
]

/** @returns the text with a number, as no two pages may have the same one */
const numbered = (text: string, n: number, max: number) => {
  const suffix = ` (${n})`
  return text.slice(0, max - suffix.length).trimEnd() + suffix
}

const daysBefore = (date: string, days: number) =>
  new Date(Date.parse(date) - days * 86_400_000).toISOString().slice(0, 10)

/** @returns the file of an article's copy: its front matter has another title, description and day, and no alias */
function copyOf({ file, article }: ArticlePage, n: number): string {
  const { frontMatter = '', body } = splitFrontMatter(readFileSync(file, 'utf8'))
  const { aliases, publishAt, ...meta } = parse(frontMatter, { schema: 'core' })
  const copy = {
    ...meta,
    title: numbered(article.title, n, limits.title[1]),
    description: numbered(article.description, n, limits.description[1]),
    date: daysBefore(article.date, n),
  }
  if (article.updated) copy.updated = daysBefore(article.updated, n)
  return `---\n${stringify(copy)}---\n${body}`
}

/** Takes articles out of a project, and whatever leads to them: links lead to the list, terms and paths do without. */
function removeArticles(folder: string, removed: readonly ArticlePage[]) {
  if (removed.length === 0) return
  for (const { file } of removed) rmSync(join(folder, file))
  const slugs = removed.map(({ article }) => article.slug).join('|')
  const term = new RegExp(`^ *article: (${slugs})\\n`, 'gm')
  const step = new RegExp(`\\{\\s*article: '/articles/(${slugs})',\\s*why:[^}]*\\},`, 'g')
  const link = new RegExp(`/articles/(${slugs})(?![\\w-])(#[\\w-]+)?`, 'g')
  for (const part of ['articles', 'src/pages'])
    for (const name of readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' })) {
      if (!/\.(md|yaml|ts)$/.test(name)) continue
      const file = join(folder, part, name)
      const text = readFileSync(file, 'utf8')
      writeFileSync(file, text.replace(term, '').replace(step, '').replace(link, '/articles'))
    }
}

/** Makes a copy of this project with so many articles. @returns its folder */
function makeProject(articles: readonly ArticlePage[], count: number): string {
  const folder = join('node_modules/.cache/bench', String(count))
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const name of project) cpSync(name, join(folder, name), { recursive: true })
  // One by one, so that the copy has caches of its own.
  linkPackages('node_modules', join(folder, 'node_modules'))
  removeArticles(folder, articles.slice(count))
  for (let index = articles.length; index < count; index++) {
    const n = Math.floor(index / articles.length)
    const original = articles[index % articles.length]
    if (!original) throw new Error('There are no articles to copy')
    const file = join(folder, original.file.replace('.md', `-${n}.md`))
    writeFileSync(file, copyOf(original, n))
  }
  return folder
}

/** @returns the memory of a process and of all that it started, in bytes */
function memoryOf(root: number): number {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number))
  const tree = new Set([root])
  // A process has a higher number than its parent, or the numbers began anew: twice is enough.
  for (const [pid = 0, parent = 0] of [...rows, ...rows]) if (tree.has(parent)) tree.add(pid)
  return rows.reduce((sum, [pid = 0, , kB = 0]) => sum + (tree.has(pid) ? kB * 1024 : 0), 0)
}

/** @returns the seconds of a build, and the most bytes that its processes had at one time @throws Error with its output where it fails */
async function build(folder: string) {
  const started = performance.now()
  // What `npm run build` runs, without npm's own memory.
  const node = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { cwd: folder })
  let output = ''
  for (const stream of [node.stdout, node.stderr])
    stream.on('data', (text) => {
      output = (output + text).slice(-4000)
    })
  let memory = 0
  const sampling = setInterval(() => {
    memory = Math.max(memory, memoryOf(node.pid ?? 0))
  }, 250)
  const status = await new Promise((resolve) => node.on('close', resolve))
  clearInterval(sampling)
  if (status !== 0) throw new Error(`The build of ${folder} failed:\n${output}`)
  return { seconds: (performance.now() - started) / 1000, memory }
}

const sizes = process.argv.slice(2).map(Number)
if (sizes.some((size) => !Number.isInteger(size) || size < 1))
  throw new Error(`${process.argv.slice(2).join(' ')}: whole numbers of articles are allowed`)
const { articles, problems } = await readSite()
stopAt(problems)
const [newest] = articles
for (const size of sizes.length > 0 ? sizes : [60, 600]) {
  const folder = makeProject(articles, size)
  const first = await build(folder)
  const second = await build(folder)
  if (newest) appendFileSync(join(folder, newest.file), '\nOne sentence more.\n')
  const third = await build(folder)
  const dist = join(folder, 'dist')
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  const bytes = files.reduce((sum, name) => sum + statSync(join(dist, name)).size, 0)
  console.log(`
${size} articles
  first build           ${first.seconds.toFixed(1)} s
  nothing changed       ${second.seconds.toFixed(1)} s
  one article changed   ${third.seconds.toFixed(1)} s
  peak memory           ${Math.round(Math.max(first.memory, second.memory, third.memory) / 1e6)} MB
  dist/                 ${(bytes / 1e6).toFixed(1)} MB`)
}
