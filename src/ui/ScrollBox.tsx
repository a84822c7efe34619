/** What is wider than a phone scrolls in a box of its own, by key as well. */
import type { ReactNode } from 'react'

export function ScrollBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by key
    <section className="overflow-x-auto" tabIndex={0} aria-label={label}>
      {children}
    </section>
  )
}
