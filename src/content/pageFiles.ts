/** The page files and their paths; a file whose name begins with `_` is no page, but part of others. */
import type { Page } from '../page'
import { personPage } from '../pages/about/_person'
import { people, personPath } from '../site'
import { lineInPerson, peopleFile } from './linesOfPeople'

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
  /** Where a field of the page stands, if not where the file first has its name. */
  lineOf?: (field: string) => number
}

/** One for each of the people who may sign articles. */
const personFiles = Object.entries(people).map(([name, person]) => ({
  file: peopleFile,
  path: personPath(name),
  page: personPage(name, person),
  lineOf: (field: string) => lineInPerson(name, field),
}))

export const pageFiles: PageFile[] = [
  ...Object.entries(files).map(([file, page]) => ({
    file: file.replace('..', 'src'),
    path: pathOf(file),
    page,
  })),
  ...personFiles,
]
