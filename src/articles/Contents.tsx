/** The contents list of an article; it follows along on wide screens and marks where the reader is. */
import { useEffect, useState } from 'react'
import type { Article } from './schema'

export function Contents({ items }: { items: Article['contents'] }) {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find((entry) => entry.isIntersecting)
        if (seen) setCurrent(seen.target.id)
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
      <ol role="list" className="text-sm">
        {items.map(({ id, text, depth }) => (
          <li key={id} className={depth > 2 ? 'pl-4' : ''}>
            <a
              href={`#${id}`}
              aria-current={current === id ? 'location' : undefined}
              className="block py-1 no-underline text-muted hover:text-teal aria-[current]:(text-teal font-600)"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
