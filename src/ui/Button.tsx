/** Buttons, and links that look like them, in a few variants. */
import type { ComponentProps } from 'react'
import type { Href } from '../site'
import { colon } from '../words'
import { Link } from './Link'

const variantClasses = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  text: 'text-link',
}

/** A link with its text, as page data. */
export interface Action {
  text: string
  to: Href
}

interface ButtonLinkProps extends Action {
  variant?: keyof typeof variantClasses
  /** Gives it a test id by its page or file: `button-book-excerpt` for `/downloads/book-excerpt.pdf`. */
  isTested?: boolean
  /** The subject, added for screen readers, as several links of a page may have the same text. */
  about?: string
}

export function ButtonLink({ to, text, variant = 'primary', isTested, about }: ButtonLinkProps) {
  const [, target] = /^\/(?:.*\/)?([^/.]+)[^/]*$/.exec(to) ?? []
  const named = about && !text.includes(about) && (
    <>
      <span>{text}</span>
      <span className="sr-only">{colon + about}</span>
    </>
  )
  return (
    <Link
      to={to}
      className={variantClasses[variant]}
      data-testid={isTested && target ? `button-${target}` : undefined}
    >
      {named || text}
    </Link>
  )
}

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & Pick<ButtonLinkProps, 'variant'>

/** A click before the app is ready is deferred (src/deferredEvents.ts); a submit is the form's to defer. */
export function Button({ variant = 'primary', type = 'button', ...rest }: ButtonProps) {
  const defer = type === 'button' ? '' : undefined
  return (
    <button type={type} className={variantClasses[variant]} data-defer-click={defer} {...rest} />
  )
}
