/** The end of a page: one thing to do next, in large type, and a thread with a loop. */
import { type Action, ButtonLink } from '../ui/Button'

interface CallToActionProps {
  heading: string
  text: string
  action: Action
  secondary?: Action
}

export function CallToAction({ heading, text, action, secondary }: CallToActionProps) {
  return (
    <section className="ground no-print overflow-hidden">
      <div className="wrapper columns items-end pt-14 sm:pt-24 md:pt-40">
        <h2 className="heading-1 text-closing md:col-span-8">{heading}</h2>
        <div className="md:(col-span-4 pb-2)">
          <p className="m-0 lt-sm:text-sm sm:[text-wrap:balance]">{text}</p>
          <div className="buttons mt-6">
            <ButtonLink {...action} isTested />{' '}
            {secondary && <ButtonLink {...secondary} variant="secondary" isTested />}
          </div>
        </div>
      </div>
      <div className="wrapper columns">
        <svg className="loop md:col-span-10" viewBox="0 36 240 132" aria-hidden="true">
          <path d="M-4000 120H20C90 120 90 60 140 60S190 130 160 130S120 90 170 70L236 42" />
        </svg>
      </div>
    </section>
  )
}
