/** On each navigation: scrolls to the top or the target, moves the focus, announces the new title. */
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { titleOf } from '../head'
import { usePage } from './usePage'

export function RouteChange() {
  const { pathname, hash } = useLocation()
  const page = usePage()
  const [announcement, setAnnouncement] = useState('')
  const initial = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the hash alone is no navigation; the page's data changes with its path
  useEffect(() => {
    if (initial.current) {
      initial.current = false
      return
    }
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)))
    if (target) target.scrollIntoView()
    else scrollTo({ top: 0, behavior: 'instant' })
    document.getElementById('main')?.focus({ preventScroll: true })
    if (page) setAnnouncement(titleOf(page.meta))
  }, [pathname])
  return (
    <p className="sr-only" role="status">
      {announcement}
    </p>
  )
}
