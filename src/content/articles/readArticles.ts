/**
 * The one reader of articles: checks their front matter, drops drafts and what is to be published later, sorts.
 * Whatever else needs articles takes its list. Their texts are read one at a time (`articleBody.ts`), as all would not fit in memory.
 */
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import pLimit from 'p-limit'
import { now } from '../../articles/now'
import type { ArticleMeta, ArticleStatus } from '../../articles/schema'
import type { ContentProblem } from '../contentError'
import { parseFrontMatter } from '../frontMatter/frontMatter'
import { readText, wholeFile } from '../frontMatter/readText'
import { splitSource } from '../frontMatter/splitSource'
import { imageProblem } from '../links/imageProblem'
import type { ArticleFile } from './articleBody'
import { findArticleFiles } from './articleFiles'
import { slugProblem } from './articleSlug'
import { linesWithPlaceholders } from './placeholders'

export interface SourceArticle extends ArticleMeta, ArticleFile {}

/** An article that no build lists yet. */
export type UnpublishedArticle = SourceArticle & { status: ArticleStatus }

/** Of all articles of a folder. */
type SharedFiles = Pick<ArticleFile, 'sourcesFile' | 'glossaryFile'>

/** What is known of a file, even where its front matter has mistakes. */
export interface KnownFile extends ArticleFile {
  isDraft: boolean
  title?: string
  description?: string
  aliases?: readonly string[] | undefined
}

interface ReadFile extends KnownFile {
  slug: string
  problems: ContentProblem[]
  isEmpty?: boolean | undefined
  /** Absent where there are problems. */
  article?: SourceArticle
}

export interface ArticleList {
  /** Newest first; those of one day by slug. Without those that are not published, unless these are asked for. */
  articles: SourceArticle[]
  /** Drafts, and what is to be published later. */
  unpublished: UnpublishedArticle[]
  /** Every file that is not empty, drafts included. */
  files: KnownFile[]
  problems: ContentProblem[]
}

const wordsPerMinute = 220

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
  const { text, problem: unread, isEmpty } = await readText(file)
  if (unread) return { ...shared, file, slug, path, problems: [unread], isDraft: false, isEmpty }
  const parts = splitSource(text)
  const { values, written, problems, lineOf } = parseFrontMatter(file, parts)
  const report = (line: number, field: string, message: string) =>
    problems.push({ file, line, field, message })

  const badName = slugProblem(slug)
  if (badName) report(1, 'slug', badName)
  const isDraft = written?.draft === true
  if (written && !isDraft)
    for (const line of linesWithPlaceholders(text)) {
      const left = text.split('\n')[line - 1]?.trim()
      report(line, 'placeholder', `"${left}" is to be replaced before \`draft\` goes`)
    }
  const problem =
    typeof written?.cover === 'string' && (await imageProblem(written.cover, publicFolder))
  if (problem) report(lineOf('cover'), 'cover', problem)
  const textOf = (field: string) => {
    const value = written?.[field]
    return typeof value === 'string' ? { [field]: value } : {}
  }
  const read = {
    ...{ ...shared, file, slug, path, aliases: values?.aliases, problems, isDraft },
    ...{ ...textOf('title'), ...textOf('description') },
  }
  if (!values || problems.some(({ isWarning }) => !isWarning)) return read

  const { draft, cover = `/covers/${slug}.svg`, ...meta } = values
  const words = countWords(parts.body)
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
  return { ...read, article }
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

/** Found anew in each reading, as time passes without a change of the file. */
const statusOf = ({ isDraft, article }: ReadFile): ArticleStatus | undefined => {
  if (isDraft) return 'draft'
  return Date.parse(article?.publishAt ?? '') > now() ? 'scheduled' : undefined
}

/** The files whose text can be checked; what is wrong with the others is known. */
export function readableFiles({ files, problems }: Pick<ArticleList, 'files' | 'problems'>) {
  const unread = new Set(problems.flatMap(({ file, field }) => (field === wholeFile ? file : [])))
  return files.filter(({ file }) => !unread.has(file))
}

const newestFirst = (a: SourceArticle, b: SourceArticle) =>
  b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug)

const isUnpublished = (article: SourceArticle): article is UnpublishedArticle =>
  article.status !== undefined

export interface ReadOptions {
  unpublished?: boolean
}

/**
 * @param folder where the `.md` files are, sub-folders included
 * @param options `unpublished` lists the others among the articles, too, each with its status, and only warns of empty files
 */
export async function readArticles(
  folder = 'articles',
  publicFolder = 'public',
  options: ReadOptions = {},
): Promise<ArticleList> {
  const { files, problems: inFolder } = await findArticleFiles(folder)
  const shared = {
    sourcesFile: `${folder}/sources.yaml`,
    glossaryFile: `${folder}/glossary.yaml`,
  }
  // A system lets a process have only so many files open.
  const read = await pLimit(64).map(files, (file) => readChanged(file, publicFolder, shared))
  const inFiles = read.flatMap((result) =>
    result.isEmpty && options.unpublished
      ? result.problems.map((problem) => ({ ...problem, isWarning: true as const }))
      : result.problems,
  )
  const problems = [...inFolder, ...inFiles]
  const first = new Map<string, string>()
  for (const { slug, file } of read) {
    const other = first.get(slug)
    if (other)
      problems.push({ file, line: 1, field: 'slug', message: `"${slug}" is taken by ${other}` })
    first.set(slug, other ?? file)
  }
  const all = read
    .flatMap((file) => {
      const status = statusOf(file)
      return file.article ? [{ ...file.article, ...(status && { status }) }] : []
    })
    .sort(newestFirst)
  const unpublished = all.filter(isUnpublished)
  const articles = options.unpublished ? all : all.filter((article) => !isUnpublished(article))
  return { articles, unpublished, files: read.filter(({ isEmpty }) => !isEmpty), problems }
}
