/** Sets the document's head to that of the page shown. Loaded with the first navigation. */
import { useHead } from '@unhead/react'
import { createHead, renderDOMHead } from '@unhead/react/client'
import { useState } from 'react'
import { headOf } from '../head'
import type { PageData } from '../page'

interface DocumentHeadProps {
  page: PageData
  /** The page whose head the build wrote: its tags are taken over, and removed if `page` lacks them. */
  first: PageData
}

function takeOver(first: PageData) {
  const head = createHead()
  const entry = head.push(headOf(first))
  renderDOMHead(head)
  entry.dispose()
  return head
}

export default function DocumentHead({ page, first }: DocumentHeadProps) {
  const [head] = useState(() => takeOver(first))
  useHead(headOf(page), { head })
  return null
}
