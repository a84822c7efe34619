/**
 * The one reader of articles: checks their front matter, drops drafts, sorts. Whatever else needs
 * articles takes its list. Their texts are read one at a time (`articleBody.ts`), as all would not fit in memory.
 */
import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import pLimit from 'p-limit'
import type { ArticleMeta } from '../articles/schema'
import type { ArticleFile } from './articleBody'
import type { ContentProblem } from './contentError'
import { parseFrontMatter, splitSource } from './frontMatter'
import { imageProblem } from './imageProblem'

export interface SourceArticle extends ArticleMeta, ArticleFile {}

/** Of all articles of a folder. */
type SharedFiles = Pick<ArticleFile, 'sourcesFile' | 'glossaryFile'>

interface ReadFile extends ArticleFile {
  slug: string
  problems: ContentProblem[]
  /** Absent for a draft, and where there are problems. */
  article?: SourceArticle
}

export interface ArticleList {
  /** Newest first; those of one day by slug. Without drafts. */
  articles: SourceArticle[]
  /** Every file, drafts included. */
  files: ArticleFile[]
  problems: ContentProblem[]
}

const wordsPerMinute = 220

/** Marks what an editor has to replace in the template of a new article. */
export const placeholder = 'REPLACE:'

/** Counts the words of the prose; code blocks are to copy, not to read, figures and images to look at. */
export const countWords = (markdown: string) =>
  markdown
    .replace(
      /<!--[\s\S]*?-->|^ *(`{3,}|~{3,})[\s\S]*?^ *\1|!\[[^\]]*\]\([^)]*\)|\[[\^@][^\]]*\]:?/gm,
      ' ',
    )
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length

async function readArticle(
  file: string,
  publicFolder: string,
  shared: SharedFiles,
): Promise<ReadFile> {
  const slug = basename(file, '.md')
  const path = `/articles/${slug}` as const
  const source = await readFile(file, 'utf8')
  const { frontMatter, body } = splitSource(source)
  const { values, problems, lineOf } = parseFrontMatter(file, frontMatter)
  const report = (line: number, field: string, message: string) =>
    problems.push({ file, line, field, message })

  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    report(1, 'slug', `is "${slug}"; a file is named by small letters, digits and single hyphens`)
  if (slug === 'index') report(1, 'slug', 'is "index", which is the address of the list itself')
  if (values && !values.draft)
    for (const [n, line] of source.split('\n').entries())
      if (line.includes(placeholder))
        report(n + 1, 'placeholder', `"${line.trim()}" is to be replaced before \`draft\` goes`)
  const problem = values?.cover && (await imageProblem(values.cover, publicFolder))
  if (problem) report(lineOf('cover'), 'cover', problem)
  if (!values || problems.length > 0 || values.draft)
    return { ...shared, file, slug, path, problems }

  const { draft, cover = `/covers/${slug}.svg`, ...meta } = values
  const words = countWords(body)
  const readTime = `${Math.max(1, Math.round(words / wordsPerMinute))} min read`
  const article = {
    ...meta,
    ...shared,
    id: slug,
    slug,
    readTime,
    image: cover,
    words,
    file,
    path,
  }
  return { ...shared, file, slug, path, problems, article }
}

/** What was read last of each file: while an editor writes one article, the others need not be read again. */
const known = new Map<string, { changed: number; read: ReadFile }>()

async function readChanged(file: string, publicFolder: string, shared: SharedFiles) {
  const { mtimeMs: changed } = await stat(file)
  const before = known.get(file)
  if (before?.changed === changed) return before.read
  const read = await readArticle(file, publicFolder, shared)
  if (read.problems.length === 0) known.set(file, { changed, read })
  return read
}

const newestFirst = (a: SourceArticle, b: SourceArticle) =>
  b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug)

/** @param folder where the `.md` files are, sub-folders included */
export async function readArticles(
  folder = 'articles',
  publicFolder = 'public',
): Promise<ArticleList> {
  const names = (await readdir(folder, { recursive: true })).filter((n) => n.endsWith('.md')).sort()
  const inFolder = (name: string) => join(folder, name).replaceAll('\\', '/')
  const shared = { sourcesFile: inFolder('sources.yaml'), glossaryFile: inFolder('glossary.yaml') }
  const files = names.map(inFolder)
  // A system lets a process have only so many files open.
  const read = await pLimit(64).map(files, (file) => readChanged(file, publicFolder, shared))
  const problems = read.flatMap((result) => result.problems)
  const first = new Map<string, string>()
  for (const { slug, file } of read) {
    const other = first.get(slug)
    if (other)
      problems.push({ file, line: 1, field: 'slug', message: `"${slug}" is taken by ${other}` })
    first.set(slug, other ?? file)
  }
  const articles = read.flatMap(({ article }) => article ?? []).sort(newestFirst)
  return { articles, files: read, problems }
}
