/**
 * The one reader of articles: parse, check, render, drop drafts, sort.
 * Whatever else needs articles takes this list.
 */
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Article } from '../articles/schema'
import { ContentError, type Problem } from './contentError'
import { parseFrontMatter } from './frontMatter'
import { type Rendered, renderMarkdown } from './renderMarkdown'

/** An article with what only the build needs of it. */
export interface ReadArticle extends Article {
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

async function readArticle(folder: string, name: string, publicFolder: string) {
  const file = join(folder, name).replaceAll('\\', '/')
  const slug = basename(name, '.md')
  const { values, body, bodyLine, problems, lineOf } = parseFrontMatter(
    file,
    await readFile(file, 'utf8'),
  )
  const report = (line: number, field: string, says: string) =>
    problems.push({ file, line, field, says })
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    report(1, 'slug', `is "${slug}"; a file is named by small letters, digits and single hyphens`)
  const rendered = await renderMarkdown(body, bodyLine)
  const missing = (url: string) => !url.startsWith('/') || !existsSync(join(publicFolder, url))
  const where = 'a path to a file below public/, such as /images/plan.png, is required'
  for (const image of rendered.images) {
    if (missing(image.url)) report(image.line, 'image', `${image.url} is not there; ${where}`)
    if (!image.alt.trim()) report(image.line, 'image', `${image.url} has no alternative text`)
  }
  if (values?.cover && missing(values.cover))
    report(lineOf('cover'), 'cover', `${values.cover} is not there; ${where}`)
  if (!values || problems.length > 0) return { slug, file, problems }

  const { html, words, contents, ids, links } = rendered
  const article: ReadArticle = {
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

/**
 * All articles, newest first; those of one day by slug.
 * @param folder where the `.md` files are, sub-folders included
 * @throws ContentError with every problem found, so that an editor mends them in one go
 */
export async function readArticles(
  folder = 'articles',
  publicFolder = 'public',
): Promise<ReadArticle[]> {
  const names = (await readdir(folder, { recursive: true })).filter((n) => n.endsWith('.md')).sort()
  const read = await Promise.all(names.map((name) => readArticle(folder, name, publicFolder)))
  const problems: Problem[] = read.flatMap((result) => result.problems)
  const first = new Map<string, string>()
  for (const { slug, file } of read) {
    const other = first.get(slug)
    if (other)
      problems.push({ file, line: 1, field: 'slug', says: `"${slug}" is taken by ${other}` })
    first.set(slug, other ?? file)
  }
  if (problems.length > 0) throw new ContentError(problems)
  return read
    .flatMap(({ article }) => (article && !article.draft ? [article] : []))
    .sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug))
}
