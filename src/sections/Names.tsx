/** Names of firms: from A to Z, or beside a caption together with a picture of logos. */
import { Picture, type PictureData } from '../ui/Picture'
import { type SectionHeading, SectionLayout } from '../ui/SectionLayout'

interface NamesProps extends Partial<SectionHeading> {
  /** Shown in a row if there is a caption, else one below the other, sorted. */
  names?: readonly string[]
  caption?: string
  picture?: PictureData
}

export function Names({ names = [], caption, picture, ...section }: NamesProps) {
  if (caption)
    return (
      <SectionLayout {...section} isList>
        <figure className="columns">
          <figcaption className="kicker md:col-span-4">{caption}</figcaption>
          <div className="md:col-span-8">
            {picture && <Picture {...picture} className="logos max-w-120" />}
            {names.length > 0 && (
              <ul role="list" className="font-serif flex flex-wrap gap-x-6 gap-y-4">
                {names.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            )}
          </div>
        </figure>
      </SectionLayout>
    )
  return (
    <SectionLayout {...section} layout="stacked" isList>
      <ul role="list" className="font-serif [columns:2] gap-x-6 lt-sm:text-sm md:[columns:4]">
        {names.map((name) => (
          <li
            key={name}
            className="flex items-center min-h-12 py-1.5 line-top [break-inside:avoid] [overflow-wrap:anywhere]"
          >
            {name}
          </li>
        ))}
      </ul>
    </SectionLayout>
  )
}
