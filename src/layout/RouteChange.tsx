/** On every change of page: to the top, focus on the content, and the title for screen readers. */
import { useEffect, useRef, useState } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router-dom'
import { titleOf } from '../head'
import type { PageData } from '../page'

export function RouteChange() {
  const { pathname, hash } = useLocation()
  const page = useRouteLoaderData('page') as PageData | undefined
  const [said, say] = useState('')
  const first = useRef(true)
  // A new path is what this waits for.
  useEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)))
    if (target) target.scrollIntoView()
    else scrollTo({ top: 0, behavior: 'instant' })
    document.getElementById('main')?.focus({ preventScroll: true })
    if (page) say(titleOf(page.meta))
  }, [pathname])
  return (
    <p className="sr-only" role="status">
      {said}
    </p>
  )
}
