/** Reads the page files: the place of a file below `src/pages` is its page's address; names with `_` are parts of pages. */
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'
import { day, description, title } from '../articles/schema'
import type { Page, PageContent, PageFunction } from '../page'
import { today } from './days'
import { findLine, loadProblem, type Problem } from './problem'

export interface PageFile {
  file: string
  path: `/${string}`
  page: Page
}

const metaSchema = v.object({ title, description, updated: day })

/** The kinds of sections that would be shown without their heading where it is missing. */
const titled = new Set([
  'articleCards',
  'callToAction',
  'cards',
  'figure',
  'quotes',
  'text',
  'worksheet',
])

/** What nobody but the compiler would see, which editors do not run, and what it cannot check. */
function checkPage({ file, page: { meta, template, sections } }: PageFile): Problem[] {
  const problems: Problem[] = []
  const report = (field: string, message: string, text = ` ${field}:`) =>
    problems.push({ file, line: findLine(file, text), field, message })
  for (const issue of v.safeParse(metaSchema, meta, { abortPipeEarly: true }).issues ?? [])
    report(v.getDotPath(issue) ?? 'meta', issue.message)
  if (meta.updated > today()) report('updated', `is ${meta.updated}, in the future`)
  const isFramed = sections[0]?.kind === 'hero' && sections.at(-1)?.kind === 'callToAction'
  if (template === 'reading' && !isFramed)
    report('template', 'is reading, which begins with a `hero` and ends with a `callToAction`')
  for (const section of sections) {
    if (titled.has(section.kind) && !Object(section).heading)
      report('heading', `is missing in a section "${section.kind}"`, `'${section.kind}'`)
  }
  return problems
}

/**
 * @param folder whose `.ts` files are pages
 * @param content what pages may show of other content
 * @returns the pages, those that cannot be read by their path, and what is wrong with any of them
 */
export async function readPageFiles(folder: string, content: PageContent) {
  const pages: PageFile[] = []
  const broken = new Map<string, { file: string; html: string }>()
  const problems: Problem[] = []
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /(^|\/)[^_/][^/]*\.ts$/.test(name))
  for (const name of names.sort()) {
    const file = `${folder}/${name}`
    // `services/ai-strategy.ts` is `/services/ai-strategy`, `index.ts` is `/`.
    const path = `/${name.replace(/(^|\/)index\.ts$|\.ts$/, '')}` as const
    try {
      const { href } = pathToFileURL(resolve(file))
      const module: { default?: Page | PageFunction } = await import(/* @vite-ignore */ href)
      const declared = module.default
      if (!declared) throw new Error('there is no `export default definePage({ … })`')
      const page = typeof declared === 'function' ? declared(content) : declared
      pages.push({ file, path, page })
      problems.push(...checkPage({ file, path, page }))
    } catch (error) {
      problems.push(loadProblem(file, error))
      broken.set(path, { file, html: '' })
    }
  }
  return { pages, broken, problems }
}
