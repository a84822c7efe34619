/** The files of articles: which there are, and the slug that the name of each is. */
import { statSync } from 'node:fs'
import { posix } from 'node:path'
import { filesIn } from './filesIn'

/** Files beside the articles, for all of them. */
export const sharedFiles = ['sources.yaml', 'glossary.yaml', 'people.yaml']

/** @returns why a file cannot have the name; undefined if it can */
export function slugProblem(slug: string): string | undefined {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    return `is "${slug}"; small letters, digits and single hyphens are allowed`
  return slug === 'index' ? 'is "index", which is the list itself; choose another name' : undefined
}

/** @returns the slug of an article in a file: its name, whichever folder it is in */
export const slugOf = (file: string) => posix.basename(file, '.md')

/** @returns the articles' files in a folder and those below it, and the files there that nobody reads */
export function filesOfArticles(folder: string) {
  // Files of editors and systems begin with a dot, such as .DS_Store.
  const shown = filesIn(folder)
    .filter((path) => !path.includes('/.'))
    .map((path) => folder + path)
  // A link may lead to a folder, or nowhere.
  const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile()
  const nameOf = (path: string) => path.slice(folder.length + 1)
  const files = shown.filter((path) => path.endsWith('.md') && isFile(path))
  const others = shown.filter((path) => !files.includes(path))
  return { files, unread: others.filter((path) => !sharedFiles.includes(nameOf(path))) }
}
