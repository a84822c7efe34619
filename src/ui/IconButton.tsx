/** A button that shows only an icon; its label appears as a tooltip (base.css). */
import type { ComponentProps } from 'react'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  label: string
  /** The button of a `<details>`. */
  as?: 'summary'
}

export function IconButton({ label, as, className = '', children, ...rest }: IconButtonProps) {
  const props = { ...rest, 'aria-label': label, className: `button-quiet ${className}` }
  const content = (
    <>
      {children}
      <span className="tooltip">{label}</span>
    </>
  )
  return as ? (
    <summary {...props}>{content}</summary>
  ) : (
    <button type="button" {...props}>
      {content}
    </button>
  )
}
