/** The page files: their paths, and their words with Markdown rendered. */

import type { Page } from '../page'
import type { Section } from '../sections'
import { renderMarkdown } from './renderMarkdown'

const files = import.meta.glob<Page>('../pages/**/*.ts', { eager: true, import: 'default' })

/** `../pages/services/ai-strategy.ts` is `/services/ai-strategy`; `index.ts` is `/`. */
const pathOf = (file: string) =>
  file
    .replace('../pages', '')
    .replace(/\.ts$/, '')
    .replace(/\/index$/, '') || '/'

export interface PageFile {
  file: string
  path: string
  page: Page
}

export const pageFiles: PageFile[] = Object.entries(files)
  .map(([file, page]) => ({ file: file.replace('..', 'src'), path: pathOf(file), page }))
  .sort((a, b) => a.path.localeCompare(b.path))

/** Text sections hold Markdown in their file and HTML from here on. */
export const renderSections = (sections: Section[]): Promise<Section[]> =>
  Promise.all(
    sections.map(async (section) =>
      section.kind === 'text'
        ? { ...section, body: (await renderMarkdown(section.body)).html }
        : section,
    ),
  )
