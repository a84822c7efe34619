/** The contents list of a text; it marks the section being read. On small screens it is folded. */
import { useEffect, useState } from 'react'
import { controls } from '../words'

interface ContentsProps {
  items: readonly { id: string; text: string; depth: number }[]
}

export function Contents({ items }: ContentsProps) {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const topOf = (id: string) =>
      document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
    const above = (line: number) => items.filter(({ id }) => topOf(id) < line).length
    const { scrollPaddingTop } = getComputedStyle(document.documentElement)
    /** A little above the place that a link of the list scrolls to. */
    const top = Number.parseFloat(scrollPaddingTop) - 8
    // The topmost heading in the upper third of the view, below the bar; if there is none, the last one before it.
    const update = () => setCurrent(items[Math.min(above(top), above(innerHeight / 3) - 1)]?.id)
    addEventListener('scroll', update, { passive: true })
    update()
    return () => removeEventListener('scroll', update)
  }, [items])

  if (items.length < 3) return null
  return (
    <nav aria-label={controls.contents}>
      <details className="lg:hidden">
        <summary className="button-secondary">{controls.contents}</summary>
      </details>
      <ul role="list" className="contents-list text-sm lt-lg:mt-3">
        {items.map(({ id, text, depth }) => (
          <li key={id} className={depth > 2 ? 'pl-4' : undefined}>
            <a
              href={`#${id}`}
              aria-current={current === id ? 'location' : undefined}
              className="block py-1 pl-3 border-0 border-l-2 border-solid no-underline text-muted hover:text-teal aria-[current]:(pl-2.5 border-l-4 border-teal text-teal)"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
