/** The one link: decides alone whether an address is inside or outside, and what follows from it. */
import type { ComponentProps } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { Href } from '../site'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> {
  to: Href
}

/** A file to open, such as a PDF, as against a page. */
const isFile = (to: string) => /\.[a-z0-9]+$/.test(to)

export function Link({ to, children, ...rest }: LinkProps) {
  if (to.startsWith('mailto:') || to.startsWith('#'))
    return (
      <a href={to} {...rest}>
        {children}
      </a>
    )
  if (!to.startsWith('/') || isFile(to))
    return (
      <a href={to} target="_blank" rel="noopener" {...rest}>
        {children}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    )
  return (
    <RouterLink to={to} viewTransition {...rest}>
      {children}
    </RouterLink>
  )
}
