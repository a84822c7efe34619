/** The top of a page: its title, its subject in one sentence, and where to go next. */
import { type Action, ButtonLink } from '../ui/Button'
import { Picture, type PictureData } from '../ui/Picture'
import { Weave } from '../ui/Weave'

interface HeroProps {
  /** In two parts, the second of which has another color. */
  title: string | { normal: string; highlighted: string }
  subtitle?: string
  description: string
  primary?: Action
  secondary?: Action
  /** A path below `public/`; woven threads where there is none. Shown on wide screens only. */
  backgroundImage?: string
  /** In place of the drawing: shown whole, on any screen. */
  picture?: PictureData
  /** The home page's is taller, and its drawing is animated; 'page' by default. */
  size?: 'home' | 'page'
}

export function Hero(props: HeroProps) {
  const { title, subtitle, description, primary, secondary, backgroundImage, picture } = props
  const home = props.size === 'home'
  const { normal, highlighted } =
    typeof title === 'string' ? { normal: title, highlighted: '' } : title
  return (
    <section className="relative overflow-hidden border-0 border-b border-solid border-line">
      <div
        className={`wrapper columns relative items-center ${home ? 'py-16 md:py-32' : 'py-12 md:py-20'}`}
      >
        <div className="md:col-span-7">
          <h1 className="heading-1">
            {normal}
            {highlighted && <span className="text-teal"> {highlighted}</span>}
          </h1>
          {subtitle && <p className="font-serif text-h3 mt-5 mb-0">{subtitle}</p>}
          <p className={`text-lead text-muted mb-0 max-w-[52ch] ${subtitle ? 'mt-3' : 'mt-5'}`}>
            {description}
          </p>
          {(primary || secondary) && (
            <div className="flex flex-wrap gap-3 mt-8">
              {primary && <ButtonLink {...primary} />}
              {secondary && <ButtonLink {...secondary} variant="secondary" />}
            </div>
          )}
        </div>
        {picture && (
          <div className="md:col-span-4 md:col-start-9">
            <Picture {...picture} eager className="max-w-90 print:w-60" />
          </div>
        )}
      </div>
      {!picture && (
        <div
          className={`no-print h-36 md:(absolute inset-y-0 right-0 h-full w-[42%] max-w-180) ${home ? '' : 'hidden md:block'}`}
        >
          {backgroundImage ? (
            <Picture src={backgroundImage} alt="" width={640} height={400} cropped />
          ) : (
            <Weave
              seed={normal}
              width={640}
              height={home ? 560 : 400}
              warp={home ? 14 : 12}
              weft={home ? 10 : 7}
              animated={home}
              className="w-full h-full"
            />
          )}
        </div>
      )}
    </section>
  )
}
