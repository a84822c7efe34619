/** The end of a page: one thing to do next. */
import { type Action, ButtonLink, testIdOf } from '../ui/Button'
import { Weave } from '../ui/Weave'

interface CallToActionProps {
  heading: string
  text: string
  action: Action
  secondary?: Action
}

export function CallToAction({ heading, text, action, secondary }: CallToActionProps) {
  return (
    <section className="no-print relative overflow-hidden bg-deep text-on-deep on-deep">
      <Weave
        seed={heading}
        width={600}
        height={360}
        warp={7}
        weft={4}
        background="deep"
        className="hidden md:block absolute inset-y-0 right-0 h-full w-2/5"
      />
      <div className="wrapper columns relative py-14 md:py-20">
        <div className="md:col-span-7">
          <h2 className="heading-2">{heading}</h2>
          <p className="mt-3 mb-7 measure">{text}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink {...action} testId={testIdOf(action)} />
            {secondary && <ButtonLink {...secondary} variant="deep" testId={testIdOf(secondary)} />}
          </div>
        </div>
      </div>
    </section>
  )
}
