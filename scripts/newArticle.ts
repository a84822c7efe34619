/** `npm run new:article -- Title` writes a draft below `articles/`; `-- --rename OLD NEW` moves an article to another address. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { limits, title as titleSchema } from '../src/articles/fields'
import { signatureOf } from '../src/articles/schema'
import { filesOfArticles, slugOf, slugProblem } from '../src/content/articleFiles'
import { today } from '../src/content/days'
import { filesIn } from '../src/content/filesIn'
import { typeset } from '../src/content/markdown/typography'
import { readSite, type Site } from '../src/content/readSite'
import { validate } from '../src/content/yaml'
import { categories, founder } from '../src/site'
import { idOf } from '../src/ui/idOf'
import { articlePath } from '../src/urls'
import { fail, readArguments } from './arguments'

const usage = `npm run new:article -- Title of the article
  writes a draft below articles/; its name is the article's address. Quote what your shell reads: ' " $ ! ( ) & ?
npm run new:article -- --rename OLD NEW
  renames OLD.md in articles/ or below it, with every link to it; its old address becomes an alias`

/** The usual words of an article. */
const usualWords = [600, 1500]

/** @returns the file of an article, which may lie in a folder below `articles/`; undefined if there is none */
const fileOf = (slug: string) =>
  filesOfArticles('articles').files.find((file) => slugOf(file) === slug)

/** @returns why an article cannot have the address; undefined if it can */
function addressProblem(slug: string, { pages }: Site): string | undefined {
  const problem = slugProblem(slug)
  if (problem) return `the name ${problem}`
  const path = articlePath(slug)
  const owner = [...pages.values()].find((page) => [page.path, ...page.aliases].includes(path))
  const file = fileOf(slug) ?? owner?.file
  return file && `${path} is an address of ${file}`
}

function draftOf(title: string, { people }: Site): string {
  const ranges = Object.entries({ ...limits, words: usualWords })
  const present = people.filter(({ former }) => !former)
  const values: Record<string, string> = {
    ...Object.fromEntries(ranges.map(([name, range]) => [name, range.join(' to ')])),
    title: JSON.stringify(title),
    date: today(),
    category: categories[0],
    categories: categories.join(', '),
    author: founder.author,
    people: present.map((person) => signatureOf(person, people)).join(', '),
  }
  const template = readFileSync(new URL('article.md', import.meta.url), 'utf8')
  return template.replace(/\{\{(\w+)\}\}/g, (mark, name: string) => values[name] ?? mark)
}

/** @throws Error where the title is not allowed, or another page has it */
async function writeDraft(typed: string) {
  const title = String(typeset(typed.replace(/\s+/g, ' ').trim()))
  for (const issue of validate(titleSchema, title).issues) {
    if (!issue.isWarning) throw new Error(`title: ${issue.message}`)
    console.log(`title: ${issue.message}`)
  }
  const site = await readSite({ unpublished: true })
  const pages = [...site.pages.values()]
  const other = pages.find(({ data }) => data.meta.title.toLowerCase() === title.toLowerCase())
  if (other) throw new Error(`title: is that of ${other.file}, too`)
  // Other punctuation than an apostrophe parts words, as in “2025–2026”.
  const slug = idOf(title.replace(/(?!['’])\p{P}/gu, ' '))
  const problem = addressProblem(slug, site)
  if (problem) throw new Error(`title: makes no address, as ${problem}; use other words`)
  const file = `articles/${slug}.md`
  const draft = draftOf(title, site)
  writeFileSync(file, draft, { flag: 'wx' })
  console.log(`${file}\n\nReplace, from REPLACE: to the end of the line:`)
  draft.split('\n').forEach((line, index) => {
    const [, what] = line.split('REPLACE: ')
    if (what) console.log(`${String(index + 1).padStart(4)}  ${what.replace(/"$/, '')}`)
  })
  console.log('Then delete the line `draft: true`, and run check:content and start by npm')
}

/** @returns the file of an article with an alias more in its front matter, however that is written */
function withAlias(text: string, alias: string): string {
  const [front = ''] = /^[^-]*---[ \t]*\r?\n[\s\S]*?\n(?=---)/.exec(text) ?? []
  const lineEnd = front.includes('\r\n') ? '\r\n' : '\n'
  const list = /^aliases:(?:[ \t]*\[|.*\r?\n(?=([ \t]*- )))/m
  if (!list.test(front)) return `${front}aliases: [${alias}]${lineEnd}${text.slice(front.length)}`
  return text.replace(list, (key, dash = '') => key + dash + alias + (dash ? lineEnd : ', '))
}

/** @throws Error where there is no such article, or it cannot have the new address */
async function rename(from = '', to = '') {
  const oldFile = fileOf(from)
  if (!oldFile) throw new Error(`${from} is no article`)
  const problem = addressProblem(to, await readSite({ unpublished: true }))
  if (problem) throw new Error(problem)
  const link = new RegExp(`(?<![\\w.-])${articlePath(from)}(?![\\w-])`, 'g')
  const term = new RegExp(`(\\barticle:[ \\t]*["']?)${from}(?![\\w-])`, 'g')
  for (const folder of ['articles', 'src/pages'])
    for (const path of filesIn(folder)) {
      if (!/\.(md|yaml|ts)$/.test(path)) continue
      const file = folder + path
      // Each byte as a character, so that all that is not replaced stays as it is.
      const text = readFileSync(file, 'latin1')
      let changed = text.replace(link, articlePath(to))
      if (path === '/glossary.yaml') changed = changed.replace(term, `$1${to}`)
      if (file === oldFile) changed = withAlias(changed, articlePath(from))
      if (changed === text) continue
      writeFileSync(file, changed, 'latin1')
      console.log(file)
    }
  const newFile = oldFile.replace(/[^/]+$/, `${to}.md`)
  renameSync(oldFile, newFile)
  console.log(`${oldFile} is ${newFile}`)
}

const { values, positionals } = readArguments(usage, {
  allowPositionals: true,
  options: { rename: { type: 'boolean', default: false } },
})
if (positionals.length === 0 || (values.rename && positionals.length !== 2))
  fail(`A title is required, or --rename OLD NEW\n\n${usage}`)
const [from, to] = positionals
await (values.rename ? rename(from, to) : writeDraft(positionals.join(' '))).catch(fail)
