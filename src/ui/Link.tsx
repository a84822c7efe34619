/** The one component for links: pages of the site open in place, files and other sites in a new tab. */
import type { ComponentProps } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { Href } from '../site'
import { linkTarget, newTabEvents } from '../urls'
import { controls } from '../words'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> {
  /** Of the content, any outside address; of code, those that the site's types allow. */
  to: Href | `https://${string}`
}

export function Link({ to, children, ...rest }: LinkProps) {
  const target = linkTarget(to)
  if (target === 'page')
    return (
      <RouterLink to={to} {...rest}>
        {children}
      </RouterLink>
    )
  const event = newTabEvents[target]
  if (!event)
    return (
      <a href={to} {...rest}>
        {children}
      </a>
    )
  const counted = import.meta.env.ANALYTICS && { 'data-event': event }
  return (
    <a href={to} target="_blank" rel="noopener" {...counted} {...rest}>
      <span>{children}</span>
      <span className="sr-only">{` ${controls.newTab}`}</span>
    </a>
  )
}
