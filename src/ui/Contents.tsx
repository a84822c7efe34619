/** The contents list of a text; it highlights the section being read. */
import { useEffect, useState } from 'react'

interface ContentsProps {
  items: readonly { id: string; text: string; depth: number }[]
}

export function Contents({ items }: ContentsProps) {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const inView = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) inView.add(target.id)
          else inView.delete(target.id)
        // Of several short parts in view, the reader is at the topmost; between two headings, at the last one.
        const topmost = items.find(({ id }) => inView.has(id))
        if (topmost) setCurrent(topmost.id)
      },
      { rootMargin: '-72px 0px -66% 0px' },
    )
    for (const { id } of items) {
      const heading = document.getElementById(id)
      if (heading) observer.observe(heading)
    }
    return () => observer.disconnect()
  }, [items])

  if (items.length < 3) return null
  return (
    <nav aria-labelledby="contents">
      <h2 id="contents" className="kicker mb-2">
        Contents
      </h2>
      <ul role="list" className="text-sm">
        {items.map(({ id, text, depth }) => (
          <li key={id} className={depth > 2 ? 'pl-4' : undefined}>
            <a
              href={`#${id}`}
              aria-current={current === id ? 'location' : undefined}
              className="contents-link"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
