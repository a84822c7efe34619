/** The top of the home page: its title, and a loom with what was chosen of many ideas. */
import { type Action, ButtonLink } from '../ui/Button'
import { type Html, Prose } from '../ui/Prose'

export interface Choice {
  /** The ideas as a loom, whose caption is the sentence of the page. */
  loom: Html
  /** The clients, the length and the fee. */
  terms: string
}

interface HomeHeroProps {
  title: { normal: string; highlighted: string }
  description: string
  primary?: Action
  choice: Choice
}

export function HomeHero({ title, description, primary, choice }: HomeHeroProps) {
  return (
    <section className="hero overflow-hidden">
      <div className="wrapper columns items-end pt-5 pb-12 sm:(pt-8 pb-16) md:pb-12 lg:pt-14">
        <h1 className="heading-1 text-display md:col-span-8 md:text-[calc(8.8vw-0.45rem)] lg:(col-span-9 text-display)">
          <span>{title.normal}</span>
          <span className="block text-teal"> {title.highlighted}</span>
        </h1>
        <div className="md:(col-span-4 pb-2) lg:(col-span-3 -ml-9)">
          <p className="m-0 mb-6 text-[1.25rem] leading-[1.45] text-muted">{description}</p>
          {primary && <ButtonLink {...primary} />}
        </div>
      </div>
      <Prose {...choice.loom} />
      <p className="wrapper mt-4 mb-4 sm:mb-10 text-sm text-muted">{choice.terms}</p>
    </section>
  )
}
