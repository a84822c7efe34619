/** Names of firms: from A to Z, or beside a caption, as is a picture of logos. */
import { Picture, type PictureData } from '../ui/Picture'
import { type SectionHeading, SectionLayout } from '../ui/SectionLayout'

interface NamesProps extends Partial<SectionHeading> {
  /** In a row beside a caption, else as an index, which is sorted. */
  names?: readonly string[]
  caption?: string
  picture?: PictureData
}

export function Names({ names = [], caption, picture, ...section }: NamesProps) {
  if (caption)
    return (
      <SectionLayout {...section}>
        <figure className="columns">
          <figcaption className="kicker md:col-span-4">{caption}</figcaption>
          <div className="md:col-span-8">
            {picture && <Picture {...picture} className="logos max-w-120" />}
            <ul role="list" className="font-serif flex flex-wrap justify-between gap-4">
              {names.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </div>
        </figure>
      </SectionLayout>
    )
  return (
    <SectionLayout {...section} layout="stacked">
      <ul
        role="list"
        className="font-serif [columns:2] gap-x-4 text-sm sm:(gap-x-8 text-base) md:[columns:4]"
      >
        {names.map((name, n) => (
          <li key={name} className="flex items-center min-h-14 py-1 line-top [break-inside:avoid]">
            <span className="shrink-0 w-7 text-h3 text-teal" aria-hidden="true">
              {name[0] !== names[n - 1]?.[0] && name[0]}
            </span>
            <span className="min-w-0">{name}</span>
          </li>
        ))}
      </ul>
    </SectionLayout>
  )
}
