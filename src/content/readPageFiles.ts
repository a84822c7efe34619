/** The page files as Node finds them: one that cannot be read is a problem beside the others, and stops none of them. */
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { people, personPath } from '../site'
import type { ContentProblem } from './contentError'
import { peopleFile } from './linesOfPeople'
import type { PageFile } from './pageFiles'
import { pagesOfPeople, pathOf } from './pagePaths'

export interface PageFiles {
  pages: PageFile[]
  /** The paths of those that cannot be read. */
  unread: string[]
  problems: ContentProblem[]
}

/** Where an error was thrown, or where a file of the project cannot be parsed: `src/pages/about.ts:12`. */
const placeIn = /(?:^|[\s(/])((?:src|scripts)\/[^\s:()]+\.tsx?):(\d+)/m

function problemOf(file: string, error: unknown): ContentProblem {
  const { message, stack = '' } = error instanceof Error ? error : { message: String(error) }
  const [, place = file, line = 1] = placeIn.exec(`${message}\n${stack}`) ?? []
  const reason = /ERROR: (.*)/.exec(message)?.[1] ?? message.split('\n')[0]
  return { file: place, line: Number(line), field: 'file', message: `cannot be read: ${reason}` }
}

const isPage = (name: string) => /(^|\/)[^_/][^/]*\.ts$/.test(name)

/** @param folder whose files are pages, but those whose names begin with `_` */
export async function readPageFiles(folder = 'src/pages'): Promise<PageFiles> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = names.map((name) => name.replaceAll('\\', '/')).filter(isPage)
  const problems: ContentProblem[] = []
  const unread: string[] = []
  const read = async (name: string): Promise<PageFile[]> => {
    const file = `${folder}/${name}`
    try {
      const { default: page } = await import(pathToFileURL(resolve(file)).href)
      if (!page) throw new Error('has no `export default definePage({ … })`')
      return [{ file, path: pathOf(name), page }]
    } catch (error) {
      problems.push(problemOf(file, error))
      unread.push(pathOf(name))
      return []
    }
  }
  const pages = (await Promise.all(files.map(read))).flat()
  try {
    pages.push(...pagesOfPeople())
  } catch (error) {
    problems.push(problemOf(peopleFile, error))
    unread.push(...Object.entries(people).map(([name, person]) => personPath(name, person)))
  }
  return { pages, unread, problems }
}
