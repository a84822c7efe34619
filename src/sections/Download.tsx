/** A file to download. */
import { type Action, ButtonLink, testIdOf } from '../ui/Button'
import { idOf } from '../ui/idOf'
import { Mark } from '../ui/Mark'

interface DownloadProps {
  heading: string
  text: string
  action: Action
}

export function Download({ heading, text, action }: DownloadProps) {
  return (
    <section className="section-spacing">
      <div className="wrapper columns">
        <div className="md:col-span-8 md:col-start-5 flex flex-wrap sm:flex-nowrap items-start gap-6 p-6 md:p-8 bg-raised border border-solid border-line">
          <Mark seed={action.to} size={72} className="shrink-0" />
          <div>
            <h2 id={idOf(heading)} className="heading-3">
              {heading}
            </h2>
            <p className="mt-2 mb-5 text-muted">{text}</p>
            <ButtonLink {...action} variant="secondary" testId={testIdOf(action)} />
          </div>
        </div>
      </div>
    </section>
  )
}
