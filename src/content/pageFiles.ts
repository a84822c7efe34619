/** The page files and their paths; a file whose name begins with `_` is no page, but part of others. */
import type { Page } from '../page'
import { personPage } from '../pages/about/_person'
import { people, personPath } from '../site'

const files = import.meta.glob<Page>(['../pages/**/*.ts', '!../pages/**/_*.ts'], {
  eager: true,
  import: 'default',
})

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

/** One for each of the people who may sign articles. */
const personFiles = (Object.keys(people) as (keyof typeof people)[]).map((name) => ({
  file: 'src/pages/about/_people.ts',
  path: personPath(name),
  page: personPage(name),
}))

export const pageFiles: PageFile[] = [
  ...Object.entries(files).map(([file, page]) => ({
    file: file.replace('..', 'src'),
    path: pathOf(file),
    page,
  })),
  ...personFiles,
]
