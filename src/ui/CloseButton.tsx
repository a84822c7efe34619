/** A cross that closes the dialog or toast it is in. */
import type { ComponentProps } from 'react'
import { controls } from '../words'
import { Icon } from './Icon'

export function CloseButton(props: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-label={controls.close}
      {...props}
      className="button-quiet -mt-2 -mr-3"
    >
      <Icon size={16}>
        <path d="M3 3l10 10M13 3L3 13" />
      </Icon>
      <span className="tooltip">{controls.close}</span>
    </button>
  )
}
