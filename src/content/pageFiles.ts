/** The page files as Vite finds them; one whose name begins with `_` is no page, but part of others. */
import type { Page } from '../page'
import { pagesOfPeople, pathOf } from './pagePaths'

const files = import.meta.glob<Page>(['../pages/**/*.ts', '!../pages/**/_*.ts'], {
  eager: true,
  import: 'default',
})

export interface PageFile {
  file: string
  path: string
  page: Page
  /** Where a field of the page stands, if not where the file first has its name. */
  lineOf?: (field: string) => number
}

export const pageFiles: PageFile[] = [
  ...Object.entries(files).map(([file, page]) => ({
    file: file.replace('..', 'src'),
    path: pathOf(file.replace('../pages/', '')),
    page,
  })),
  ...pagesOfPeople(),
]
