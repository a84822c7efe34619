/** An icon of lines in the color of the text, `size` px wide and high. Decorative: its button has a label. */
import type { ReactNode } from 'react'

export function Icon({ size, children }: { size: number; children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
