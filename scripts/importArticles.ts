/** `npm run import:articles -- FOLDER` makes articles of the posts of another generator. */
import { appendFileSync, cpSync, existsSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, parse, relative } from 'node:path'
import { unescape as decoded } from 'node:querystring'
import { stringify } from 'yaml'
import { signatureOf } from '../src/articles/schema'
import { withoutEnding } from '../src/content/aliases'
import { today } from '../src/content/days'
import { withoutEmpty } from '../src/content/frontMatter'
import { nearest, type Problem } from '../src/content/problem'
import { readSharedFiles } from '../src/content/sharedFiles'
import { categories, founder } from '../src/site'
import { idOf } from '../src/ui/idOf'
import { articlePath } from '../src/urls'
import { fail, readArguments } from './arguments'
import { counted } from './counted'
import { moveAddresses } from './import/moveAddresses'
import { dayOf, listOf, type Post, readPosts, take } from './import/readPosts'
import { reportProblems } from './reportProblems'

const usage = `npm run import:articles -- FOLDER
  makes articles of the posts below a folder of Jekyll, Hugo, Eleventy or another generator that reads Markdown; an
  article or a person that is here already stays
  --category NAME     of posts without a tag that is near to a category
  --domain ADDRESS    of the blog, such as https://blog.example, where no settings of Jekyll or Hugo say it
  --address PATTERN   of its posts, such as /:year/:month/:day/:title/`

const { values: options, positionals } = readArguments(usage, {
  allowPositionals: true,
  options: {
    category: { type: 'string', default: categories[0] },
    domain: { type: 'string' },
    address: { type: 'string' },
  },
})
const [source = ''] = positionals
if (!statSync(source, { throwIfNoEntry: false })?.isDirectory())
  fail(source ? `${source} is no folder` : usage)
if (!categories.includes(options.category))
  fail(`--category is ${options.category}; allowed: ${categories.join(', ')}`)
const old = readPosts(source, options)
if (old.posts.length === 0) fail(`${source} has no post, which has front matter and a date`)

const peopleFile = 'articles/people.yaml'
const people = readSharedFiles('articles', new Set()).people.entries
const added: { name: string; id: string; former: true }[] = []

/** @returns the text by which an author signs, who is added where nobody has the name */
function signatureFor(key: string): string {
  const name = old.authors.get(key) ?? key
  const person = people.find((each) => each.name === name)
  if (!person && added.every((each) => each.name !== name))
    added.push({ name, id: idOf(name), former: true })
  return person ? signatureOf(person, people) : name
}

/** The slugs of posts by their files and by their addresses until now. */
const slugs = new Map<string, string>()
for (const { file, addresses, slug } of old.posts)
  for (const key of [file, ...addresses]) slugs.set(withoutEnding(key), slug)

/** The files that are copied, by their addresses here. */
const copies = new Map<string, string>()

/** Copies the first of the files that is there. @returns its address here; undefined if none is */
function copyFile(places: readonly string[], post: Post): string | undefined {
  const file = places.find((place) => statSync(place, { throwIfNoEntry: false })?.isFile())
  // What another generator makes a page of is no file to copy.
  if (!file || /\.(html?|markdown|mdx?|xml)$/.test(file)) return undefined
  const { name, ext } = parse(file)
  const start = `/images/${post.slug}/${idOf(name)}`
  let address = start + ext
  // Two folders of one post may each have a file of that name.
  for (let n = 2; (copies.get(address) ?? file) !== file; n++) address = `${start}-${n}${ext}`
  copies.set(address, file)
  cpSync(file, `public${address}`)
  return address
}

/** @returns the address here of what a post links or shows; of what is not here, the whole one that it has now */
function addressOf(written: string, post: Post): string {
  const base = `https://${old.host}${post.addresses[0]}`
  const url = written && URL.canParse(written, base) ? new URL(written, base) : undefined
  if (url?.host.replace('www.', '') !== old.host.replace('www.', '')) return written
  const path = decoded(url.pathname)
  const [file = ''] = decoded(written).split(/[?#]/)
  // As `wordpress-export-to-markdown` names a cover.
  const beside = ['', 'images'].map((folder) => join(dirname(post.file), folder, file))
  const keys = [withoutEnding(url.pathname), ...beside]
  const article = keys.map((key) => slugs.get(key)).find(Boolean)
  if (article) return articlePath(article) + url.search + url.hash
  const below = path.startsWith(old.base) ? path.slice(old.base.length) : path
  const shared = old.folders.map((folder) => join(folder, below))
  // Another page of the old site is where it was.
  return copyFile([...shared, ...beside], post) ?? (old.domain ? url.href : written)
}

/** Posts that do not say these themselves. */
const without = { author: 0, category: 0 }

/** @returns the front matter of an article; what it does not know stays as it is, at the end */
function frontMatterOf(post: Post) {
  const { date, front } = post
  const tags = ['category', 'categories', 'tags', 'keywords'].flatMap((key) => {
    const value = take(front, key)
    return listOf(typeof value === 'string' ? value.split(',') : value)
  })
  const category = tags.map((tag) => nearest(tag, categories)).find(Boolean)
  const authors = listOf(take(front, 'authors', 'author')).map(signatureFor)
  if (!category) without.category++
  if (authors.length === 0) without.author++
  const cover = take(front, 'cover', 'image', 'coverImage')
  const updated = take(front, 'updated', 'lastmod', 'last_modified_at')
  const language = take(front, 'language', 'lang', 'locale')
  return {
    title: take(front, 'title'),
    description: take(front, 'description', 'subtitle'),
    excerpt: take(front, 'excerpt', 'summary'),
    category: category ?? options.category,
    [date > today() ? 'publishAt' : 'date']: date,
    updated: dayOf(updated) || updated,
    ...(authors.length > 1 ? { authors } : { author: authors[0] ?? founder.author }),
    keywords: [...new Set(tags)],
    language: language && String(language).replace('_', '-'),
    cover: typeof cover === 'string' ? addressOf(cover, post) : cover,
    aliases: post.addresses.filter((each) => withoutEnding(each) !== articlePath(post.slug)),
    draft: take(front, 'draft') === true || take(front, 'published') === false || undefined,
    ...front,
  }
}

const taken: string[] = []
for (const post of old.posts) {
  const file = `articles/${post.slug}.md`
  if (existsSync(file)) {
    old.others.push(`${relative('.', post.file)} is not read, as ${file} is there already`)
    continue
  }
  const front = stringify(withoutEmpty(frontMatterOf(post)), { lineWidth: 0 })
  const text = moveAddresses(post.body, (address) => addressOf(address, post))
  writeFileSync(file, `---\n${front}---\n${text}`)
  taken.push(post.slug)
}
if (added.length > 0) appendFileSync(peopleFile, `\n${stringify(added)}`)

if (old.others.length > 0) console.log(`Not taken:\n${old.others.join('\n')}\n`)
console.log(
  `${counted(copies.size, 'file')} copied, ${counted(added.length, 'author')} added to ${peopleFile}, ${counted(without.author, 'post')} without an author signed by ${founder.author}, ${counted(without.category, 'post')} without a category in ${options.category}\n`,
)
const isOf = ({ file }: Problem, slug: string) =>
  file === `articles/${slug}.md` || file.startsWith(`public/images/${slug}/`)
const mistakes = await reportProblems(
  (problem) => problem.file === peopleFile || taken.some((slug) => isOf(problem, slug)),
)
const right = taken.filter((slug) => !mistakes.some((problem) => isOf(problem, slug)))
const count = `${taken.length} of ${counted(old.posts.length, 'post')}`
console.log(`${count} taken, of which ${right.length} build as they are`)
