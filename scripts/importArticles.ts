/** `npm run import:articles -- FOLDER|export.xml` makes articles of the posts of another generator, or of WordPress. */
import { appendFileSync, cpSync, existsSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, extname, join, resolve } from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'
import { stringify } from 'yaml'
import { signatureOf } from '../src/articles/schema'
import { redirectRules } from '../src/build/hosts/rules'
import { withoutEnding } from '../src/content/aliases'
import { today } from '../src/content/days'
import { withoutEmpty } from '../src/content/frontMatter'
import { maxBytes } from '../src/content/pictures'
import { nearest } from '../src/content/problem'
import { readSite } from '../src/content/readSite'
import { categories, founder } from '../src/site'
import { idOf } from '../src/ui/idOf'
import { articlePath, linkTarget } from '../src/urls'
import { fail, readArguments } from './arguments'
import { convertText } from './import/convertText'
import {
  dayOf,
  decoded,
  listOf,
  nameIn,
  type Post,
  readExport,
  readFolder,
  slugOf,
} from './import/readPosts'

const usage = `npm run import:articles -- FOLDER|export.xml
  makes articles of the posts below a folder of Jekyll, Hugo, Eleventy, Astro or Docusaurus, or of an export of
  WordPress; an article, a picture or a person that is here already stays
  --category NAME     of posts without a tag that is near to a category
  --pictures FOLDER   where further pictures are, such as a copy of wp-content/uploads
  --address PATTERN   of the old addresses, such as /:year/:month/:day/:title/
  --draft             keeps the articles out of the site`

const { values: options, positionals } = readArguments(usage, {
  allowPositionals: true,
  options: {
    category: { type: 'string', default: categories[0] },
    pictures: { type: 'string' },
    address: { type: 'string' },
    draft: { type: 'boolean' },
  },
})
const [source = ''] = positionals
if (!existsSync(source)) fail(source ? `${source} is not there` : usage)
if (!categories.includes(options.category))
  fail(`--category is ${options.category}; allowed: ${categories.join(', ')}`)
const old = statSync(source).isDirectory()
  ? readFolder(source, options.address)
  : readExport(source)
if (old.posts.length === 0) fail(`${source} has no post, which has front matter and a date`)

const site = await readSite({ unpublished: true })
const tasks = old.skipped.map((reason) => `${reason}; it is not taken`)
const changes = new Map<string, number>()
const changed = (kind: string) => changes.set(kind, (changes.get(kind) ?? 0) + 1)

/** The posts by their slugs; the slugs by what posts call each other. */
const posts = new Map<string, Post>()
const slugs = new Map<string, string>()
for (const post of old.posts) {
  const name = slugOf(post.name) || `post-${post.date}`
  const slug = posts.has(name) ? `${name}-${post.date}` : name
  posts.set(slug, post)
  for (const key of [post.name, nameIn(post.file), withoutEnding(post.path)]) slugs.set(key, slug)
}

const copies = new Map<string, string>()

/** Looks for a file by as much of its address as a folder has, and copies it once. @returns its address here */
function copyFile(address: string, folders: readonly string[], isPicture: boolean, slug: string) {
  const path = decoded(address.replace(/^https?:\/\/[^/]+|[?#].*$/g, ''))
  const parts = path.split('/').filter((part) => /[^.~@]/.test(part))
  // WordPress adds its size to the name of a smaller version.
  const original = parts.at(-1)?.replace(/-\d+x\d+(?=\.\w+$)/, '') ?? ''
  const places = folders.flatMap((folder) => parts.map((_, n) => join(folder, ...parts.slice(n))))
  const files = [...places, ...places.map((place) => join(dirname(place), original))]
  const found = files.find((file) => existsSync(file) && statSync(file).isFile())
  if (!found) return undefined
  const file = resolve(found)
  const ending = extname(file).toLowerCase()
  const most = ending === '.gif' ? maxBytes.animation : maxBytes.picture
  // No build makes these smaller; a link leads to them.
  if (isPicture && /gif|svg/.test(ending) && statSync(file).size > most) return undefined
  const known = copies.get(file)
  if (known) return known
  const name = `/images/${slug}/${idOf(basename(file, extname(file)))}`
  const isTaken = [...copies.values()].includes(name + ending)
  const target = `${name}${isTaken ? `-${copies.size}` : ''}${ending}`
  copies.set(file, target)
  if (existsSync(`public${target}`)) tasks.push(`public${target} is there already and stays`)
  else {
    cpSync(file, `public${target}`)
    changed('files copied')
  }
  return target
}

/** @returns the address here of what a post links or shows; undefined where it is not here */
function addressOf(written: string, isPicture: boolean, post: Post, slug: string) {
  const address = old.attachments?.get(written.replace('attachment:', '')) ?? written
  const kind = linkTarget(address)
  const isOwn = kind !== 'outside' || (!!old.origin && address.startsWith(old.origin))
  const folders = [options.pictures ?? [], isOwn ? [dirname(post.file), ...old.folders] : []].flat()
  if (isPicture) return copyFile(address, folders, true, slug)
  if (kind === 'program')
    return /^(mailto|tel):[^{]/i.test(address) ? encodeURI(decoded(address)) : undefined
  const base = `https://old.example${post.path}`
  if (!address || !URL.canParse(address, base)) return undefined
  if (!isOwn) return address.replace(/^\/\//, 'https://')
  const path = withoutEnding(new URL(address, base).pathname)
  const article = slugs.get(path) ?? slugs.get(nameIn(address))
  if (article) return articlePath(article)
  return site.pages.has(path) ? path : copyFile(address, folders, false, slug)
}

/** Between names in a text; the comma in “Ada Lee, Editor” is none. */
const severalNames = /\s*;\s*|,?\s+(?:and|&)\s+|,\s+(?=.*\s(?:and|&)\s)/

/** The signatures of authors by their names, or by their keys where several have one name. */
const signatures = new Map(
  site.people.map((person) => [person.name, signatureOf(person, site.people)]),
)
const added: { name: string; id: string; title: string; former: true }[] = []

/** @returns the signature of an author, who is added where nobody has the name */
function personOf(key: string): string {
  const name = (old.authors.get(key) ?? key).trim()
  const isShared = [...old.authors.values()].filter((each) => each === name).length > 1
  const known = signatures.get(isShared ? key : name)
  if (known) return known
  const id = slugOf(name) || 'author'
  const ids = [...site.people, ...added].map((each) => each.id.replace(/-\d+$/, ''))
  const count = ids.filter((each) => each === id).length
  const own = count > 0 ? `${id}-${count + 1}` : id
  signatures.set(isShared ? key : name, isShared ? own : name)
  // Readers tell people of one name apart by their titles.
  added.push({ name, id: own, title: isShared ? key : '', former: true })
  if (isShared)
    tasks.push(`articles/people.yaml ${own} has the title ${key}, as others are called ${name}`)
  return isShared ? own : name
}

const plain = (value: unknown) =>
  DomUtils.textContent(parseDocument(String(value ?? '')))
    .replace(/[*`]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

const wordsIn = (text: string) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)

/** @returns the category that is nearly one of the tags, or has all words of one */
function categoryOf(tags: readonly string[]) {
  const near = tags.map((tag) => nearest(tag, categories)).find(Boolean)
  const has = (category: string, tag: string) =>
    wordsIn(tag).every((word) => wordsIn(category).includes(word))
  return near ?? categories.find((category) => tags.some((tag) => has(category, tag)))
}

const addresses = [...site.pages.values()].flatMap(({ path, aliases }) => [path, ...aliases])
const used = new Set<string>([
  ...addresses.map(withoutEnding),
  ...[...posts.keys()].map(articlePath),
])

/** Tells whether an older address can redirect, and no page or earlier post has it. */
function isFree(address: string) {
  const short = withoutEnding(address)
  const isNew = /^\/[^?#*:]+$/.test(address) && !used.has(short)
  return isNew && !!used.add(short)
}

function frontMatterOf(post: Post, slug: string) {
  const { front, date } = post
  const keys = ['categories', 'category', 'tags', 'keywords']
  const tags = keys.flatMap((key) => listOf(front[key], /\s*,\s*/)).map((tag) => tag.toLowerCase())
  const names = listOf(front.authors ?? front.author ?? front.by, severalNames)
  const category = categoryOf(tags)
  if (!category) changed(`category ${options.category}, as no tag is near to one`)
  if (names.length === 0) changed(`author ${founder.author}, as the post names nobody`)
  const authors = [...new Set((names.length > 0 ? names : [founder.author]).map(personOf))]
  const cover = [front.cover, front.image, front.heroimage].find((each) => typeof each === 'string')
  const updated = dayOf(front.updated ?? front.lastmod ?? front.last_modified_at)
  const fromName = post.name.replace(/[-_]+/g, ' ').replace(/^\w/, (letter) => letter.toUpperCase())
  const written = plain(front.title) || fromName
  const title = written.length > 120 ? `${written.slice(0, 119)}…` : written
  const aliases = [post.path, ...listOf(front.aliases, /,/), ...listOf(front.redirect_from, /,/)]
  return {
    title,
    description: plain(front.description ?? front.subtitle),
    excerpt: plain(front.excerpt ?? front.summary),
    category: category ?? options.category,
    [date > today() ? 'publishAt' : 'date']: date,
    updated: updated > date && updated <= today() ? updated : '',
    ...(authors.length > 1 ? { authors } : { author: authors[0] }),
    keywords: [...new Set(tags)].slice(0, 10),
    cover: cover && addressOf(String(cover), true, post, slug),
    aliases: aliases.map((each) => encodeURI(decoded(each))).filter(isFree),
    draft: options.draft || front.draft === true || front.published === false || '',
  }
}

const taken: { path: string; aliases: string[] }[] = []
for (const [index, [slug, post]] of [...posts].entries()) {
  if (process.stdout.isTTY) process.stdout.write(`\r${index + 1} of ${posts.size}`)
  const file = `articles/${slug}.md`
  if (existsSync(file) || site.pages.has(articlePath(slug))) {
    tasks.push(`${file} is there already and stays; ${post.file} is not taken`)
    continue
  }
  const front = frontMatterOf(post, slug)
  const { body, isHtml } = post
  const { text, tasks: left } = convertText(body, {
    isHtml,
    resolve: (address, isPicture) => addressOf(address, isPicture, post, slug),
    changed,
  })
  const head = `---\n${stringify(withoutEmpty(front), { lineWidth: 0 })}---\n`
  writeFileSync(file, `${head}${text}\n`, { flag: 'wx' })
  for (const { line, task } of left)
    tasks.push(`${file}:${head.split('\n').length + line - 1} ${task}`)
  taken.push({ path: articlePath(slug), aliases: front.aliases })
}
if (process.stdout.isTTY) process.stdout.write('\r\x1b[K')
if (added.length > 0) {
  appendFileSync('articles/people.yaml', `\n${stringify(withoutEmpty(added))}`)
  changes.set('people added as former', added.length)
}
const redirects = redirectRules([...site.pages.values(), ...taken]).filter(
  ([from]) => !from.includes(':slug'),
)
if (redirects.length > 1600)
  tasks.push(`${redirects.length} redirects, of which hosts read 2000: remove older aliases`)
console.log(`${taken.length} of ${posts.size} posts taken\n\nChanged:`)
for (const [kind, count] of changes) console.log(`${String(count).padStart(6)}  ${kind}`)
if (tasks.length > 0) console.log(`\nLeft to do:\n${tasks.join('\n')}`)
