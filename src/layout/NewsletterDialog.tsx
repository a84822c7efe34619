/** The newsletter dialog; loaded when it is first opened. */
import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { site } from '../site'
import { CloseButton } from '../ui/CloseButton'
import { newsletter } from '../words'

export default function NewsletterDialog({ onClose }: { onClose: () => void }) {
  const { title, text, frame, frameHeight } = site.newsletter
  const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && onClose()
  return (
    <Dialog open onClose={onClose} className="fixed inset-0 z-30">
      <DialogBackdrop className="fixed inset-0 bg-black/50" />
      <div className="fixed inset-0 overflow-y-auto p-4 flex">
        <DialogPanel className="m-auto w-full max-w-130 bg-raised text-ink p-6 rounded-1 border border-solid">
          <div className="flex items-start gap-4">
            <DialogTitle className="heading-2 grow">{title}</DialogTitle>
            <CloseButton onClick={onClose} />
          </div>
          <p className="mt-2 mb-4 text-muted">{text}</p>
          <iframe
            src={frame}
            title={newsletter.frame}
            height={frameHeight}
            className="block w-[calc(100%+0.5rem)] -mx-1 border-0"
            // A frame of another site keeps its keys to itself.
            onLoad={({ currentTarget }) =>
              currentTarget.contentDocument?.addEventListener('keydown', closeOnEscape)
            }
            {...(import.meta.env.ANALYTICS && { 'data-event': 'newsletter' })}
          />
          {/* A focusable element must follow the iframe, or Tab leaves the dialog. */}
          <button type="button" className="button-quiet mt-2 -ml-3" onClick={onClose}>
            {newsletter.back}
          </button>
        </DialogPanel>
      </div>
    </Dialog>
  )
}
