/** Keeps the document's head in step with the page shown. */
import { useHead } from '@unhead/react'
import { useEffect, useRef } from 'react'
import { headOf } from '../head'
import { usePage } from './usePage'

export function PageHead() {
  const page = usePage()
  useHead(page ? headOf(page.meta, page.path) : {})
  const initialPath = useRef(page?.path)
  // Structured data is for crawlers, which load each page; that of the first page is wrong on another.
  useEffect(() => {
    if (page?.path === initialPath.current) return
    document.querySelector('script[type="application/ld+json"]')?.remove()
  }, [page?.path])
  return null
}
