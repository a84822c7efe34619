/** The head of each page after the first, whose head the build wrote. */
import { useState } from 'react'
import { useLoaded } from '../ui/useLoaded'
import { usePage } from './usePage'

export function PageHead() {
  const page = usePage()
  const [first] = useState(page)
  // In development the build has written none.
  const isWritten = page === first && !import.meta.env.DEV
  // The code has been loaded with the page.
  const Component = useLoaded(() => import('./DocumentHead'), isWritten ? undefined : page)
  return Component && page && <Component page={page} first={first ?? page} />
}
