/** `npm run new:article -- Title`: a draft in `articles/`, named after its title, and a list of what to replace. */
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { title as titleSchema } from '../src/articles/schema'
import { slugProblem } from '../src/content/articles/articleSlug'
import type { PageFile } from '../src/content/pageFiles'
import { cleanTitle } from './cleanTitle'
import { slugOf } from './slugOf'

const usage = `npm run new:article -- Title of the article

Writes a draft below articles/ and lists what to replace in it. The words of the title need no quotes
unless they have characters that your shell reads, such as ' " $ ! ( ) & ?
The file's name is the address of the article: rename the file before you publish it, if you want another.`

const folder = 'articles'
const project = dirname(dirname(fileURLToPath(import.meta.url)))

/** @returns the pages of the project, wherever the script is run */
async function readPages() {
  const { readPageFiles } = await import('../src/content/readPageFiles')
  const { pages } = await readPageFiles(join(project, 'src/pages'))
  return pages.map(({ file, ...page }) => ({ ...page, file: relative(project, file) }))
}

/** @throws Error where the schema does not allow the title, or no address can be made of it */
function checkTitle(title: string) {
  const { issues } = v.safeParse(titleSchema, title, { abortPipeEarly: true })
  if (issues) throw new Error(`title: ${issues[0].message}`)
  if (!slugOf(title)) throw new Error('title: has no letter and no digit to make an address of')
}

/** @throws Error where a page or another article has the title, a draft included */
async function checkUnique(title: string, pages: readonly PageFile[]) {
  const { withoutDetails } = await import('../src/content/checkSite')
  const { readArticles } = await import('../src/content/articles/readArticles')
  const { files } = await readArticles(folder)
  const titled = [
    ...pages.map(({ page, ...rest }) => ({ ...rest, title: page.meta.title })),
    ...files,
  ]
  const key = withoutDetails(title)
  const other = titled.find((each) => withoutDetails(each.title ?? '') === key)
  if (other) throw new Error(`title: is that of ${other.file} too`)
}

/** @returns why an article cannot have an address */
function addressChecker(pages: readonly PageFile[]) {
  const paths = new Set(pages.map(({ path }) => path))
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = new Map(names.map((name) => [basename(name).toLowerCase(), name]))
  return (slug: string) => {
    const file = files.get(`${slug}.md`)
    if (file) return `${folder}/${file} has the name ${slug}.md`
    if (paths.has(`/articles/${slug}`)) return `a page has the address /articles/${slug}`
    const problem = slugProblem(slug)
    return problem && `the name ${problem}`
  }
}

/** Today on this machine's calendar, as YYYY-MM-DD. */
function today() {
  const now = new Date()
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}

async function write(title: string) {
  if (!existsSync(folder))
    throw new Error(`There is no folder ${folder}/ here; run the command in ${project}`)
  checkTitle(title)
  const pages = await readPages()
  await checkUnique(title, pages)
  const { slug, problem } = slugOf(title, addressChecker(pages)) ?? {}
  const file = `${folder}/${slug}.md`
  const { articleDraft, placeholdersOf } = await import('./articleDraft')
  const draft = articleDraft(title, today())
  writeFileSync(file, draft, { flag: 'wx' })

  console.log(file)
  if (problem) console.log(`Numbered, as ${problem}; rename it if you like.`)
  console.log('\nReplace, from REPLACE: to the end of the line:')
  for (const { line, what } of placeholdersOf(draft))
    console.log(`${String(line).padStart(4)}  ${what}`)
  console.log(
    'Then delete the line `draft: true`, and run\n' +
      '  npm run check:content   # has it mistakes?\n' +
      '  npm run lint:prose      # is it good style?\n' +
      '  npm start               # builds the site and serves it',
  )
}

const [first, ...others] = process.argv.slice(2)
const words = first === '--' ? others : process.argv.slice(2)
const title = cleanTitle(words.join(' '))
const isOption = words.length > 0 && words.every((word) => /^--?[a-z-]+$/.test(word))

if (isOption && words.some((word) => /^(-h|--help)$/.test(word))) console.log(usage)
else if (!title || isOption) {
  console.error(`${title ? `${title} is no title` : 'A title is required'}\n\n${usage}`)
  process.exitCode = 1
} else
  await write(title).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
