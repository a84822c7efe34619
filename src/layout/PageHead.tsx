/** The head of each page after the first, whose head the build wrote; while a page is loading, the last one's stays. */
import { useState } from 'react'
import { useLoaded } from '../ui/useLoaded'
import { usePage } from './usePage'

export function PageHead() {
  const page = usePage()
  const [first] = useState(page)
  const [shown, setShown] = useState(page)
  if (page && page !== shown) setShown(page)
  // In development the build has written none.
  const isWritten = shown === first && !import.meta.env.DEV
  // The code has been loaded with the page.
  const { Component } = useLoaded(() => import('./DocumentHead'), isWritten ? undefined : shown)
  return Component && shown && <Component page={shown} first={first ?? shown} />
}
