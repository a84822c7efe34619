/** The stemmer of the site's language, for the index and for the browser's search. */
import { readFileSync } from 'node:fs'
import type { Stemmer } from '../search/searchIndex'
import { stemmer as withoutStems } from '../search/siteStemmer.ts'
import { site } from '../site.ts'

/** @returns the module that stems the words of a language, such as "en" or "de-CH"; undefined if there is none */
export function stemmerModule(language: string = site.language): string | undefined {
  const names = new Intl.DisplayNames('en', { type: 'language' })
  const name = names.of(language.split('-')[0] ?? '')?.toLowerCase()
  const { exports } = JSON.parse(readFileSync('node_modules/@orama/stemmers/package.json', 'utf8'))
  return `./${name}` in exports ? `@orama/stemmers/${name}` : undefined
}

/** @returns the stemmer of a language; words of one without a stemmer stay as they are */
export async function loadStemmer(language?: string): Promise<Stemmer> {
  const module = stemmerModule(language)
  return module ? (await import(/* @vite-ignore */ module)).stemmer : withoutStems
}
