/** Fetches the list and makes the engine; the same in the worker and, where there is none, in the page. */
import { read } from '../api'
import type { ArticleCard } from '../articles/schema'
import { type Answer, createEngine } from './engine'
import type { Wish } from './wish'

async function readFile(url: string): Promise<unknown> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${response.status}: ${url}`)
  return response.json()
}

/** @throws Error 'Failed to fetch articles' on any failure (SPEC.md, section 8) */
export async function openEngine(): Promise<(wish: Wish) => Promise<Answer>> {
  try {
    const answer = await read<{ articles: ArticleCard[] }>(['/api/articles'])
    if (!answer) throw new Error('There is no list')
    return createEngine(answer.articles, readFile)
  } catch (error) {
    throw new Error('Failed to fetch articles', { cause: error })
  }
}
