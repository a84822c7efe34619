/** The head of each page after the first, whose head the build wrote; while a page is loading, the last one's stays. */
import { useEffect, useRef, useState } from 'react'
import { usePage } from './usePage'

export function PageHead() {
  const page = usePage()
  // In development the build has written none.
  const [first] = useState(import.meta.env.DEV ? undefined : page)
  const shown = useRef(first)
  useEffect(() => {
    if (!page || page === shown.current) return
    shown.current = page
    // Has been loaded with the page.
    import('./documentHead').then(({ updateHead }) => updateHead(page, first ?? page))
  }, [page, first])
  return null
}
