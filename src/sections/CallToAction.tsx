/** The end of a page: one thing to do next, in large type. */
import { type Action, ButtonLink } from '../ui/Button'

interface CallToActionProps {
  heading: string
  text: string
  action: Action
  secondary?: Action
}

export function CallToAction({ heading, text, action, secondary }: CallToActionProps) {
  return (
    <section className="ground section-spacing no-print">
      <div className="wrapper columns">
        <h2 className="heading-1 text-closing md:col-span-8">{heading}</h2>
        <div className="md:(col-span-4 pt-2)">
          <p className="m-0 lt-sm:text-sm sm:[text-wrap:balance]">{text}</p>
          <div className="buttons mt-6">
            <ButtonLink {...action} isTested />{' '}
            {secondary && <ButtonLink {...secondary} variant="secondary" isTested />}
          </div>
        </div>
      </div>
    </section>
  )
}
