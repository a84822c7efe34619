/** Fetches the list and makes the engine; the same in the worker and, where there is none, in the page. */
import { read } from '../api'
import type { ArticleCard } from '../articles/schema'
import { listSource } from './cardSource'
import { type CardHead, cardSource } from './large/shardedCards'
import { type Answer, createEngine } from './searchEngine'
import type { Wish } from './searchQuery'
import { type IndexHead, indexUrl } from './textIndex'

/** Each file is read once. @throws where it is missing or broken */
function reader() {
  const files = new Map<string, Promise<unknown>>()
  const fetchFile = async (url: string): Promise<unknown> => {
    const response = await fetch(url)
    if (!response.ok) throw new Error(`${response.status}: ${url}`)
    return response.json()
  }
  return (url: string) => {
    const file = files.get(url) ?? fetchFile(url)
    files.set(url, file)
    return file
  }
}

async function readList() {
  const answer = await read<{ articles: ArticleCard[] }>(['/api/articles'])
  if (!answer) throw new Error('There is no list')
  return answer.articles
}

/**
 * @param from where files and the list come from
 * @throws Error 'Failed to fetch articles' on any failure (SPEC.md, section 8)
 */
export async function openEngine(
  from = { readFile: reader(), readList },
): Promise<(wish: Wish) => Promise<Answer>> {
  const { readFile } = from
  try {
    // Without its index a list is fetched as a whole, however long; the engine tells the console.
    const head = await readFile(indexUrl).catch(() => null)
    const { cards } = (head ?? {}) as Partial<IndexHead>
    const source = cards
      ? cardSource((await readFile(cards)) as CardHead, readFile)
      : listSource(await from.readList())
    return createEngine(source, readFile)
  } catch (error) {
    throw new Error('Failed to fetch articles', { cause: error })
  }
}
