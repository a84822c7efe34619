/**
 * `npx tsx scripts/bench/build.ts`: what a build takes with the articles that are there, and with 600, of which the
 * others are copies of them under other names.
 */
import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { parse, stringify } from 'yaml'
import { limits } from '../../src/articles/schema'
import { type ArticlePage, readSite } from '../../src/content/readSite'
import { splitFrontMatter } from '../../src/content/yaml'
import { linkPackages } from '../../src/tests/fixture/files'

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
  const folder = `node_modules/.cache/bench/${count}`
  rmSync(folder, { recursive: true, force: true })
  const names = readdirSync('.').filter((name) => !/^\.|^(dist|node_modules)$/.test(name))
  for (const name of names) cpSync(name, `${folder}/${name}`, { recursive: true })
  // One by one, so that the copy has caches of its own.
  linkPackages('node_modules', `${folder}/node_modules`)
  for (let n = 1; n * articles.length < count; n++)
    for (const original of articles.slice(0, count - n * articles.length))
      writeFileSync(`${folder}/${original.file.replace('.md', `-${n}.md`)}`, copyOf(original, n))
  return folder
}

/** Prints the most memory that the process has had at one time, in kB. */
const reportMemory =
  'data:text/javascript,process.on("exit",()=>console.log("peak:",process.resourceUsage().maxRSS))'

/** Runs what `npm run build` does. @throws Error with its output where it fails */
function build(cwd: string) {
  const started = performance.now()
  const program = ['--import', 'tsx', '--import', reportMemory, 'scripts/build.ts']
  const options = { cwd, encoding: 'utf8', maxBuffer: 2 ** 30 } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, program, options)
  if (status !== 0) throw new Error(`The build of ${cwd} failed:\n${stdout}${stderr}`)
  const seconds = Number(((performance.now() - started) / 1000).toFixed(1))
  return { seconds, 'peak MB': Math.round(Number(/peak: (\d+)/.exec(stdout)?.[1]) / 1000) }
}

const { articles } = await readSite()
for (const count of [articles.length, 600]) {
  const folder = makeProject(articles, count)
  const first = build(folder)
  const second = build(folder)
  appendFileSync(`${folder}/${articles[0]?.file}`, '\nOne sentence more.\n')
  const third = build(folder)
  console.table({ [`${count} articles`]: first, unchanged: second, 'one changed': third })
}
