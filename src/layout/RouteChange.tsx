/** On each navigation: sets the document's head, scrolls to the place, moves the focus, announces the new title. */
import { useEffect, useRef, useState } from 'react'
import { type Location, ScrollRestoration, useLocation } from 'react-router-dom'
import { titleOf } from '../head'
import type Head from './DocumentHead'
import { usePage } from './usePage'

let DocumentHead: typeof Head | undefined

/** The build wrote the first page's head; that of any other needs more. @throws where it cannot be loaded, which can be tried again */
export async function loadDocumentHead() {
  DocumentHead = (await import('./DocumentHead')).default
}

/** In the tab's storage, as the next document may be a page of this visit again. */
const storageKey = 'scroll'

/** The first entry of each document has the same key, and so has what a fragment makes without the app. */
const keyOf = ({ pathname, hash, key }: Location) => `${pathname}${hash} ${key}`

/** Between documents the browser restores the place; the list that an address asks for gets its length later. */
function keepPlaceOfList(location: Location) {
  const [visit] = performance.getEntriesByType('navigation')
  if (!location.search || Object(visit).type === 'navigate') return
  let top: number | undefined
  try {
    top = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')[keyOf(location)]
  } catch {
    // Without storage the app knows the places of this document only.
  }
  if (top === undefined) return
  const observer = new ResizeObserver(() => scrollTo(0, Number(top)))
  observer.observe(document.body)
  for (const type of ['pointerdown', 'wheel', 'touchmove', 'keydown', 'popstate'])
    addEventListener(type, () => observer.disconnect(), { once: true })
}

export function RouteChange() {
  const location = useLocation()
  const page = usePage()
  const [first] = useState({ location, page })
  const [announcement, setAnnouncement] = useState('')
  const shown = useRef(location.pathname)
  useEffect(() => keepPlaceOfList(first.location), [first])
  useEffect(() => {
    if (shown.current === location.pathname) return
    shown.current = location.pathname
    document.getElementById('main')?.focus({ preventScroll: true })
    if (page) setAnnouncement(titleOf(page.meta))
  }, [location, page])
  return (
    <>
      {DocumentHead && page && <DocumentHead page={page} first={first.page ?? page} />}
      <ScrollRestoration getKey={keyOf} storageKey={storageKey} />
      <p className="sr-only" role="status">
        {announcement}
      </p>
    </>
  )
}
