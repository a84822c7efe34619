/** On each navigation: sets the document's head, scrolls to the place, moves the focus, announces the new title. */
import { useEffect, useRef, useState } from 'react'
import {
  type createBrowserRouter,
  type Location,
  ScrollRestoration,
  useLocation,
} from 'react-router-dom'
import { titleOf } from '../head'
import { loadChunk } from '../ui/loadChunk'
import type Head from './DocumentHead'
import { usePage } from './usePage'

let DocumentHead: typeof Head | undefined

/** Loads what sets the head of any page but the first. @throws if it cannot be loaded; the next call tries again */
export async function loadDocumentHead() {
  DocumentHead = (await loadChunk(() => import('./DocumentHead'))).default
}

/** The key in the tab's storage, which the next document of this visit reads, too. */
const storageKey = 'scroll'

/** The key of an entry of the history alone is not enough, as the first entry of each document has the same one. */
const keyOf = ({ pathname, hash, key }: Location) => (keepsPlace ? `${pathname}${hash} ${key}` : '')

let keepsPlace = true

/** Asks for the data of the open page anew, as in development; the page stays where the reader scrolls it meanwhile. */
export function refresh(router: Pick<ReturnType<typeof createBrowserRouter>, 'revalidate'>) {
  // The router would keep the place of now under the page's key, and return to it with the data.
  keepsPlace = false
  router.revalidate()
  keepsPlace = true
}

/** Restores the place in a list that gets its length later than the browser restores the place in a document. */
function keepPlaceOfList(location: Location) {
  const [visit] = performance.getEntriesByType('navigation')
  if (!location.search || Object(visit).type === 'navigate') return
  let top: number | undefined
  try {
    top = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')[keyOf(location)]
  } catch {
    // Storage is off: the app knows the places of this document only.
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
      <p className="sr-only no-print" role="status">
        {announcement}
      </p>
    </>
  )
}
