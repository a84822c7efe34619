/** A cross that closes the dialog or toast it is in. */
import type { ComponentProps } from 'react'
import { Icon } from './Icon'
import { IconButton } from './IconButton'

export function CloseButton(props: ComponentProps<'button'>) {
  return (
    <IconButton label="Close" {...props} className="-mt-2 -mr-3">
      <Icon size={16}>
        <path d="M3 3l10 10M13 3L3 13" />
      </Icon>
    </IconButton>
  )
}
