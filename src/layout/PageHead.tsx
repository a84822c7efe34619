/** Keeps the document's head that of the page shown. */
import { useHead } from '@unhead/react'
import { useRouteLoaderData } from 'react-router-dom'
import { headOf } from '../head'
import type { PageData } from '../page'

export function PageHead() {
  const page = useRouteLoaderData('page') as PageData | undefined
  useHead(page ? headOf(page.meta, page.path) : {})
  return null
}
