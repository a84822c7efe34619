/** A page as data: its meta and its sections. */
import type { Person } from './articles/schema'
import type { AuthoredSection, Section } from './sections'
import type { Inside, MenuPath } from './site'

/** The texts for search engines, sharing cards and the browser's tab. */
export interface Meta {
  title: string
  /** 70–160 characters. */
  description: string
  keywords: string[]
  /** The day on which the words of the page last changed, as YYYY-MM-DD. */
  updated: string
  author?: string
  /** The days of an article as instants in UTC, and its category. */
  article?: { published: string; modified: string; section: string }
  /** The page's subject in the structured data; absent: the page itself, or its article. */
  mainEntity?: 'firm' | 'founder' | 'person' | 'service' | 'collection' | 'glossary' | 'contact'
  /** Whether analytics may count the page, if `site.ts` configures it and the visitor agrees. */
  analytics?: boolean
  /** Whether it is kept out of search engines, as the not-found page is. */
  noindex?: boolean
}

/** A page as its file declares it. */
export interface Page {
  /**
   * The layout: `page` as sections below each other, `reading` with contents beside a text to work with.
   * Absent if one section is the whole page, as an article is.
   */
  template?: 'page' | 'reading'
  meta: Meta
  /** Older addresses of the page, such as `/name.htm` or `/blog/name`; they redirect to its path. */
  aliases?: readonly string[]
  /** The menu's item that it belongs to, if its address does not begin with that. */
  parent?: MenuPath
  /** The name among the footer's guides; absent: it is none of them. */
  footerLink?: string
  /** The sections with sources in place of HTML, and without what the loader fills in, such as lists of articles. */
  sections: AuthoredSection[]
}

/** A page as the loader gives it to the prerenderer and the browser. */
export interface PageData extends Omit<Page, 'sections' | 'aliases' | 'parent' | 'footerLink'> {
  path: string
  /** The pages above it, Home first. */
  breadcrumbs: { text: string; to: Inside }[]
  /** The guides of the whole site, for the footer. */
  footerLinks: { text: string; to: Inside }[]
  sections: Section[]
  /** The page in the vocabulary of schema.org, as JSON; added by the build. */
  structuredData?: string
  /** A text that differs if anything of the page does; added by the build. */
  version?: string
}

export type { AuthoredSection, Person }

/** The id of the one route, under which the router keeps the page's data. */
export const pageRouteId = 'page'

/** The content from other files that a page may show. */
export interface PageContent {
  /** All people but the founder, in their order. */
  people: readonly Person[]
  founder: Person
}

type WithTemplate = Page & Required<Pick<Page, 'template'>>
export type PageFunction = (content: PageContent) => WithTemplate

/** Declares a page, or how it follows from other content; the file's path below `src/pages` is its URL. */
export function definePage(page: WithTemplate): WithTemplate
export function definePage(page: PageFunction): PageFunction
export function definePage(page: WithTemplate | PageFunction) {
  return page
}

/** Declares the sections that every page of a kind has, such as those of all articles. */
export const defineSections = (sections: AuthoredSection[]): AuthoredSection[] => sections

/** The event by which the development server tells open pages that content has changed. */
export const contentChanged = 'content:changed'
