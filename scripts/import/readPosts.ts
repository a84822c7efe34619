/** Reads the posts of another generator below a folder, and what its files beside them say of all. */
import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join, parse, relative, resolve } from 'node:path'
import { unescape as decoded } from 'node:querystring'
import { parse as parseToml } from 'smol-toml'
import { parseDocument } from 'yaml'
import { readSource } from '../../src/content/sourceFile'
import { idOf } from '../../src/ui/idOf'

type Values = Record<string, unknown>

export interface Post {
  file: string
  /** The name of the article's file. */
  slug: string
  date: string
  /** Its addresses until now as paths, the last one first. */
  addresses: string[]
  /** The front matter without what is here by itself. */
  front: Values
  body: string
}

/** Takes a value out of front matter. @returns that of the first of the keys which is there */
export function take(front: Values, ...keys: readonly string[]): unknown {
  const key = keys.find((each) => front[each] !== undefined)
  const value = key && front[key]
  if (key) delete front[key]
  return value
}

/** @returns the entries of a list, or the one that stands in its place, each by its name */
export const listOf = (value: unknown): string[] =>
  [value ?? []]
    .flat()
    .map((each) => String(Object(each).name ?? each).trim())
    .filter(Boolean)

/** A line that begins no key, entry, comment or end of a list: it goes on with the text above. */
const continued = /^(?=\S)(?!["']?[\w. -]+["']?:(?:\s|$)|-(?:\s|$)|[#\]}])/gm

/** Reads also a text in quotes whose further lines begin without a blank, as other readers of YAML do. */
function parseYaml(text: string): Values {
  const parseText = (each: string) => parseDocument(each, { uniqueKeys: false, logLevel: 'error' })
  const written = parseText(text)
  const document = written.errors.length > 0 ? parseText(text.replace(continued, ' ')) : written
  for (const error of document.errors) throw error
  return Object(document.toJS())
}

/** @returns the values of a file of settings; of none where it is not there */
function readValues(file = ''): Values {
  if (!existsSync(file)) return {}
  const { text } = readSource(file)
  return file.endsWith('.toml') ? parseToml(text) : parseYaml(text)
}

/** @throws Error where there is none, or it cannot be read */
function readFrontMatter(file: string) {
  const { text } = readSource(file)
  const fences = /^(---|\+\+\+)[ \t]*\n([\s\S]*?)\n\1[ \t]*(?:\n|$)/
  const [whole, fence, values = ''] = fences.exec(text) ?? []
  if (whole === undefined) throw new Error('has no front matter')
  const front: Values = fence === '---' ? parseYaml(values) : parseToml(values)
  return { front, body: text.slice(whole.length) }
}

/** @returns a date as any generator writes it as a day; empty where it is none */
export function dayOf(value: unknown): string {
  const text = value instanceof Date ? value.toISOString() : String(value)
  const [day = text] = /^\d{4}[-/]\d{1,2}[-/]\d{1,2}/.exec(text) ?? []
  const time = Date.parse(`${day.replaceAll('-', '/')} UTC`)
  return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10)
}

/** @param pattern of the addresses, unless each follows from its file. @throws Error where it is no post */
function readPost(file: string, folder: string, base: string, pattern?: string): Post {
  const { front, body } = readFrontMatter(file)
  const named = file.replace(/(\/index)?\.\w+$/, '')
  const [dated, rest] = /\d{4}[-/]\d{1,2}[-/]\d{1,2}(?:[-/]([^/]*))?$/.exec(named) ?? []
  const date = dayOf(take(front, 'date', 'pubDate', 'publishDate', 'publishedDate')) || dayOf(dated)
  if (!date) throw new Error('has no date')
  const title = basename(String(take(front, 'slug') ?? (rest || named)))
  const [year = '', month = '', day = ''] = date.split('-')
  const categories = listOf(front.categories ?? front.category)
    .map(idOf)
    .join('/')
  const parts: Values = { year, month, day, categories, title, slug: title }
  const usual = file.includes('/_posts/') ? '/:categories/:year/:month/:day/:title' : undefined
  const below = named.slice(dirname(folder).length).replace(/.*\/(content|src)(?=\/)/, '')
  const shape = take(front, 'permalink', 'url') ?? pattern ?? usual ?? `${dirname(below)}/:title/`
  const last = `${base}/${shape}`
    .replace(/:(\w+)/g, (whole, part) => String(parts[part] ?? whole))
    .replace(/\/+/g, '/')
  const older = ['aliases', 'redirect_from'].flatMap((key) => listOf(take(front, key)))
  const addresses = [last, ...older].map((each) => encodeURI(decoded(each)))
  const words = idOf(decoded(title).replace(/[._]/g, ' ')).match(/[a-z0-9]+/g) ?? ['post', date]
  const slug = words.join('-')
  return { file, slug, date, addresses, front, body }
}

/** @returns the names of authors by what posts call them: from lists, and from folders with a file for each */
function authorsIn(roots: readonly string[]): Map<string, string> {
  const lists = roots.flatMap((root) => [`${root}/authors.yml`, `${root}/_data/authors.yml`])
  const folders = roots.map((root) => `${root}/_authors`).filter((each) => existsSync(each))
  const files = folders.flatMap((each) => readdirSync(each).map((name) => join(each, name)))
  const entries = [
    ...lists.flatMap((list) => Object.entries(readValues(list))),
    ...files.map((file) => [parse(file).name, readFrontMatter(file).front] as const),
  ].map(([key, author]) => [key, Object(author).name ?? Object(author).fullname ?? key] as const)
  return new Map(entries)
}

/** Files that are no posts, whatever stands in them. */
const isOther = /(^|\/)([._](?!posts|drafts)|node_modules\/)/

/**
 * @param options the blog's domain and the pattern of its addresses, where Jekyll or Hugo do not say them
 * @returns the posts, and why each other file is none; names of authors; the folders that files may be in; the
 * blog's `domain`, if that is known, its `host` in any case, and the `base` that its paths begin with
 */
export function readPosts(given: string, options: { domain?: string; address?: string }) {
  const folder = resolve(given).replaceAll('\\', '/')
  const roots = ['', '..', '../..', '../../..'].map((up) => resolve(folder, up))
  const names = ['_config.yml', 'hugo.toml', 'hugo.yaml', 'config.toml', 'config.yaml']
  const files = roots.flatMap((root) => names.map((name) => join(root, name)))
  const settings = readValues(files.find((file) => existsSync(file)))
  const domains = [options.domain, settings.url, settings.baseURL].map(String)
  const domain = domains.find((each) => URL.canParse(each))
  const { host, pathname } = new URL(domain ?? 'https://old.example')
  const base = String(settings.baseurl ?? pathname).replace(/\/$/, '')
  const pattern = options.address ?? /^\/.*/.exec(String(settings.permalink))?.[0]
  const posts: Post[] = []
  const others: string[] = []
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const file = join(folder, entry).replaceAll('\\', '/')
    const isPost = /\.(md|mdx|markdown|html)$/.test(entry) && !isOther.test(entry)
    if (!isPost) continue
    try {
      const post = readPost(file, folder, base, pattern)
      if (posts.some(({ slug }) => slug === post.slug)) post.slug += `-${post.date}`
      posts.push(post)
    } catch (error) {
      const [reason] = String(error)
        .replace(/^\w+: /, '')
        .split('\n')
      others.push(`${relative('.', file)} ${reason}`)
    }
  }
  const within = ['', 'static', 'public', 'assets', 'src']
  const folders = roots.flatMap((root) => within.map((each) => join(root, each)))
  return { posts, others, authors: authorsIn(roots), folders, host, base, domain }
}
