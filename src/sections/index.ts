/** The kinds of sections: which component renders each, and hence which fields it has as page data. */
import type { ComponentProps, ComponentType } from 'react'
import { Takeaways } from '../articles/Takeaways'
import type { Figure } from '../figures/schema'
import { loadChunk } from '../ui/loadChunk'
import type { Html } from '../ui/Prose'
import { CallToAction } from './CallToAction'
import { Cards } from './Cards'
import { Deliverable } from './Deliverable'
import { Hero } from './Hero'
import { MediaText } from './MediaText'
import { Names } from './Names'
import { Portraits } from './Portraits'
import { Quotes } from './Quotes'
import { Rows } from './Rows'
import { Text } from './Text'

/** Kinds that are small and common, and hence part of the app's shared code. */
const eager = {
  callToAction: CallToAction,
  cards: Cards,
  deliverable: Deliverable,
  hero: Hero,
  mediaText: MediaText,
  names: Names,
  portraits: Portraits,
  quotes: Quotes,
  rows: Rows,
  takeaways: Takeaways,
  text: Text,
}

/** Kinds that are loaded with the first page that has one. */
export const lazy = {
  film: () => import('./Film').then((m) => m.Film),
  articleCards: () => import('./ArticleCards').then((m) => m.ArticleCards),
  article: () => import('../articles/ArticleView').then((m) => m.ArticleView),
  articleList: () => import('../search/ArticleList').then((m) => m.ArticleList),
  readingPath: () => import('../articles/ReadingPath').then((m) => m.ReadingPath),
  readingPaths: () => import('../articles/ReadingPaths').then((m) => m.ReadingPaths),
  contact: () => import('../contact/Contact').then((m) => m.Contact),
  glossary: () => import('../articles/Glossary').then((m) => m.Glossary),
  studies: () => import('../articles/Studies').then((m) => m.Studies),
  outcomes: () => import('../articles/Outcomes').then((m) => m.Outcomes),
}

type Components = typeof eager & {
  [K in keyof typeof lazy]: Awaited<ReturnType<(typeof lazy)[K]>>
}
type Kind = keyof Components
type Props = { [K in Kind]: ComponentProps<Components[K]> }

/** A section as data: its kind and the props of that kind's component. */
export type Section = { [K in Kind]: { kind: K } & Props[K] }[Kind]

/** The props that a page file writes without what the loader fills in. */
interface OwnProps {
  article: unknown
  articleCards: Omit<Props['articleCards'], 'articles'>
  articleList: Omit<Props['articleList'], 'articles' | 'index'>
  glossary: unknown
  readingPath: Omit<Props['readingPath'], 'articles' | 'extent'>
  readingPaths: Omit<Props['readingPaths'], 'paths'>
  studies: unknown
  outcomes: Omit<Props['outcomes'], 'outcomes'>
}

/** A table of a page file. Its cells are Markdown; a row has as many as there are columns. */
interface Table {
  caption: string
  /** `share` is how many twelfths of the width a column has, by which tables of one kind align. */
  columns: readonly { label: string; number?: true; share?: 1 | 2 | 3 | 4 | 5 | 6 }[]
  rows: readonly (readonly string[])[]
  /** A phone shows its rows one below the other, instead of a table that scrolls. */
  inRows?: true
}

/** The source of HTML that a component shows, as a page file writes it. */
export type Source = { markdown: string } | { table: Table } | { figure: Figure }

type Authored<T> = T extends Html
  ? Source
  : T extends object
    ? { [K in keyof T]: Authored<T[K]> }
    : T

export type AuthoredSection = {
  [K in Kind]: { kind: K } & Authored<K extends keyof OwnProps ? OwnProps[K] : Props[K]>
}[Kind]

const loaded = new Map<string, unknown>(Object.entries(eager))
const isLazy = (kind: string): kind is keyof typeof lazy => kind in lazy

/** Loads components before they are rendered. @throws if a chunk fails or a kind is unknown, as in an old tab */
export async function loadComponents(sections: readonly { kind: string }[]) {
  const missing = sections.map(({ kind }) => kind).filter((kind) => !loaded.has(kind))
  await Promise.all(
    missing.map(async (kind) => {
      if (!isLazy(kind)) throw new Error(`There is no section of the kind "${kind}"`)
      loaded.set(kind, await loadChunk<unknown>(lazy[kind]))
    }),
  )
}

/** @returns the component of a kind; the type `Section` guarantees its props @throws unless it was loaded before */
export function componentOf(kind: string) {
  const component = loaded.get(kind)
  if (!component) throw new Error(`The section "${kind}" was not loaded`)
  return component as ComponentType<Record<string, unknown>>
}
