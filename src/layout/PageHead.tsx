/** Keeps the document's head that of the page shown. */
import { useHead } from '@unhead/react'
import { useEffect, useRef } from 'react'
import { useRouteLoaderData } from 'react-router-dom'
import { headOf } from '../head'
import type { PageData } from '../page'

export function PageHead() {
  const page = useRouteLoaderData('page') as PageData | undefined
  useHead(page ? headOf(page.meta, page.path) : {})
  const first = useRef(page?.path)
  // The build wrote it for machines, which load each page; on another page it would be wrong.
  useEffect(() => {
    if (page?.path === first.current) return
    document.querySelector('script[type="application/ld+json"]')?.remove()
  }, [page?.path])
  return null
}
