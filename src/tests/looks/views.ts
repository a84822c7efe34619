/** The views that are compared with their pictures: all of content that only tests see. */
import { fixturePath, oddPage, slugs, worksheetPage } from '../fixture/fixture'
import type { PseudoState } from './pseudoStates'

/** A page as it is opened, and what of it is photographed. */
export interface Setting {
  path: string
  width: 375 | 1440
  scheme: 'light' | 'dark' | 'forced'
  /** In which all controls are. */
  state?: PseudoState
  /** Selectors, each with the name of its picture. */
  views: Record<string, string>
}

const article = `/articles/${slugs.features}`

export const settings: Setting[] = [
  {
    path: article,
    width: 1440,
    scheme: 'light',
    views: { article: 'main > article', figure: '.figure.ring' },
  },
  { path: article, width: 375, scheme: 'dark', views: { table: '.table-scroll >> nth=1' } },
  {
    path: '/articles',
    width: 1440,
    scheme: 'light',
    views: { list: '[aria-label="Article list"] ul.grid' },
  },
  { path: oddPage, width: 375, scheme: 'light', views: { page: 'main' } },
  { path: worksheetPage, width: 1440, scheme: 'dark', state: 'hover', views: { page: 'main' } },
  { path: worksheetPage, width: 1440, scheme: 'forced', state: 'focus', views: { page: 'main' } },
  { path: worksheetPage, width: 1440, scheme: 'light', views: { page: 'main' } },
  { path: fixturePath, width: 1440, scheme: 'dark', views: { page: 'main' } },
]

/** Pixels by which a view may differ: ends of words lie up to a pixel further left or right in another browser. */
const tolerance = 250
/** Those of views with many words or curves, and of one that has the system's colors. */
const tolerances: Record<string, number> = {
  'all-features-1440-light-article': 3500,
  'all-features-1440-light-figure': 1400,
  'articles-1440-light-list': 3500,
  'a-short-path-1440-dark-page': 3500,
  'a-worksheet-1440-light-page': 9000,
  'a-worksheet-1440-dark-hover-page': 9000,
  'a-worksheet-1440-forced-focus-page': 12_000,
}
export const toleranceOf = (view: string) => tolerances[view] ?? tolerance

/** Names a setting in the names of its pictures. */
export const nameOf = ({ path, width, scheme, state }: Setting) =>
  [/[\w-]+$/.exec(path)?.[0], width, scheme, state].filter(Boolean).join('-')
