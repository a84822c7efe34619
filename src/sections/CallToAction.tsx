/** The end of a page: one thing to do next, in large type, and who answers. */
import { type Action, ButtonLink } from '../ui/Button'
import { Picture } from '../ui/Picture'

interface CallToActionProps {
  heading: string
  text: string
  action: Action
  secondary?: Action
  /** The one whom a visitor would talk to: a link to the profile, with a square drawing of the head. */
  person?: Action & { image: string }
}

export function CallToAction({ heading, text, action, secondary, person }: CallToActionProps) {
  return (
    <section className="section-spacing bg-deep text-on-deep on-deep no-print">
      <div className="wrapper columns">
        <div className="md:col-span-8">
          <h2 className="heading-1 text-closing">{heading}</h2>
          {person && (
            <p className="mt-6 mb-0 flex items-center gap-4">
              <Picture
                src={person.image}
                alt=""
                width={56}
                height={56}
                className="shrink-0 max-w-14"
              />
              <ButtonLink to={person.to} text={person.text} variant="text" />
            </p>
          )}
        </div>
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
