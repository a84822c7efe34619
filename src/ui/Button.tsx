/** Buttons, and links that look like them: one shape, three weights. */
import type { ComponentProps } from 'react'
import type { Href } from '../site'
import { Link } from './Link'

type Weight = 'primary' | 'secondary' | 'deep'

const looks: Record<Weight, string> = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  deep: 'button-deep',
}

/** A link with words. */
export interface Action {
  text: string
  to: Href
}

interface ButtonLinkProps extends Action {
  weight?: Weight
  testId?: string
  /** Read after the words where they alone do not tell one link from the next. */
  about?: string
}

export function ButtonLink({ to, text, weight = 'primary', testId, about }: ButtonLinkProps) {
  return (
    <Link to={to} className={looks[weight]} data-testid={testId}>
      {text}
      {about && <span className="sr-only">: {about}</span>}
    </Link>
  )
}

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  weight?: Weight
}

/** `data-app`: a click made before the app is there waits for it (src/start.ts). */
export function Button({ weight = 'primary', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={looks[weight]} data-app="" {...rest} />
}
