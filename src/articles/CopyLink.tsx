/** Copies the address of the page, and says so. */
import { useState } from 'react'

export function CopyLink() {
  const [said, say] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href)
      say('Link copied')
    } catch {
      // The browser may refuse; the address bar still has it.
      say('Copying is not allowed here; the link is in the address bar')
    }
  }
  return (
    <p className="needs-script my-4">
      <button
        type="button"
        data-app=""
        onClick={copy}
        className="button-quiet border border-solid border-edge"
      >
        Copy link
      </button>
      <span role="status" className="ml-3 text-sm text-muted">
        {said}
      </span>
    </p>
  )
}
