/** Names of firms: from A to Z, or beside a caption together with a picture of logos. */
import { Picture, type PictureData } from '../ui/Picture'
import { type SectionHeading, SectionLayout } from '../ui/SectionLayout'

interface NamesProps extends Partial<SectionHeading> {
  /** Shown in a row if there is a caption, else one below the other, sorted; in a row each may have a drawn mark. */
  names?: readonly (string | { name: string; mark: string })[]
  caption?: string
  picture?: PictureData
}

const nameOf = (item: NonNullable<NamesProps['names']>[number]) =>
  typeof item === 'string' ? item : item.name

export function Names({ names = [], caption, picture, ...section }: NamesProps) {
  if (caption)
    return (
      <SectionLayout {...section} isList>
        <figure>
          <figcaption className="kicker mb-6">{caption}</figcaption>
          {picture && <Picture {...picture} className="logos max-w-120" />}
          {names.length > 0 && (
            <ul
              role="list"
              className="font-serif grid gap-x-6 gap-y-5 min-[30rem]:grid-cols-2 sm:grid-cols-3 lg:(flex justify-between)"
            >
              {names.map((item) => (
                <li key={nameOf(item)} className="flex items-center gap-3 text-h3">
                  {typeof item === 'object' && (
                    <Picture src={item.mark} alt="" width={48} height={48} className="max-w-12" />
                  )}
                  {nameOf(item)}
                </li>
              ))}
            </ul>
          )}
        </figure>
      </SectionLayout>
    )
  return (
    <SectionLayout {...section} layout="stacked" isList>
      <ul role="list" className="font-serif [columns:2] gap-x-6 lt-sm:text-sm md:[columns:4]">
        {names.map(nameOf).map((name) => (
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
