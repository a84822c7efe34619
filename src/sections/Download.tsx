/** A file to take away. */
import { type Action, ButtonLink } from '../ui/Button'
import { Mark } from '../ui/Mark'

export interface DownloadProps {
  heading: string
  text: string
  action: Action
}

/** `/downloads/book-excerpt.pdf` gives `button-book-excerpt` (SPEC.md, "Static content pages"). */
const testIdOf = (to: string) =>
  `button-${to
    .split('/')
    .pop()
    ?.replace(/\.\w+$/, '')}`

export function Download({ heading, text, action }: DownloadProps) {
  return (
    <section className="band">
      <div className="frame columns">
        <div className="md:col-span-8 md:col-start-5 flex flex-wrap sm:flex-nowrap gap-6 p-6 md:p-8 bg-raised border border-solid border-line">
          <Mark seed={action.to} size={72} className="shrink-0" />
          <div>
            <h2 className="heading-3">{heading}</h2>
            <p className="mt-2 mb-5 text-muted">{text}</p>
            <ButtonLink {...action} weight="secondary" testId={testIdOf(action.to)} />
          </div>
        </div>
      </div>
    </section>
  )
}
