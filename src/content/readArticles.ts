/** The one reader of articles: parse, check, render, drop drafts, sort. Whatever else needs articles takes its list. */
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Article, FurtherReading, LinkedArticle } from '../articles/schema'
import { ContentError, type ContentProblem } from './contentError'
import { parseFrontMatter } from './frontMatter'
import { type Rendered, renderMarkdown } from './renderMarkdown'

/** An article with what only the build needs of it. */
export interface SourceArticle extends Article {
  file: string
  draft: boolean
  /** Its own picture below `public/`, when the front matter names one. */
  cover?: string
  /** The body as it was written. */
  markdown: string
  links: Rendered['links']
  ids: string[]
}

const wordsPerMinute = 220

/** Marks what an editor has to replace in the template of a new article. */
export const placeholder = 'REPLACE:'

async function readArticle(folder: string, name: string, publicFolder: string) {
  const file = join(folder, name).replaceAll('\\', '/')
  const slug = basename(name, '.md')
  const source = await readFile(file, 'utf8')
  const { values, body, bodyLine, problems, lineOf } = parseFrontMatter(file, source)
  const report = (line: number, field: string, message: string) =>
    problems.push({ file, line, field, message })

  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    report(1, 'slug', `is "${slug}"; a file is named by small letters, digits and single hyphens`)
  if (slug === 'index') report(1, 'slug', 'is "index", which is the address of the list itself')
  if (values && !values.draft)
    for (const [n, line] of source.split('\n').entries())
      if (line.includes(placeholder))
        report(n + 1, 'placeholder', `"${line.trim()}" is to be replaced before \`draft\` goes`)

  const rendered = await renderMarkdown(body, bodyLine)
  const missing = (url: string) => !url.startsWith('/') || !existsSync(join(publicFolder, url))
  const where = 'a path to a file below public/, such as /images/plan.png, is required'
  for (const image of rendered.images) {
    if (missing(image.url)) report(image.line, 'image', `${image.url} is not there; ${where}`)
    if (!image.alt.trim()) report(image.line, 'image', `${image.url} has no alternative text`)
  }
  if (!rendered.html)
    report(bodyLine, 'body', 'is empty; a text below the front matter is required')
  if (values?.cover && missing(values.cover))
    report(lineOf('cover'), 'cover', `${values.cover} is not there; ${where}`)
  // The title is the heading of level 1; a screen reader takes a skipped level for a missing part.
  let above = 1
  for (const { depth, line } of rendered.headings) {
    if (depth < 2 || depth > above + 1)
      report(line, 'heading', `is of level ${depth}; 2 to ${above + 1} are allowed here`)
    above = depth
  }
  if (!values || problems.length > 0) return { slug, file, problems }

  const { html, words, contents, ids, links } = rendered
  const article: SourceArticle = {
    ...values,
    id: slug,
    slug,
    readTime: `${Math.max(1, Math.round(words / wordsPerMinute))} min read`,
    image: values.cover ?? `/covers/${slug}.svg`,
    words,
    html,
    markdown: body,
    contents,
    ids,
    links,
    file,
  }
  return { slug, file, problems, article }
}

/** The article as its page gets it, without what only the build needs. */
export function toArticle(source: SourceArticle & FurtherReading): LinkedArticle {
  const { file, draft, cover, links, ids, markdown, ...article } = source
  return article
}

const newestFirst = (a: SourceArticle, b: SourceArticle) =>
  b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug)

/**
 * All articles, newest first; those of one day by slug.
 * @param folder where the `.md` files are, sub-folders included
 * @throws ContentError with every problem found, so that an editor mends them in one go
 */
export async function readArticles(
  folder = 'articles',
  publicFolder = 'public',
): Promise<SourceArticle[]> {
  const names = (await readdir(folder, { recursive: true })).filter((n) => n.endsWith('.md')).sort()
  const read = await Promise.all(names.map((name) => readArticle(folder, name, publicFolder)))
  const problems: ContentProblem[] = read.flatMap((result) => result.problems)
  const first = new Map<string, string>()
  for (const { slug, file } of read) {
    const other = first.get(slug)
    if (other)
      problems.push({ file, line: 1, field: 'slug', message: `"${slug}" is taken by ${other}` })
    first.set(slug, other ?? file)
  }
  if (problems.length > 0) throw new ContentError(problems)
  return read
    .flatMap(({ article }) => (article && !article.draft ? [article] : []))
    .sort(newestFirst)
}
