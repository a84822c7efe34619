/** Wishes and their answers: what is shown changes when an answer is there, so that a letter typed costs one rendering. */
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { ask } from './searchClient'
import type { Answer } from './searchEngine'
import { fromAddress, step, toAddress, type Wish } from './searchQuery'

interface Shown {
  state: 'idle' | 'loading' | 'failed' | 'loaded'
  wish: Wish
  /** Absent where the page's own cards are the answer. */
  answer?: Answer
}

const first: Shown = { state: 'idle', wish: { term: '', count: step } }

/**
 * @param own how many cards the page holds itself: to show those, nothing is fetched
 * @param onVisit gets the wish that the address holds, when the page is entered
 */
export function useSearch(own: number, onVisit: (wish: Wish) => void) {
  const [shown, setShown] = useState(first)
  /** The newest wish, answered or not. */
  const newest = useRef(first.wish)
  const show = (next: Shown) => {
    if (newest.current === next.wish) setShown(next)
  }
  const fail = (wish: Wish) => (error: Error) => {
    console.error(error)
    show({ state: 'failed', wish })
  }

  const search = (change: Partial<Wish>) => {
    const wish = { ...newest.current, count: step, ...change }
    newest.current = wish
    if (!wish.term && !wish.category && wish.count <= own) return show({ state: 'idle', wish })
    if (shown.state !== 'loaded') show({ state: 'loading', wish })
    return ask(wish).then((answer) => show({ state: 'loaded', wish, answer }), fail(wish))
  }

  /** The visitor turns to the search: what it needs is fetched ahead. */
  const turn = () => {
    ask({ term: '', count: 0 }).catch(fail(newest.current))
  }

  const { key } = useLocation()
  // A new visit to the list, such as by its link in the menu, or Back.
  useEffect(() => {
    const wish = fromAddress()
    onVisit(wish)
    search(wish)
  }, [key])

  // After the answer is painted: the address can wait, the visitor should not.
  useEffect(() => {
    if (shown !== first) toAddress(shown.wish)
  }, [shown])

  return { ...shown, search, turn }
}
