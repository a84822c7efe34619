/** Fetches the list and the head of its index and creates the engine, in the worker or in the page. */
import { read } from '../api'
import type { ArticleCard } from '../articles/schema'
import { listSource } from './cardSource'
import { type CardIndex, shardedSource } from './large/shardedSource'
import { loadOnce } from './loadOnce'
import { newestOnly } from './newestOnly'
import { createSearchEngine, type SearchEngine } from './searchEngine'
import { type IndexHead, indexUrl } from './textIndex'
import { within } from './within'

/** In milliseconds. A head that comes later is of use to the text search, but the list is not kept waiting. */
const maxHeadDelay = 1000

const fetchFile = (url: string) => read<unknown>([url])

async function fetchList() {
  const list = await read<{ articles: ArticleCard[] }>(['/api/articles'])
  if (!list) throw new Error('There is no list')
  return list.articles
}

/**
 * @param from reads a file of `/search/`, and the list; by default both are fetched, each file once
 * @throws Error 'Failed to fetch articles' where the list cannot be read
 */
export async function loadSearchEngine(
  from = { readFile: fetchFile, readList: fetchList },
): Promise<SearchEngine> {
  const { readFile, readList } = from
  try {
    // Without a head the list is searched all the same; the engine reports what is wrong with it.
    const head = readFile(indexUrl).catch(() => null) as Promise<IndexHead | null>
    const cardIndexUrl = (await within(maxHeadDelay, head))?.cardIndex
    const source = cardIndexUrl
      ? shardedSource((await readFile(cardIndexUrl)) as CardIndex, readFile)
      : listSource(await readList())
    return createSearchEngine(source, readFile)
  } catch (cause) {
    throw new Error('Failed to fetch articles', { cause })
  }
}

/** The engine of this page or worker. */
export const loadEngine = loadOnce(() => loadSearchEngine())
export const search = newestOnly(loadEngine)
