/** The blocks that pages are made of: which component renders which kind, and hence what a section may say. */
import type { ComponentProps, ComponentType } from 'react'
import { Banner } from './Banner'
import { CallToAction } from './CallToAction'
import { Cards } from './Cards'
import { DataTable } from './DataTable'
import { Diagram } from './Diagram'
import { Download } from './Download'
import { Features } from './Features'
import { Figures } from './Figures'
import { Hero } from './Hero'
import { Names } from './Names'
import { Profile } from './Profile'
import { Quotes } from './Quotes'
import { Steps } from './Steps'
import { Text } from './Text'
import { Video } from './Video'

/** Small and common: part of the app. */
const always = {
  banner: Banner,
  callToAction: CallToAction,
  cards: Cards,
  diagram: Diagram,
  download: Download,
  features: Features,
  figures: Figures,
  hero: Hero,
  names: Names,
  profile: Profile,
  quotes: Quotes,
  steps: Steps,
  table: DataTable,
  text: Text,
  video: Video,
}

/** Fetched with the first page that has one. */
const onDemand = {
  article: () => import('../articles/ArticleView').then((m) => m.ArticleView),
  articleIndex: () => import('../articles/ArticleIndex').then((m) => m.ArticleIndex),
  articleList: () => import('../search/ArticleList').then((m) => m.ArticleList),
  contact: () => import('../contact/Contact').then((m) => m.Contact),
}

type Components = typeof always & {
  [K in keyof typeof onDemand]: Awaited<ReturnType<(typeof onDemand)[K]>>
}
type Kind = keyof Components

/** A section as data: its kind and the props of that kind's component. */
export type Section = { [K in Kind]: { kind: K } & ComponentProps<Components[K]> }[Kind]

/** The component with the props of any section; the pairing is what `Section` guarantees. */
type AnySection = ComponentType<Record<string, unknown>>
const erase = (component: unknown) => component as AnySection
const loaded = new Map(Object.entries(always).map(([kind, component]) => [kind, erase(component)]))

/**
 * Makes the components of these sections ready, so that rendering never waits.
 * @throws where a chunk cannot be fetched or the kind is unknown, as in a tab older than the site
 */
export async function prepare(sections: readonly { kind: string }[]) {
  const missing = sections.map(({ kind }) => kind).filter((kind) => !loaded.has(kind))
  await Promise.all(
    missing.map(async (kind) => {
      if (!(kind in onDemand)) throw new Error(`There is no section of the kind "${kind}"`)
      loaded.set(kind, erase(await onDemand[kind as keyof typeof onDemand]()))
    }),
  )
}

/** The component of a kind that was prepared. */
export function componentOf(kind: string): AnySection {
  const component = loaded.get(kind)
  if (!component) throw new Error(`The section "${kind}" was not prepared`)
  return component
}
