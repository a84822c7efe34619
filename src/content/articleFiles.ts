/** The files of articles: which there are, and the slug that the name of each is. */
import { lstatSync, readdirSync, statSync } from 'node:fs'
import { posix } from 'node:path'

/** Files beside the articles, for all of them. */
export const sharedFiles = ['sources.yaml', 'glossary.yaml', 'people.yaml', 'workbook.yaml']

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
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const names = entries.map((name) => name.replaceAll('\\', '/')).sort()
  // Files of editors and systems begin with a dot, such as .DS_Store.
  const shown = names.filter((name) => !/(^|\/)\./.test(name) && !sharedFiles.includes(name))
  const isFile = (name: string) =>
    statSync(`${folder}/${name}`, { throwIfNoEntry: false })?.isFile()
  const isFolder = (name: string) => lstatSync(`${folder}/${name}`).isDirectory()
  const files = shown.filter((name) => name.endsWith('.md') && isFile(name))
  const unread = shown.filter((name) => !files.includes(name) && !isFolder(name))
  const toPath = (name: string) => `${folder}/${name}`
  return { files: files.map(toPath), unread: unread.map(toPath) }
}
