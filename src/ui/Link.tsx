/** The one component for links: pages of the site open in place, all else in a new tab. */
import type { ComponentProps } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { Href } from '../site'
import { controls } from '../words'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> {
  to: Href
}

/** A file of the site, such as a PDF, which the router cannot show. */
const isFile = (to: string) => /\.[a-z0-9]+$/.test(to)

export function Link({ to, children, ...rest }: LinkProps) {
  if (to.startsWith('mailto:') || to.startsWith('#'))
    return (
      <a href={to} {...rest}>
        {children}
      </a>
    )
  if (!to.startsWith('/') || isFile(to)) {
    const event = import.meta.env.ANALYTICS && {
      'data-event': to.startsWith('/') ? 'download' : 'outbound',
    }
    return (
      <a href={to} target="_blank" rel="noopener" {...event} {...rest}>
        {children}
        <span className="sr-only">{` ${controls.newTab}`}</span>
      </a>
    )
  }
  return (
    <RouterLink to={to} {...rest}>
      {children}
    </RouterLink>
  )
}
