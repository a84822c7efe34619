/** The top of a page: its title, its subject in one sentence, where to go next, and a drawing. */
import { type Action, ButtonLink } from '../ui/Button'
import { Picture, type PictureData } from '../ui/Picture'
import { weave } from '../ui/weave'

interface HeroProps {
  /** In two parts, the second of which has another color. */
  title: string | { normal: string; highlighted: string }
  subtitle?: string
  description: string
  /** For whom, how long and from what fee. */
  terms?: string
  primary?: Action
  secondary?: Action
  /** The path of a drawing below `public/`, which decorates: beside the words, cut at the right edge. */
  backgroundImage?: string
  /** The drawing stands below the words, over all columns. */
  wide?: true
  /** A portrait, shown whole and described. */
  picture?: PictureData
  /** The home page's: taller, with woven threads in place of a drawing. */
  woven?: true
}

export function Hero(props: HeroProps) {
  const { title, subtitle, description, primary, secondary, backgroundImage } = props
  const { terms, wide, picture, woven } = props
  const { normal, highlighted } =
    typeof title === 'string' ? { normal: title, highlighted: '' } : title
  const hasDrawing = Boolean(woven || backgroundImage)
  // Without anything beside them, the words stand in two columns, which is lower.
  const isLow = !picture && (wide || !hasDrawing)
  const space = woven ? 'py-12 md:py-32' : 'py-12 md:(py-20 min-h-96 content-center)'
  const place = wide ? 'wrapper aspect-[8/5] sm:aspect-[60/23]' : 'beside'
  return (
    <section className="relative overflow-hidden border-0 border-b border-solid border-line">
      <div className={`wrapper columns ${isLow ? 'items-end pt-12 pb-8 md:(pt-18 pb-12)' : space}`}>
        <div className={isLow ? 'md:col-span-7' : 'md:(col-span-6 self-end)'}>
          <h1 className="heading-1">
            {normal}
            {highlighted && <span className="block text-teal"> {highlighted}</span>}
          </h1>
          {subtitle && <p className="font-serif text-h3 mt-5 mb-0">{subtitle}</p>}
        </div>
        <div className={isLow ? 'md:col-span-5' : 'md:(col-span-6 col-start-1)'}>
          <p className="text-lead text-muted m-0 measure">{description}</p>
          {terms && <p className="font-600 mt-4 mb-0">{terms}</p>}
          {(primary || secondary) && (
            <div className="flex flex-wrap gap-3 mt-6">
              {primary && <ButtonLink {...primary} />}
              {secondary && <ButtonLink {...secondary} variant="secondary" />}
            </div>
          )}
        </div>
        {picture && (
          <div className="md:(col-span-4 col-start-9 row-start-1 row-span-2)">
            <Picture {...picture} eager className="max-w-90 print:w-60" />
          </div>
        )}
      </div>
      {hasDrawing && (
        <div className={`no-print ${woven ? 'reveal' : ''} ${place}`}>
          {backgroundImage ? (
            <Picture
              src={backgroundImage}
              alt=""
              width={720}
              height={520}
              className="h-full [object-fit:cover]"
            />
          ) : (
            <Weave seed={normal} />
          )}
        </div>
      )}
    </section>
  )
}

/** The motif of the site, large: one of its threads has the accent. */
function Weave({ seed }: { seed: string }) {
  const { warp, weft, over } = weave({ seed, width: 640, height: 560, warp: 9, weft: 8 })
  return (
    <svg
      viewBox="0 0 640 560"
      className="w-full h-full border-0 border-l-2 border-solid border-line fill-none"
      strokeWidth="1.75"
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
    >
      <path d={warp} className="stroke-line" />
      {weft.map((thread, n) => (
        <path
          key={thread}
          d={thread}
          className={n === 3 ? 'stroke-accent stroke-3' : 'stroke-teal'}
        />
      ))}
      <path d={over} className="stroke-paper" strokeWidth="9" />
      <path d={over} className="stroke-line" />
    </svg>
  )
}
