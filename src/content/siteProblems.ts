/** Every problem of the content, found in one reading: of articles and what they share, of people, and of pages. */

import {
  type ArticleList,
  type ReadOptions,
  readArticles,
  readableFiles,
} from './articles/readArticles'
import { cardLetterProblems } from './cardLetters'
import { checkPage } from './checkPage'
import { checkPages } from './checkPages'
import { checkPeople } from './checkPeople'
import { checkMetas, checkShared, textChecker } from './checkSite'
import type { ContentProblem } from './contentError'
import { wholeFile } from './frontMatter/readText'
import { aliasedPages } from './links/aliases'
import { publicProblems } from './links/publicFiles'
import type { PageFile } from './pageFiles'

/** What has a problem as a whole has no others worth telling, and links that lead there are no mistakes. */
function withoutFollowUps(problems: readonly ContentProblem[], unread: readonly string[]) {
  const files = new Set(problems.flatMap(({ file, field }) => (field === wholeFile ? file : [])))
  return problems.filter(({ file, field, message }) => {
    const [path = ''] = message.split(/[#? ]/)
    return (field === wholeFile || !files.has(file)) && !unread.includes(path)
  })
}

/** @returns what needs no text of an article, and the pages that can be checked further */
async function outsideTexts(pages: readonly PageFile[], articles: ArticleList, folder?: string) {
  const { sound, problems } = checkPages(pages, checkPage)
  const shared = [
    ...cardLetterProblems(sound, articles.files),
    ...(await checkShared(articles, folder)),
    ...(await checkPeople(pages)),
    ...publicProblems(aliasedPages(sound, articles)),
  ]
  return { sound, problems: [...problems, ...checkMetas(sound, articles), ...shared] }
}

export const problemsOutsideTexts = async (pages: readonly PageFile[], articles: ArticleList) =>
  (await outsideTexts(pages, articles)).problems

interface Options {
  /** The paths of pages whose files could not be read. */
  unread?: readonly string[]
  /** Where the articles are. */
  folder?: string
  options?: ReadOptions | undefined
}

/** @param pages whose files could be read */
export async function problemsOfSite(
  pages: readonly PageFile[],
  { unread = [], folder = 'articles', options }: Options = {},
): Promise<ContentProblem[]> {
  const articles = await readArticles(folder, undefined, options)
  const { sound, problems } = await outsideTexts(pages, articles, folder)
  const checkTexts = textChecker(sound, articles, `${folder}/glossary.yaml`)
  const inTexts = await checkTexts(readableFiles(articles), sound)
  const unsound = pages.flatMap((page) => (sound.includes(page) ? [] : page.path))
  return withoutFollowUps([...problems, ...inTexts], [...unread, ...unsound])
}
