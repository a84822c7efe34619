/**
 * Shown if a page cannot be rendered. The first page of a visit stays as it was prerendered, without the
 * app; after a navigation the browser loads the document.
 */
import { useEffect, useLayoutEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { appReady } from './appReady'
import { prerendered } from './prerendered'

export function RouteError() {
  const error = useRouteError()
  const html = prerendered.html()
  useLayoutEffect(prerendered.restoreInput, [])
  useEffect(() => {
    console.error(error)
    if (html !== undefined) appReady.reject(error)
    // In development no page is prerendered: it would fail and reload without an end.
    else if (!import.meta.env.DEV) location.reload()
  }, [error, html])
  if (import.meta.env.DEV) return <pre data-route-error="">{String(error)}</pre>
  if (html === undefined) return null
  return <div dangerouslySetInnerHTML={{ __html: html }} />
}
