/** The top of a page: its title, its subject in one sentence, and where to go next. */
import { type Action, ButtonLink } from '../ui/Button'
import { Weave } from '../ui/Weave'

interface HeroProps {
  heading: string
  /** The rest of the title, in another color. */
  highlight?: string
  kicker?: string
  lead: string
  primary?: Action
  secondary?: Action
  /** The home page's is taller, and its drawing is animated. */
  size?: 'home' | 'page'
}

export function Hero(props: HeroProps) {
  const { heading, highlight, kicker, lead, primary, secondary, size = 'page' } = props
  const home = size === 'home'
  return (
    <section className="relative overflow-hidden border-0 border-b border-solid border-line">
      <div className={`wrapper columns relative ${home ? 'py-16 md:py-32' : 'py-12 md:py-20'}`}>
        <div className="md:col-span-7">
          {kicker && <p className="kicker mb-3">{kicker}</p>}
          <h1 className="heading-1">
            {heading}
            {highlight && <span className="text-teal"> {highlight}</span>}
          </h1>
          <p className="text-lead text-muted mt-5 mb-0 max-w-[52ch]">{lead}</p>
          {(primary || secondary) && (
            <div className="flex flex-wrap gap-3 mt-8">
              {primary && <ButtonLink {...primary} />}
              {secondary && <ButtonLink {...secondary} variant="secondary" />}
            </div>
          )}
        </div>
      </div>
      <Weave
        seed={heading}
        width={640}
        height={home ? 560 : 400}
        warp={home ? 14 : 12}
        weft={home ? 10 : 7}
        animated={home}
        className={`w-full h-36 md:(absolute inset-y-0 right-0 h-full w-[42%] max-w-180) ${home ? '' : 'hidden md:block'}`}
      />
    </section>
  )
}
