/** The stemmer of the site's language, for the index and for the browser's search. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Stemmer } from '../search/searchIndex'
import { stemmer as withoutStems } from '../search/siteStemmer'
import { site } from '../site'

const folder = 'node_modules/@orama/stemmers'

/** @returns the module that stems the words of a language, such as "en" or "de-CH"; undefined if there is none */
export function stemmerFile(language: string = site.language): string | undefined {
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language.split('-')[0] ?? '')
  const { exports } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
  const file = exports[`./${name?.toLowerCase()}`]?.import
  return file && resolve(folder, file)
}

/** @returns the stemmer of a language; words of one without a stemmer stay as they are */
export async function loadStemmer(language?: string): Promise<Stemmer> {
  const file = stemmerFile(language)
  if (!file) return withoutStems
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)).stemmer
}
