/** A button that shows only an icon; its label appears as a tooltip (Tooltips.tsx). */
import type { ComponentProps } from 'react'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  label: string
  /** The button of a `<details>`. */
  as?: 'summary'
}

export function IconButton({ label, as, className = '', ...rest }: IconButtonProps) {
  const props = {
    ...rest,
    'aria-label': label,
    'data-tooltip': '',
    className: `button-quiet ${className}`,
  }
  return as ? <summary {...props} /> : <button type="button" {...props} />
}
