/** Reads the articles: front matter and text of each file, and what is wrong with it. */
import { type Article, articleSchema, type FrontMatter, signatureOf } from '../articles/schema'
import { counted } from '../locale'
import { isInFonts } from '../ui/fonts/letters'
import { articlePath, coverUrl } from '../urls'
import { extent } from '../words'
import { filesOfArticles, sharedFiles, slugOf, slugProblem } from './articleFiles'
import { countWords, readingMinutes, summariesOf } from './articleText'
import { latestToday, today } from './days'
import { renderMarkdown } from './markdown/renderMarkdown'
import type { Pictures } from './pictures'
import { allowedInstead, didYouMean, type Problem } from './problem'
import type { SharedContent } from './sharedFiles'
import { readSource } from './sourceFile'
import { remember } from './textMemory'
import type { TextPlace } from './textPlaces'
import { readYaml, splitFrontMatter } from './yaml'

type Report = (field: string, message: string) => void

/** Reports days that cannot be. @returns the day of publication */
function checkDays(
  { date, publishAt, updated, reviewed }: FrontMatter,
  citesLaw: boolean,
  report: Report,
) {
  if (citesLaw && !reviewed)
    report('reviewed', 'is missing; an article that cites law names the day of its last check')
  const published = publishAt ?? date
  if (!published) report('date', 'is missing; a date as YYYY-MM-DD, or `publishAt`, is required')
  if (date && publishAt && date !== publishAt)
    report('date', `is ${date}, and \`publishAt\` is ${publishAt}; leave \`date\` out`)
  const latest = latestToday()
  for (const dated of Object.entries({ date, updated, reviewed })) {
    const [field, day] = dated
    if (day && day > latest && day !== publishAt)
      report(field, `is ${day}, in the future; ${latest} at the latest, or \`publishAt\``)
    if (day && published && !publishAt && day < published)
      report(field, `is ${day}, before the date ${published}`)
  }
  return published
}

/** @returns those who sign an article, each once; reports texts by which nobody does */
function authorsOf(
  { author, authors = [] }: FrontMatter,
  { entries: people, problems }: SharedContent['people'],
  report: Report,
) {
  const signatures = author ? [author, ...authors] : authors
  if (signatures.length === 0)
    report('author', 'is missing; a name of `articles/people.yaml` is required')
  const found = signatures.map((signature) => {
    const person = people.find((each) => signatureOf(each, people) === signature)
    const namesakes = people.filter(({ name }) => name === signature).map(({ id }) => id)
    const field = signature === author ? 'author' : 'authors'
    const known = people.filter(({ former }) => !former).map((each) => signatureOf(each, people))
    if (namesakes.length > 1)
      report(
        field,
        `is "${signature}", as ${namesakes.length} people are called; write the id: ${namesakes.join(' or ')}`,
      )
    // A mistake in the list of people may be what hides somebody.
    else if (!person && problems.every(({ isWarning }) => isWarning))
      report(field, `is "${signature}"${allowedInstead(signature, known)}`)
    return person
  })
  const all = new Set(found.filter((person) => person !== undefined))
  return [...all].map(({ name, path }) => ({ name, path }))
}

const knownKeys = Object.keys(articleSchema.entries)

/** The place of a key of front matter that the schema does not know. */
interface UnknownKey {
  key: string
  file: string
  line: number
}

/** @returns a warning of each key, at the first of the files that have it */
function warnOfKeys(unknown: readonly UnknownKey[]): Problem[] {
  const first = unknown.filter(
    ({ key }, index) => unknown.findIndex((each) => each.key === key) === index,
  )
  return first.map(({ key, file, line }) => {
    const count = unknown.filter((each) => each.key === key).length
    const all = count > 1 ? `; ${count} files have it` : ''
    const message = `is no key of an article, and has no effect${all}${didYouMean(key, knownKeys)}`
    return { file, line, field: key, message, isWarning: true }
  })
}

const newestFirst = (a: Article, b: Article) =>
  b.date.localeCompare(a.date, 'en') || a.slug.localeCompare(b.slug, 'en')

/** @returns the article, unless its front matter has mistakes, and the problems in its file */
async function readArticle(
  file: string,
  { text: source, conflict }: ReturnType<typeof readSource>,
  shared: SharedContent,
  pictures: Pictures,
) {
  const { people, sources, terms } = shared
  const slug = slugOf(file)
  const path = articlePath(slug)
  const unknownKeys: UnknownKey[] = []
  const none = { html: '', places: [], unknownKeys }
  if (conflict) return { file, path, ...none, problems: [conflict], isDraft: false }
  const { frontMatter, body, bodyLine, problem } = splitFrontMatter(source)
  // Line 1 of the front matter is line 2 of the file, below the dashes.
  const yaml = readYaml(frontMatter ?? '', articleSchema, { file, firstLine: 2 })
  const { output, lineOf, problems: inYaml } = yaml
  const values: Record<string, unknown> = Object(yaml.values)
  const text = await renderMarkdown(body, {
    file,
    lineOf: (line) => bodyLine + line - 1,
    kind: 'article',
    path,
    title: typeof values.title === 'string' ? values.title : undefined,
    sources: new Map(sources.entries.map((each) => [each.id, each])),
    terms: terms.entries,
    pictures,
  })
  // If the file of sources cannot be read, that is reported, and not each citation, too.
  const problems = text.problems.filter(({ field }) => sources.isRead || field !== 'citation')
  const { html, places } = text
  const read = { file, path, html, places, problems, isDraft: false, unknownKeys }
  if (problem) problems.push({ file, field: 'front matter', ...problem })
  if (frontMatter === undefined) return read

  problems.push(...inYaml)
  const mistakes: Problem[] = inYaml.filter(({ isWarning }) => !isWarning)
  const report = (field: string, message: string, line = lineOf([field])) => {
    const mistake = { file, line, field, message }
    mistakes.push(mistake)
    problems.push(mistake)
  }
  for (const key of Object.keys(values))
    if (!knownKeys.includes(key)) unknownKeys.push({ key, file, line: lineOf([key]) })
  read.isDraft = values.draft === true
  const name = slugProblem(slug)
  if (name) report('name', name)
  source.split('\n').forEach((line, index) => {
    if (!read.isDraft && /\bREPLACE:/.test(line))
      report('placeholder', `"${line.trim()}" is to be replaced before \`draft\` goes`, index + 1)
  })
  if (!output) return read
  const citesLaw = text.sources.some(({ kind }) => kind === 'law')
  const isPicture = output.cover?.startsWith('/')
  const coverText = isPicture ? undefined : output.cover
  const cover = isPicture && output.cover ? await pictures.find(output.cover) : undefined
  if (cover?.problem) report('cover', `${output.cover} ${cover.problem}`)
  const unknown = [...(coverText ?? '')].find((letter) => !isInFonts(letter))
  if (unknown)
    report('cover', `has ${unknown}, which the fonts of covers lack; another text is required`)
  const date = checkDays(output, citesLaw, report)
  const authors = authorsOf(output, people, report)
  const summaries = summariesOf(output, text.html)
  places.push(
    { file, line: lineOf(['title']), text: output.title },
    { file, line: lineOf(['description']), text: summaries.description },
  )
  if (!date || authors.length === 0 || mistakes.length > 0) return read

  const { author, draft, publishAt = '', aliases = [], keywords = [], cover: _, ...meta } = output
  const status = draft ? 'draft' : publishAt > today() && 'scheduled'
  const words = countWords(text.html)
  const minutes = readingMinutes(text.html, words)
  const article: Article = {
    ...meta,
    ...(status && { status }),
    id: slug,
    slug,
    ...summaries,
    date,
    authors,
    keywords,
    image: cover?.src ?? coverUrl(slug),
    coverText,
    words,
    minutes,
    readTime: counted(minutes, extent.readTime),
    html: text.html,
    contents: text.contents,
    sources: text.sources.map(({ id, title }) => ({ id, title })),
  }
  return { ...read, aliases, article }
}

/**
 * @param context the hash of all but a text itself that decides what becomes of it
 * @param unpublished whether drafts and articles that are published later are among them
 * @returns the articles, newest first; by path, those that would be among them without the mistakes in their files, and
 * the days of those that are published later; the places of what is checked on finished pages, by path
 */
export async function readArticles(
  folder: string,
  shared: SharedContent,
  pictures: Pictures,
  context: string,
  unpublished = false,
) {
  const { files, unread } = filesOfArticles(folder)
  const problems: Problem[] = []
  const report = (file: string, message: string, isWarning?: true) =>
    problems.push({ file, line: 1, field: 'name', message, isWarning })
  const owners = new Map<string, string>()
  for (const file of files) {
    const owner = owners.get(slugOf(file))
    if (owner) report(file, `is that of ${owner}, too, and both have one address; rename one`)
    else owners.set(slugOf(file), file)
  }
  const message = `is not read; an article is a file that ends in .md, and what articles share is ${sharedFiles.join(', ')}`
  for (const file of unread) report(file, message, true)
  const read = await Promise.all(
    [...owners.values()].map((file) => {
      const source = readSource(file)
      return remember(file, [context, source.text], () =>
        readArticle(file, source, shared, pictures),
      )
    }),
  )
  const readable = read.filter((each) => 'article' in each)
  const scheduled = readable.filter(({ article }) => article.status === 'scheduled')
  const articles = readable
    .filter(({ article }) => unpublished || !article.status)
    .sort((a, b) => newestFirst(a.article, b.article))
  const broken = read.filter((each) => !('article' in each) && !each.isDraft)
  return {
    articles,
    broken: new Map(broken.map(({ path, file, html }) => [path, { file, html }])),
    places: new Map<string, TextPlace[]>(read.map(({ path, places }) => [path, places])),
    scheduled: new Map(scheduled.map(({ path, article }) => [String(path), article.date])),
    problems: [
      ...problems,
      ...read.flatMap((each) => each.problems),
      ...warnOfKeys(read.flatMap((each) => each.unknownKeys)),
    ],
  }
}
