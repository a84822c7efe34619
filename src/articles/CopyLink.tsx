/** Copies the address of the page, and shows whether that worked. */
import { useState } from 'react'

export function CopyLink() {
  const [status, setStatus] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href)
      setStatus('Link copied')
    } catch {
      setStatus('Copying is not allowed here; the link is in the address bar')
    }
  }
  return (
    <p className="needs-script my-4">
      <button
        type="button"
        data-defer-click=""
        onClick={copy}
        className="button-quiet border border-solid border-edge"
      >
        Copy link
      </button>
      <span role="status" className="ml-3 text-sm text-muted">
        {status}
      </span>
    </p>
  )
}
