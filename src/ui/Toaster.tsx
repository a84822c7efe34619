/** Shows one toast at a time for 5,000 ms; a swipe right over 50 px closes it, F8 focuses it. */
import * as Radix from '@radix-ui/react-toast'
import { useState } from 'react'
import { CloseButton } from './CloseButton'
import type { Toast } from './toast'

export default function Toaster({ toast }: { toast: Toast & { id: number } }) {
  const [closed, setClosed] = useState(0)
  const destructive = toast.variant === 'destructive'
  return (
    <Radix.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label="Notification">
      <Radix.Root
        key={toast.id}
        open={closed !== toast.id}
        onOpenChange={(open) => !open && setClosed(toast.id)}
        type={destructive ? 'foreground' : 'background'}
        className={`flex items-start gap-4 p-4 rounded-1 border border-solid [box-shadow:0_10px_15px_-3px_#0000001a,0_4px_6px_-4px_#0000001a] bg-raised text-ink ${destructive ? 'border-danger' : 'border-teal'}`}
        data-variant={toast.variant}
      >
        <div className="grow">
          <Radix.Title className={`font-600 ${destructive ? 'text-danger' : ''}`}>
            {toast.title}
          </Radix.Title>
          <Radix.Description className="text-sm text-muted mt-1">
            {toast.description}
          </Radix.Description>
        </div>
        <Radix.Close asChild>
          <CloseButton />
        </Radix.Close>
      </Radix.Root>
      <Radix.Viewport
        hotkey={['F8']}
        className="fixed bottom-0 right-0 z-40 m-0 p-4 w-full max-w-100 [list-style:none]"
      />
    </Radix.Provider>
  )
}
