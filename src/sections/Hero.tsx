/** The top of a page: its title, its subject in one sentence, and where to go next; laid out by the page's template. */
import type { ReactNode } from 'react'
import { type Action, ButtonLink } from '../ui/Button'
import { Picture, type PictureData } from '../ui/Picture'
import { Weave } from '../ui/Weave'
import type { Template } from './template'

interface HeroProps {
  /** In two parts, the second of which has another color. */
  title: string | { normal: string; highlighted: string }
  subtitle?: string
  description: string
  primary?: Action
  secondary?: Action
  /** The path of a drawing below `public/`; it decorates, and may be cut to its frame. */
  backgroundImage?: string
  /** A portrait, say: shown whole, and described. */
  picture?: PictureData
  /** The home page's: taller, with woven threads that draw themselves. */
  woven?: boolean
  template: Template
}

const textOf = ({ title }: HeroProps) =>
  typeof title === 'string' ? { normal: title, highlighted: '' } : title

export function Hero(props: HeroProps) {
  const Layout = props.picture ? GuideHero : layouts[props.template]
  return <Layout {...props} />
}

const layouts = { landing: LandingHero, guide: GuideHero, list: ListHero, story: StoryHero }

/** Text on the left, a large drawing that runs over the right edge; on a phone below the text. */
function LandingHero(props: HeroProps) {
  const { woven, backgroundImage } = props
  return (
    <section className="relative overflow-hidden border-0 border-b border-solid border-line">
      <div
        className={`wrapper columns relative items-center py-12 ${woven ? 'md:py-32' : 'md:py-20'}`}
      >
        <div className="md:col-span-6">
          <Title {...props} />
          <Lead {...props} />
        </div>
      </div>
      {(woven || backgroundImage) && (
        <div
          className={`no-print aspect-[8/5] md:(absolute inset-y-0 right-0 h-full w-[48%] max-w-240) ${backgroundImage ? '' : 'reveal'}`}
        >
          {backgroundImage ? (
            <Drawing src={backgroundImage} width={720} height={520} />
          ) : (
            <Weave
              seed={textOf(props).normal}
              width={640}
              height={560}
              warp={14}
              weft={10}
              className="w-full h-full border-0 border-l-2 border-solid border-line"
            />
          )}
        </div>
      )}
    </section>
  )
}

/** A plate in a frame beside the text, as in a book. */
function GuideHero(props: HeroProps) {
  const { backgroundImage, picture } = props
  return (
    <section>
      <div className="wrapper columns items-center py-12 md:pt-20">
        <div className="md:col-span-7">
          <Title {...props} />
          <Lead {...props} />
        </div>
        {picture && (
          <div className="md:col-span-4 md:col-start-9">
            <Picture {...picture} eager className="max-w-90 print:w-60" />
          </div>
        )}
        {backgroundImage && (
          <div className="no-print md:col-span-5 border border-solid border-line">
            <Drawing src={backgroundImage} width={640} height={400} />
          </div>
        )}
      </div>
    </section>
  )
}

/** Low and without a drawing, as the list is what one came for. */
function ListHero(props: HeroProps) {
  return (
    <section className="border-0 border-b border-solid border-line">
      <TwoColumns {...props} />
    </section>
  )
}

/** A drawing over all columns, below title and text. */
function StoryHero(props: HeroProps) {
  const { backgroundImage } = props
  return (
    <section>
      <TwoColumns {...props} />
      {backgroundImage && (
        <div className="no-print wrapper">
          <div className="aspect-[8/5] sm:aspect-[60/23]">
            <Drawing src={backgroundImage} width={1200} height={460} />
          </div>
        </div>
      )}
    </section>
  )
}

function TwoColumns(props: HeroProps): ReactNode {
  return (
    <div className="wrapper columns items-end pt-12 pb-8 md:(pt-18 pb-12)">
      <div className="md:col-span-7">
        <Title {...props} />
      </div>
      <div className="md:col-span-5">
        <Lead {...props} beside />
      </div>
    </div>
  )
}

function Title(props: HeroProps) {
  const { normal, highlighted } = textOf(props)
  return (
    <>
      <h1 className="heading-1">
        {normal}
        {highlighted && <span className="block text-teal"> {highlighted}</span>}
      </h1>
      {props.subtitle && <p className="font-serif text-h3 mt-5 mb-0">{props.subtitle}</p>}
    </>
  )
}

/** @param props `beside`: it stands beside the title, not below */
function Lead(props: HeroProps & { beside?: boolean }) {
  const { description, subtitle, primary, secondary, beside } = props
  const space = beside ? 'mt-0' : subtitle ? 'mt-3' : 'mt-5'
  return (
    <>
      <p className={`text-lead text-muted mb-0 measure ${space}`}>{description}</p>
      {(primary || secondary) && (
        <div className={`flex flex-wrap gap-3 ${beside ? 'mt-5' : 'mt-8'}`}>
          {primary && <ButtonLink {...primary} />}
          {secondary && <ButtonLink {...secondary} variant="secondary" />}
        </div>
      )}
    </>
  )
}

const Drawing = (picture: Omit<PictureData, 'alt'>) => <Picture {...picture} alt="" cropped />
