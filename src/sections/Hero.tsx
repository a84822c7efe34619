/** The top of a page: its title, its subject in one sentence, where to go next, and a drawing. */
import { type Action, ButtonLink } from '../ui/Button'
import { Picture, type PictureData } from '../ui/Picture'
import { type Choice, HomeHero } from './HomeHero'

interface HeroProps {
  /** The title, or its two parts, the second of which has another color. */
  title: string | { normal: string; highlighted: string }
  subtitle?: string
  description: string
  primary?: Action
  secondary?: Action
  /** The length and the fee of what the page offers. */
  terms?: string
  /** The path of a decorative drawing below `public/`, beside the words, to the right edge of the window. */
  backgroundImage?: string
  /** Puts the drawing below the words, from edge to edge of the window. */
  wide?: true
  /** A portrait, shown whole and described. */
  picture?: PictureData
  /** On the home page: the ideas and which were chosen. */
  choice?: Choice
}

/** The classes of the columns, the title and the words: over the page's width, or beside a drawing or a portrait. */
const layouts = {
  low: [
    'pt-12 pb-8 md:(pt-18 pb-12)',
    'md:col-span-12',
    'text-lead md:(col-span-12 flex items-center justify-between gap-8)',
  ],
  beside: [
    'py-12 md:(py-16 min-h-[min(34.67vw,43.3rem)] content-center)',
    'self-end md:col-span-6',
    'text-lead at-md:text-base md:(col-span-6 col-start-1)',
  ],
}

export function Hero(props: HeroProps) {
  const { title, subtitle, description, primary, secondary, terms, picture } = props
  const { backgroundImage, wide } = props
  const parts = typeof title === 'string' ? { normal: title, highlighted: '' } : title
  if (props.choice) return <HomeHero {...props} title={parts} choice={props.choice} />
  const isBeside = picture || (backgroundImage && !wide)
  const [columnsClass, titleClass, wordsClass] = layouts[isBeside ? 'beside' : 'low']
  return (
    <section className="hero relative overflow-hidden">
      <div className={`wrapper columns ${columnsClass}`}>
        <div className={titleClass}>
          <h1 className="heading-1">
            <span>{parts.normal}</span>
            {parts.highlighted && <span className="block text-teal"> {parts.highlighted}</span>}
          </h1>
          {subtitle && <p className="font-serif text-h3 mt-5 mb-0 measure">{subtitle}</p>}
        </div>
        <div className={wordsClass}>
          <p className="text-muted m-0 measure md:[text-wrap:balance]">{description}</p>
          {(primary || secondary) && (
            <div className={`buttons mt-6 shrink-0 ${isBeside ? '' : 'md:mt-0'}`}>
              {primary && <ButtonLink {...primary} />}{' '}
              {secondary && <ButtonLink {...secondary} variant="secondary" />}
            </div>
          )}
          {terms && <p className="mt-4 mb-0 text-sm font-600">{terms}</p>}
        </div>
        {picture && (
          <div className="sm:(col-start-2 row-start-1 row-span-2) at-sm:w-70 md:(col-span-4 col-start-9)">
            <Picture {...picture} eager className="max-w-90 print:w-60" />
          </div>
        )}
      </div>
      {backgroundImage && (
        <div className={`no-print bg-sunk ${wide ? 'across' : 'beside'}`}>
          <Picture
            src={backgroundImage}
            alt=""
            width={720}
            height={520}
            fills
            className={wide ? 'middle' : 'at-md:(!w-[108%] max-w-none)'}
          />
        </div>
      )}
    </section>
  )
}
