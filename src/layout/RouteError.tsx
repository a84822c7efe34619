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
    if (html === undefined) location.reload()
    else appReady.reject(error)
  }, [error, html])
  if (html === undefined) return null
  return <div dangerouslySetInnerHTML={{ __html: html }} />
}
