/** On each navigation: scrolls to the place, moves the focus, announces the new title. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { titleOf } from '../head'
import { usePage } from './usePage'

/** In the tab's storage, as the next document may be a page of this visit again. */
const storageKey = 'scroll'
/** Where each entry of the history was left. */
let places: Record<string, number> = {}
/** The entry whose page is shown: after Back, the address changes before the page does. */
let entry = ''
const entryOfAddress = () => `${location.pathname} ${history.state?.key ?? ''}`
const scrollToPlace = (top: number) => scrollTo({ top, behavior: 'instant' })

/** Whether this entry was visited before; the router gives each a state. */
const isReturn = !import.meta.env.SSR && history.state !== null

/** Chromium restores the place when the page has loaded; the list gets its length later, from the app. */
function keepPlace(top: number) {
  const observer = new ResizeObserver(() => scrollToPlace(top))
  observer.observe(document.body)
  const end = () => observer.disconnect()
  for (const type of ['pointerdown', 'wheel', 'touchmove', 'keydown', 'popstate'])
    addEventListener(type, end, { once: true })
}

/** In the app, the browser would restore the place while the page before is still shown; between documents it does. */
function watchPlaces() {
  const setManual = () => {
    history.scrollRestoration = 'manual'
  }
  setManual()
  addEventListener('pageshow', setManual)
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(places))
    } catch {
      // Without storage the app knows the places of this document only.
    }
  })
  try {
    places = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
  } catch {
    // The same.
  }
  entry = entryOfAddress()
  const place = places[entry]
  if (isReturn && place !== undefined && document.querySelector('[data-prefetch-app]'))
    keepPlace(place)
  const save = () => {
    places[entry] = scrollY
  }
  save()
  addEventListener('scroll', save, { passive: true })
}

/** The element that a `#…` names; a broken escape in it names none. */
function targetOf(hash: string) {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

/** @param place where the visitor left the entry, if it was visited before */
function scrollToTarget(hash: string, isSamePage: boolean, place: number | undefined) {
  const target = targetOf(hash)
  if (place !== undefined) scrollToPlace(place)
  else if (target) target.scrollIntoView()
  else if (!isSamePage || !hash) scrollToPlace(0)
}

export function RouteChange() {
  const current = useLocation()
  const navigationType = useNavigationType()
  const page = usePage()
  const [announcement, setAnnouncement] = useState('')
  const shown = useRef(current)
  useEffect(watchPlaces, [])
  // Before the browser paints, so that the new page is never seen at the old one's place.
  useLayoutEffect(() => {
    const before = shown.current
    if (before === current) return
    shown.current = current
    const isSamePage = before.pathname === current.pathname
    // For a fragment the browser has made an entry without a state, and scrolls itself.
    if (!history.state) history.replaceState({ key: String(Math.random()) }, '')
    else {
      const place = navigationType === 'POP' ? places[entryOfAddress()] : undefined
      scrollToTarget(current.hash, isSamePage, place)
    }
    entry = entryOfAddress()
    places[entry] = scrollY
    if (isSamePage) return
    document.getElementById('main')?.focus({ preventScroll: true })
    if (page) setAnnouncement(titleOf(page.meta))
  }, [current, navigationType, page])
  return (
    <p className="sr-only" role="status">
      {announcement}
    </p>
  )
}
