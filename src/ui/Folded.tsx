/** What a phone shows only once its title is tapped: both need a `relative` element around them. */
import type { ReactElement } from 'react'

interface FoldedProps {
  title: string
  /** Whether it shows its title itself, in place of an element of the class `folded-title`. */
  isTitled?: boolean
  isOpen?: boolean
  children: ReactElement | (ReactElement | '' | undefined)[]
}

export function Folded({ title, isTitled, isOpen, children }: FoldedProps) {
  return (
    <details className="folded" open={isOpen}>
      {isTitled ? <summary>{title}</summary> : <summary aria-label={title} />}
      {children}
    </details>
  )
}
