/** A button that shows only an icon; its label appears as a tooltip, for the pointer and the keyboard. */
import * as Radix from '@radix-ui/react-tooltip'
import type { ComponentProps, ReactNode } from 'react'

/** Around everything that has tooltips: 700 ms to the first, and none to another within 300 ms of the last. */
export const TooltipProvider = ({ children }: { children: ReactNode }) => (
  <Radix.Provider delayDuration={700} skipDelayDuration={300}>
    {children}
  </Radix.Provider>
)

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  label: string
  /** The button of a `<details>`. */
  as?: 'summary'
}

export function IconButton({ label, as, className = '', children, ...rest }: IconButtonProps) {
  const shared = { 'aria-label': label, className: `button-quiet ${className}` }
  return (
    <Radix.Root>
      <Radix.Trigger asChild {...rest}>
        {as ? (
          <summary {...shared}>{children}</summary>
        ) : (
          <button type="button" {...shared}>
            {children}
          </button>
        )}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className="tooltip" sideOffset={4} collisionPadding={8}>
          {label}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
