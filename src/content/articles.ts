/** Reads the articles: front matter and text of each file, and what is wrong with it. */
import { readdirSync, readFileSync } from 'node:fs'
import { type Article, articleSchema, type FrontMatter } from '../articles/schema'
import { counted } from '../locale'
import { site } from '../site'
import { articlePath } from '../urls'
import { extent } from '../words'
import { today } from './days'
import { renderMarkdown } from './markdown/renderMarkdown'
import { allowedInstead, type Problem } from './problem'
import type { SharedContent } from './sharedFiles'
import { readYaml, splitFrontMatter } from './yaml'

/** Files beside the articles, for all of them. */
const sharedFiles = ['sources.yaml', 'glossary.yaml', 'people.yaml', 'workbook.yaml']

/** @returns why a file cannot have the name; undefined if it can */
export function slugProblem(slug: string): string | undefined {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    return `is "${slug}"; small letters, digits and single hyphens are allowed`
  return slug === 'index' ? 'is "index", which is the list itself; choose another name' : undefined
}

/** Reports what the schema cannot know: who may sign, and days that cannot be. @returns the day of publication */
function checkFrontMatter(
  { author, date, publishAt, updated, reviewed }: FrontMatter,
  authors: readonly string[],
  citesLaw: boolean,
  report: (field: string, message: string) => void,
) {
  if (!authors.includes(author))
    report('author', `is "${author}"${allowedInstead(author, authors)}`)
  if (citesLaw && !reviewed)
    report('reviewed', 'is missing; an article that cites law names the day of its last check')
  const published = publishAt ?? date
  if (!published) report('date', 'is missing; a date as YYYY-MM-DD, or `publishAt`, is required')
  if (date && publishAt && date !== publishAt)
    report('date', `is ${date}, and \`publishAt\` is ${publishAt}; leave \`date\` out`)
  const present = today()
  for (const dated of Object.entries({ date, updated, reviewed })) {
    const [field, day] = dated
    if (day && day > present && day !== publishAt)
      report(field, `is ${day}, in the future; ${present} at the latest, or \`publishAt\``)
    if (day && published && !publishAt && day < published)
      report(field, `is ${day}, before the date ${published}`)
  }
  return published
}

/**
 * Somewhat below what adults read of English in silence, 238 (https://doi.org/10.1016/j.jml.2019.104047); in other
 * languages the time follows from the number of their words.
 */
const wordsPerMinute = 220

/** Letters of scripts that put no blanks between words. */
const unspaced =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Thai}|\p{Script=Lao}|\p{Script=Khmer}|\p{Script=Myanmar}/u

const segmenter = new Intl.Segmenter(site.language, { granularity: 'word' })

/** @param text between two blanks */
function wordsIn(text: string) {
  if (!unspaced.test(text)) return /[\p{L}\p{N}]/u.test(text) ? 1 : 0
  return [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length
}

/** Counts the words of the prose; code blocks are to copy, not to read, figures and images to look at. */
const countWords = (markdown: string) =>
  markdown
    .replace(
      /<!--[\s\S]*?-->|^ *(`{3,}|~{3,})[\s\S]*?^ *\1|!\[[^\]]*\]\([^)]*\)|\[[\^@][^\]]*\]:?/gm,
      ' ',
    )
    .split(/\s+/)
    .reduce((sum, text) => sum + wordsIn(text), 0)

const newestFirst = (a: Article, b: Article) =>
  b.date.localeCompare(a.date, 'en') || a.slug.localeCompare(b.slug, 'en')

/** @returns the article, unless its front matter has mistakes, and the problems in its file */
async function readArticle(
  folder: string,
  slug: string,
  { people, sources, terms, workbook }: SharedContent,
  publicFolder: string,
) {
  const file = `${folder}/${slug}.md`
  const path = articlePath(slug)
  const source = readFileSync(file, 'utf8')
  const { frontMatter, body, bodyLine, problem } = splitFrontMatter(source)
  const text = await renderMarkdown(body, {
    file,
    lineOf: (line) => bodyLine + line - 1,
    kind: 'article',
    path,
    sources: new Map(sources.entries.map((each) => [each.id, each])),
    terms: terms.entries,
    workbook: workbook.written,
    publicFolder,
  })
  // If the file of sources cannot be read, that is reported, and not each citation, too.
  const problems = text.problems.filter(({ field }) => sources.isRead || field !== 'citation')
  const read = { file, path, text, problems, isDraft: false }
  if (problem) problems.push({ file, field: 'front matter', ...problem })
  if (frontMatter === undefined) return read

  // Line 1 of the front matter is line 2 of the file, below the dashes.
  const yaml = readYaml(frontMatter, articleSchema, { file, firstLine: 2 })
  const { output, problems: mistakes } = yaml
  const report = (field: string, message: string, line = yaml.lineOf([field])) =>
    mistakes.push({ file, line, field, message })
  read.isDraft = Object(yaml.values).draft === true
  const name = slugProblem(slug)
  if (name) report('name', name)
  source.split('\n').forEach((line, index) => {
    if (!read.isDraft && /\bREPLACE:/.test(line))
      report('placeholder', `"${line.trim()}" is to be replaced before \`draft\` goes`, index + 1)
  })
  const authors = people.entries.map((person) => person.name)
  const citesLaw = text.sources.some(({ kind }) => kind === 'law')
  const date = output && checkFrontMatter(output, authors, citesLaw, report)
  problems.push(...mistakes)
  if (!date || mistakes.length > 0) return read

  const { draft, cover = `/covers/${slug}.svg`, aliases = [], publishAt, ...meta } = output
  const status = draft ? 'draft' : date > today() && 'scheduled'
  const words = countWords(body)
  const minutes = Math.max(1, Math.round(words / wordsPerMinute))
  const article: Article = {
    ...meta,
    ...(status && { status }),
    id: slug,
    slug,
    date,
    image: cover,
    words,
    minutes,
    readTime: counted(minutes, extent.readTime),
    html: text.html,
    contents: text.contents,
    sources: text.sources,
  }
  return { ...read, aliases, article }
}

/**
 * @param unpublished whether drafts and articles that are published later are among them
 * @returns the articles, newest first; by path, those that would be among them without the mistakes in their files; the
 * lines of the addresses in each file
 */
export async function readArticles(
  folder: string,
  shared: SharedContent,
  publicFolder: string,
  unpublished: boolean,
) {
  const entries = readdirSync(folder, { withFileTypes: true })
  const files = entries.filter((entry) => !entry.isDirectory() && entry.name.endsWith('.md'))
  // Files of editors and systems begin with a dot, such as .DS_Store.
  const unread = entries.filter(
    (entry) =>
      !files.includes(entry) && !/^\./.test(entry.name) && !sharedFiles.includes(entry.name),
  )
  const message = `is not read; an article is a file that ends in .md, and what articles share is ${sharedFiles.join(', ')}`
  const problems = unread.map(({ name }): Problem => {
    return { file: `${folder}/${name}`, line: 1, field: 'name', message, isWarning: true }
  })
  const read = await Promise.all(
    files.map(({ name }) => readArticle(folder, name.slice(0, -3), shared, publicFolder)),
  )
  const articles = read
    .filter((each) => 'article' in each)
    .filter(({ article }) => unpublished || !article.status)
    .sort((a, b) => newestFirst(a.article, b.article))
  const broken = read.filter((each) => !('article' in each) && !each.isDraft)
  return {
    articles,
    broken: new Map(broken.map(({ path, file, text }) => [path, { file, html: text.html }])),
    addresses: new Map(read.map(({ file, text }) => [file, text.addresses])),
    problems: [...problems, ...read.flatMap((each) => each.problems)],
  }
}
