/** The page files and their paths; a file whose name begins with `_` is no page, but part of others. */
import type { Page } from '../page'

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

export const pageFiles: PageFile[] = Object.entries(files).map(([file, page]) => ({
  file: file.replace('..', 'src'),
  path: pathOf(file),
  page,
}))
