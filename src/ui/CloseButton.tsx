/** A cross that closes what it stands in. */
import type { ComponentProps } from 'react'

export function CloseButton(props: ComponentProps<'button'>) {
  return (
    <button type="button" aria-label="Close" {...props} className="button-quiet -mt-2 -mr-3">
      <svg
        width="16"
        height="16"
        viewBox="0 0 16 16"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d="M3 3l10 10M13 3L3 13" />
      </svg>
    </button>
  )
}
