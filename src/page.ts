/** What a page is: its meta and its sections, as data. */
import type { Section } from './sections'
import type { Inside } from './site'

/** What search engines, sharing cards and the browser's tab say of a page. */
export interface Meta {
  title: string
  /** 70–160 characters. */
  description: string
  keywords: string[]
  author?: string
  /** A path below `public/` or one that the build draws; absent: the site's own card. */
  image?: string
  /** Present on articles only; ISO dates. */
  article?: { published: string; modified: string; section: string }
  /** Whom the page describes to machines, as structured data (SPEC.md: Home and About). */
  describes?: 'organization' | 'founder'
  /** Kept out of search engines (SPEC.md: the not-found page). */
  hidden?: boolean
}

export interface Page {
  meta: Meta
  /** Older addresses of the page, such as `/name.htm` or `/name/`; they lead to its path. */
  also?: Inside[]
  sections: Section[]
}

/** A page as the browser and the prerenderer get it. */
export interface PageData extends Page {
  path: string
}

/**
 * Declares a page; the file's path below `src/pages` is its URL.
 * Prose bodies are Markdown here and HTML by the time a component gets them.
 */
export const definePage = (page: Page): Page => page
