/**
 * Shown if a page cannot be rendered. The first page of a visit stays as it was prerendered, without the
 * app (`main.tsx`); after a navigation the browser loads the document.
 */
import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'

export function RouteError() {
  const error = useRouteError()
  useEffect(() => {
    console.error(error)
    if (!import.meta.env.DEV) location.reload()
  }, [error])
  if (import.meta.env.DEV) return <pre data-route-error="">{String(error)}</pre>
  if (import.meta.env.SSR || !document.documentElement.dataset.appReady) throw error
  return null
}
