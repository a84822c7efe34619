/** Shown when a page cannot be rendered: once the page is loaded afresh, then it says so. */
import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router-dom'
import { loadAfresh } from '../navigation'
import { Button } from '../ui/Button'

export function Broken() {
  const error = useRouteError()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    console.error(error)
    Promise.resolve()
      .then(() => loadAfresh(new URL(location.href), error))
      .catch(() => setFailed(true))
  }, [error])
  if (!failed) return null
  return (
    <main className="frame band">
      <h1 className="heading-1">This page did not load</h1>
      <p>Something failed on the way. The page is likely there; please try once more.</p>
      <Button onClick={() => location.reload()}>Try Again</Button>
    </main>
  )
}
