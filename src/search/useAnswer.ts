/** The answer to the newest query; while it is on its way, the one before. */
import { useEffect, useState } from 'react'
import { ask } from './ask'
import type { Answer, Query } from './engine'

export interface Search {
  state: 'idle' | 'loading' | 'failed' | 'loaded'
  /** With the query that it answers. */
  answer?: Answer & { query: Query }
}

/** @param wanted whether the visitor has turned to the search; nothing is fetched before */
export function useAnswer({ term, category, count }: Query, wanted: boolean): Search {
  const [search, setSearch] = useState<Search>({ state: 'idle' })
  useEffect(() => {
    if (!wanted) return
    let newest = true
    setSearch((before) => (before.state === 'idle' ? { state: 'loading' } : before))
    const query = { term, category, count }
    ask(query).then(
      (answer) => newest && setSearch({ state: 'loaded', answer: { ...answer, query } }),
      (error: Error) => {
        console.error(error)
        if (newest) setSearch({ state: 'failed' })
      },
    )
    return () => {
      newest = false
    }
  }, [term, category, count, wanted])
  return search
}
