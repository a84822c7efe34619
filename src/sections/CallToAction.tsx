/** The end of a page: one thing to do next. */
import { type Action, ButtonLink } from '../ui/Button'

interface CallToActionProps {
  heading: string
  text: string
  action: Action
  secondary?: Action
}

export function CallToAction({ heading, text, action, secondary }: CallToActionProps) {
  return (
    <section className="no-print bg-deep text-on-deep on-deep">
      <div className="wrapper columns py-14 md:py-20">
        <div className="md:col-span-4">
          <h2 className="heading-2">{heading}</h2>
          <p className="mt-3 mb-0 measure">{text}</p>
        </div>
        <div className="strand-end md:col-span-8 flex flex-wrap items-start gap-3">
          <ButtonLink {...action} isTested />{' '}
          {secondary && <ButtonLink {...secondary} variant="secondary" isTested />}
        </div>
      </div>
    </section>
  )
}
