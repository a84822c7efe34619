/** Which articles a person signed: cards do not name their authors, but the head of the index does. */
import { indexHead, type ReadFile } from './indexHead'

/**
 * @param listChecksum of the list whose numbers the caller uses
 * @returns what makes a test of an article's number; any article passes where no author is given
 * @throws where the head cannot be read, as a list that is not narrowed would be taken for the author's
 */
export function authorFilter(listChecksum: string, readFile: ReadFile) {
  const loadHead = indexHead(listChecksum, readFile)
  return async (author: string | undefined): Promise<(article: number) => boolean> => {
    if (!author) return () => true
    const { authors, authorOf } = await loadHead()
    return (article) => authors[authorOf[article] ?? -1] === author
  }
}
