/** Shown if a page cannot be rendered: reloads the document once, and if that fails shows a message. */
import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router-dom'
import { reloadDocument } from '../navigation'
import { Button } from '../ui/Button'

export function RouteError() {
  const error = useRouteError()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    console.error(error)
    reloadDocument(new URL(location.href), error).catch(() => setFailed(true))
  }, [error])
  if (!failed) return null
  return (
    <main className="wrapper section-spacing">
      <h1 className="heading-1">This page did not load</h1>
      <p>Something failed on the way. The page is likely there; please try once more.</p>
      <Button onClick={() => location.reload()}>Try Again</Button>
    </main>
  )
}
