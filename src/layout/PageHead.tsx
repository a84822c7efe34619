/** Keeps the document's head in step with the page shown; while a page is loading, the last one's stays. */
import { useHead } from '@unhead/react'
import { useRef } from 'react'
import { headOf } from '../head'
import { usePage } from './usePage'

export function PageHead() {
  const page = usePage()
  const last = useRef(page)
  if (page) last.current = page
  useHead(last.current ? headOf(last.current) : {})
  return null
}
