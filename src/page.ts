/** What a page is: its meta and its sections, as data. */
import type { Section } from './sections'
import type { Inside } from './site'

/** What search engines, sharing cards and the browser's tab say of a page. */
export interface Meta {
  title: string
  /** 70–160 characters. */
  description: string
  keywords: string[]
  /** The day on which the words of the page last changed, as YYYY-MM-DD. */
  updated: string
  author?: string
  /** Present on articles only; instants with the offset of `site.timeZone`. */
  article?: { published: string; modified: string; section: string }
  /** What the page is about, for machines; absent: itself. Articles say it by their section. */
  describes?: 'firm' | 'founder' | 'service' | 'services' | 'courses' | 'articles' | 'contact'
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
  /** An article's own Markdown, for its twin; the browser does not get it. */
  markdown?: string
}

/**
 * Declares a page; the file's path below `src/pages` is its URL.
 * Prose bodies are Markdown here and HTML by the time a component gets them.
 */
export const definePage = (page: Page): Page => page
