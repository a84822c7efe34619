/** Reads the posts of another generator: files with front matter below a folder, or an export of WordPress. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'
import { parse as parseToml } from 'smol-toml'
import { parse as parseYaml } from 'yaml'
import { idOf } from '../../src/ui/idOf'

export interface Post {
  file: string
  /** The file's name without its date, or what the front matter has in its place. */
  name: string
  date: string
  path: string
  /** The front matter, by keys in small letters. */
  front: Readonly<Record<string, unknown>>
  body: string
  isHtml: boolean
}

export interface Posts {
  posts: Post[]
  skipped: string[]
  authors: ReadonlyMap<string, string>
  folders: string[]
  /** The addresses of pictures by their numbers in WordPress. */
  attachments?: ReadonlyMap<string, string>
  origin?: string
}

/** @returns an address with its letters; as it is where a `%` in it stands for none */
export function decoded(address: string) {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}

export const slugOf = (name: string) =>
  idOf(decoded(name).replaceAll('.', ' '))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** @returns the name of a post in an address or in a path of its file */
export const nameIn = (path: string) =>
  path
    .replace(/[?#].*|\/(index(\.\w+)?)?$/g, '')
    .replace(/^.*\/|\.\w+$/g, '')
    .replace(/^\d+-\d+-\d+-/, '')

/** Reads also what is often written and no YAML: a colon in a title without quotes, a key twice. */
function readYaml(text: string): unknown {
  const bare = /^(\w+): +(?!["'[{>|])(.*: .*)$/gm
  const quoted = text.replace(bare, (_, key, value) => `${key}: ${JSON.stringify(value)}`)
  return parseYaml(quoted, { uniqueKeys: false, logLevel: 'error' })
}

/** @returns the entries of a list, or of a list in a text, each by its name */
export const listOf = (value: unknown, separator: RegExp): string[] => {
  const list = [typeof value === 'string' ? value.split(separator) : (value ?? [])].flat()
  return list.map((each) => String(Object(each).name ?? Object(each).label ?? each)).filter(Boolean)
}

/** @returns a date as any generator writes it as a day; empty where it is none */
export function dayOf(value: unknown): string {
  const text = value instanceof Date ? value.toISOString() : String(value)
  const [day = text] = /^\d{4}[-/]\d{1,2}[-/]\d{1,2}/.exec(text) ?? []
  const time = Date.parse(`${day.replaceAll('-', '/')} UTC`)
  return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10)
}

/** @param root the folder of the posts. @param pattern of the old addresses, where these do not follow from the files */
function readPost(file: string, root: string, pattern?: string): Post {
  const text = readFileSync(file, 'utf8')
    .replace(/^\ufeff/, '')
    .replaceAll('\r\n', '\n')
  const fences = /^(---|\+\+\+)[ \t]*\n([\s\S]*?)\n\1[ \t]*(?:\n|$)/
  const [whole, fence, values = ''] = fences.exec(text) ?? []
  if (whole === undefined) throw new Error('has no front matter')
  const read = Object.entries(Object(fence === '---' ? readYaml(values) : parseToml(values)))
  const front = Object.fromEntries(read.map(([key, value]) => [key.toLowerCase(), value]))
  const named = resolve(file).replace(/(\/index(\.\w+)?)?\.\w+$/, '')
  const [dated, rest] = /\d{4}[-/]\d{1,2}[-/]\d{1,2}(?:[-/]([^/]*))?$/.exec(named) ?? []
  const date = dayOf(front.date ?? front.pubdate ?? front.publishdate ?? dated)
  if (!date) throw new Error('has no date')
  const name = String(front.slug || rest || basename(named)).replace(/\/$|.*\/(?=.)/g, '')
  const [year = '', month = '', day = ''] = date.split('-')
  const parts: Record<string, string> = { year, month, day, title: name, slug: name }
  const shape = pattern ?? (/\/_posts\//.test(named) ? '/:year/:month/:day/:title' : undefined)
  const below = named.slice(dirname(root).length).replace(/.*\/(content|src)\//, '/')
  const folder = below.replace(/[^/]*$/, '')
  const given = String(front.permalink ?? front.url)
  const path = shape
    ? shape.replace(/:(\w+)/g, (_, part) => parts[part] ?? '')
    : `${folder}${name}/`
  const isHtml = file.endsWith('.html')
  const body = text.slice(whole.length)
  return { file, name, date, path: /^\/[^:{]*$/.test(given) ? given : path, front, body, isHtml }
}

const notPosts = /(^|\/)([._](?!posts|drafts)|node_modules|public|dist|layouts|themes|_index\.)/

export function readFolder(folder: string, pattern?: string): Posts {
  const roots = ['.', '..', '../..', '../../..'].map((up) => resolve(folder, up))
  const isDocusaurus = roots.some((root) => /docusaurus\.config/.test(readdirSync(root).join()))
  const shape = pattern ?? (isDocusaurus ? '/blog/:year/:month/:day/:title' : undefined)
  const posts: Post[] = []
  const skipped: string[] = []
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const file = join(folder, entry).replaceAll('\\', '/')
    if (!/\.(md|mdx|markdown|html)$/.test(entry) || notPosts.test(entry)) continue
    try {
      posts.push(readPost(file, resolve(folder), shape))
    } catch (error) {
      skipped.push(`${file} ${error instanceof Error ? error.message.split('\n')[0] : error}`)
    }
  }
  const lists = roots.flatMap((root) => [`${root}/authors.yml`, `${root}/_data/authors.yml`])
  const list = lists.find((file) => existsSync(file))
  const people = Object.entries(Object(list && parseYaml(readFileSync(list, 'utf8'))))
  const authors = people.map(([id, each]) => [id, String(Object(each).name ?? id)] as const)
  const within = ['', 'static', 'public', 'assets', 'src', 'src/assets']
  const folders = roots.flatMap((root) => within.map((each) => join(root, each)))
  return { posts, skipped, authors: new Map(authors), folders }
}

export function readExport(file: string): Posts {
  const { children } = parseDocument(readFileSync(file, 'utf8'), { xmlMode: true })
  const all = (name: string, within = children) => DomUtils.getElementsByTagName(name, within)
  const textOf = (name: string, within = children) =>
    DomUtils.textContent(all(name, within).slice(0, 1)).trim()
  const items = all('item').map((item) => {
    return { item, text: (name: string) => textOf(name, item.children) }
  })
  const attachments = items.map(
    ({ text }) => [text('wp:post_id'), text('wp:attachment_url')] as const,
  )
  const pictures = new Map(attachments)
  const isPost = ({ text }: (typeof items)[number]) =>
    text('wp:post_type') === 'post' && text('wp:status') !== 'trash'
  const posts = items.filter(isPost).map(({ item, text }): Post => {
    const metas = all('wp:postmeta', item.children).map((meta) => meta.children)
    const cover = metas.find((meta) => textOf('wp:meta_key', meta) === '_thumbnail_id')
    const front = {
      title: text('title'),
      excerpt: text('excerpt:encoded'),
      author: text('dc:creator'),
      tags: all('category', item.children).map((term) => DomUtils.textContent(term)),
      image: cover && pictures.get(textOf('wp:meta_value', cover)),
      draft: !/^(publish|future)$/.test(text('wp:status')),
    }
    const name = text('wp:post_name') || front.title
    const path = text('link').replace(/^https?:\/\/[^/]+/, '')
    const date = dayOf(text('wp:post_date').replace(/^0000.*/, '')) || dayOf(new Date())
    const body = text('content:encoded')
    return { file: `${file} "${front.title}"`, name, date, path, front, body, isHtml: true }
  })
  const isLost = (item: (typeof items)[number]) =>
    !isPost(item) && !/attachment|nav/.test(item.text('wp:post_type'))
  const skipped = items.filter(isLost).map(({ text }) => `${file} "${text('title')}" is no post`)
  const writers = all('wp:author').map((each) => each.children)
  const authors = writers.map(
    (each) => [textOf('wp:author_login', each), textOf('wp:author_display_name', each)] as const,
  )
  const origin = textOf('wp:base_blog_url')
  return { posts, skipped, authors: new Map(authors), folders: [], attachments: pictures, origin }
}
