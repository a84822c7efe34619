/** What a phone shows only once the title above it is tapped: both need a `relative` element around them. */
import type { ReactNode } from 'react'

interface FoldedProps {
  title: string
  isOpen?: boolean
  children: ReactNode
}

export function Folded({ title, isOpen, children }: FoldedProps) {
  return (
    <details className="folded" open={isOpen}>
      <summary aria-label={title} />
      {children}
    </details>
  )
}
