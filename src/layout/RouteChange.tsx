/** On each navigation: scrolls to the top or the target, moves the focus, announces the new title. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { titleOf } from '../head'
import { usePage } from './usePage'

/** The element that a `#…` names; a broken escape in it names none. */
function targetOf(hash: string) {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

/** Else the browser would scroll, too, after Back; a reload and a return from elsewhere are left to it. */
function useOwnScrolling() {
  useEffect(() => {
    const set = (mode: ScrollRestoration) => () => {
      history.scrollRestoration = mode
    }
    set('manual')()
    addEventListener('pageshow', set('manual'))
    addEventListener('pagehide', set('auto'))
  }, [])
}

export function RouteChange() {
  const location = useLocation()
  const page = usePage()
  const [announcement, setAnnouncement] = useState('')
  const shown = useRef({ location, page })
  useOwnScrolling()
  // Before the browser paints, so that the new page is never seen at the old one's place.
  useLayoutEffect(() => {
    const before = shown.current
    if (before.location === location && before.page === page) return
    shown.current = { location, page }
    const samePage = before.location.pathname === location.pathname && before.page === page
    const target = targetOf(location.hash)
    if (target) target.scrollIntoView()
    else if (!samePage || !location.hash) scrollTo({ top: 0, behavior: 'instant' })
    if (samePage) return
    if (before.location.pathname !== location.pathname)
      document.getElementById('main')?.focus({ preventScroll: true })
    if (page) setAnnouncement(titleOf(page.meta))
  }, [location, page])
  return (
    <p className="sr-only" role="status">
      {announcement}
    </p>
  )
}
