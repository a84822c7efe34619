/** Reads the page files: the place of a file below `src/pages` is its page's address; names with `_` are parts of pages. */
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'
import { day, description, isMissing, title } from '../articles/fields'
import type { Page, PageContent, PageFunction } from '../page'
import { legal } from '../site'
import { latestToday } from './days'
import { headingOf } from './pageNames'
import { findLine, loadProblem, type Problem } from './problem'
import { validate } from './yaml'

export interface PageFile {
  file: string
  path: `/${string}`
  page: Page
}

const metaSchema = v.object({ title, description, updated: day }, isMissing)

type AvailableContent = Omit<PageContent, 'founder'> & Partial<Pick<PageContent, 'founder'>>

/** Checks what the compiler would see, which editors do not run, and what it cannot check. */
function checkPage({ file, page: { meta, template, sections } }: PageFile): Problem[] {
  const problems: Problem[] = []
  const report = (field: string, message: string, isWarning = false) => {
    const line = findLine(file, ` ${field}:`)
    problems.push({ file, line, field, message, ...(isWarning && { isWarning }) })
  }
  for (const issue of validate(metaSchema, meta).issues)
    report(issue.keys.join('.') || 'meta', issue.message, issue.isWarning)
  if (meta.updated > latestToday()) report('updated', `is ${meta.updated}, in the future`)
  const isFramed = sections[0]?.kind === 'hero' && sections.at(-1)?.kind === 'callToAction'
  if (template === 'reading' && !isFramed)
    report('template', 'is reading, which begins with a `hero` and ends with a `callToAction`')
  return problems
}

/** The pages that every site needs, with the reason. */
const neededPages: [path: `/${string}`, reason: string][] = [
  ['/', 'the site begins with it'],
  ['/404', 'it is shown at every address that has no page'],
  ['/articles', 'it lists the articles, and each of them leads to it'],
  ['/contact', 'it has the form, to which messages that fail come back'],
  [legal.privacy.to, 'the contact form leads to it'],
]

/** @returns the files in a folder of pages, parts of pages among them, in the order of their names */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()

/** @returns the files that are pages, by the paths of these: `services/ai-strategy.ts` is `/services/ai-strategy`, `index.ts` is `/` */
export function pagesBelow(folder: string): ReadonlyMap<`/${string}`, string> {
  const files = filesBelow(folder).filter((file) => /\/[^_/][^/]*$/.test(file))
  const nameOf = (file: string) =>
    file.slice(folder.length + 1).replace(/(^|\/)index\.ts$|\.ts$/, '')
  return new Map(files.map((file) => [`/${nameOf(file)}`, file]))
}

export type ImportPage = (file: string) => Promise<{ default?: Page | PageFunction }>

const importByNode: ImportPage = (file) =>
  import(/* @vite-ignore */ pathToFileURL(resolve(file)).href)

/**
 * @param content for pages that show it; without the founder, whose absence its reader reports, they cannot be made
 * @returns the pages, those that cannot be read by their path, and what is wrong with any of them
 */
export async function readPageFiles(
  folder: string,
  { founder, ...content }: AvailableContent,
  importPage: ImportPage = importByNode,
) {
  const pages: PageFile[] = []
  const broken = new Map<string, { file: string; html: string }>()
  const problems: Problem[] = []
  const files = pagesBelow(folder)
  for (const needed of neededPages) {
    const [path, reason] = needed
    if (files.has(path)) continue
    const file = `${folder}${path === '/' ? '/index' : path}.ts`
    const message = `is missing; a site needs it, as ${reason}`
    problems.push({ file, line: 1, field: 'page', message })
    broken.set(path, { file, html: '' })
  }
  for (const entry of files) {
    const [path, file] = entry
    try {
      const { default: declared } = await importPage(file)
      if (!declared) throw new Error('there is no `export default definePage({ … })`')
      const isFunction = typeof declared === 'function'
      const page = !isFunction ? declared : founder && declared({ ...content, founder })
      if (!page) {
        broken.set(path, { file, html: '' })
        continue
      }
      const pageFile = { file, path, page }
      headingOf({ ...page, path })
      problems.push(...checkPage(pageFile))
      pages.push(pageFile)
    } catch (error) {
      problems.push(loadProblem(file, error))
      broken.set(path, { file, html: '' })
    }
  }
  return { pages, broken, problems }
}
