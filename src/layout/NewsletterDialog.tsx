/** The newsletter dialog; loaded when it is first opened. */
import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { useState } from 'react'
import { site } from '../site'
import { CloseButton } from '../ui/CloseButton'
import { Link } from '../ui/Link'
import { LoomArt } from '../ui/LoomArt'
import { newsletter } from '../words'

export default function NewsletterDialog({ onClose }: { onClose: () => void }) {
  const { title, text, frame, frameHeight } = site.newsletter
  const [isFormSeen, setFormSeen] = useState(false)
  const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && onClose()
  return (
    <Dialog open onClose={onClose} className="fixed inset-0 z-30">
      <DialogBackdrop className="fixed inset-0 bg-black/50" />
      <div className="fixed inset-0 overflow-y-auto p-4 flex">
        <DialogPanel className="m-auto w-full max-w-130 bg-raised text-ink px-6 pb-3 rounded-1 overflow-hidden [outline:1px_solid_transparent]">
          <div className="relative flex items-start gap-4 -mx-6 px-6 pt-6 pb-18 bg-deep text-on-deep on-deep">
            <LoomArt className="absolute inset-x-0 bottom-0 w-full h-18 fill-none stroke-line stroke-2" />
            <DialogTitle className="relative heading-2 grow">{title}</DialogTitle>
            <CloseButton onClick={onClose} />
          </div>
          <p className="mt-5 mb-4 text-muted">{text}</p>
          <iframe
            src={frame}
            title={newsletter.frame}
            height={frameHeight}
            className="block w-[calc(100%+0.5rem)] -mx-1 border-0"
            // A frame of another site keeps its keys to itself.
            onLoad={({ currentTarget: { contentDocument } }) => {
              contentDocument?.addEventListener('keydown', closeOnEscape)
              if (contentDocument?.querySelector('form')) setFormSeen(true)
            }}
            {...(import.meta.env.ANALYTICS && { 'data-event': 'newsletter' })}
          />
          {/* No event tells that the page of another site did not load. */}
          <p className="m-0 mt-2 pt-1 flex flex-wrap items-center gap-x-4 text-sm line-top">
            {frame && !isFormSeen && (
              <Link to={frame} className="py-2 text-link [animation:appear_0s_2s_both]">
                {newsletter.alone}
              </Link>
            )}
            {/* A focusable element must follow the iframe, or Tab leaves the dialog. */}
            <button type="button" className="button-quiet -mx-3 ml-auto" onClick={onClose}>
              {newsletter.back}
            </button>
          </p>
        </DialogPanel>
      </div>
    </Dialog>
  )
}
