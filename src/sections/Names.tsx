/** Names: of clients from A to Z, of companies and institutions by group, or set as marks below a caption. */
import { Picture, type PictureData } from '../ui/Picture'
import { type SectionHeading, SectionLayout } from '../ui/SectionLayout'
import { Wordmark } from '../ui/Wordmark'

interface NamesProps extends Partial<SectionHeading> {
  /** Beside the picture of logos, or above names that are set as marks in a row. */
  caption?: string
  picture?: PictureData
  /** One without a heading is set as marks: below a caption in a row, else as an index, which is sorted. */
  groups?: readonly { heading?: string; items: readonly string[] }[]
  /** Groups of short names: one below the other, each in two columns. */
  layout?: 'stacked'
}

export function Names({ caption, picture, groups = [], layout, ...section }: NamesProps) {
  const isIndex = groups.some(({ heading }) => !heading)
  const lists = groups.map(({ heading, items }) => {
    if (!heading) return <Marks key={items[0]} names={items} isRow={Boolean(caption)} />
    return (
      <div key={heading}>
        <h3 className="heading-3 mb-3">{heading}</h3>
        <ul role="list" className={layout ? 'gap-x-8 sm:[columns:2]' : ''}>
          {items.map((item) => (
            <li key={item} className="py-2.5 line-top [break-inside:avoid]">
              {item}
            </li>
          ))}
        </ul>
      </div>
    )
  })
  return (
    <SectionLayout {...section} layout={isIndex ? 'stacked' : 'split'}>
      {caption ? (
        <figure className="columns">
          <figcaption className={`kicker ${picture ? 'md:col-span-4' : 'md:col-span-12'}`}>
            {caption}
          </figcaption>
          <div className={picture ? 'md:col-span-8' : 'md:col-span-12'}>
            {picture && <Picture {...picture} className="logos max-w-120" />}
            {lists}
          </div>
        </figure>
      ) : (
        <div
          className={`grid grid-cols-1 gap-x-8 gap-y-10 ${layout || isIndex ? '' : 'sm:grid-cols-2'}`}
        >
          {lists}
        </div>
      )}
    </SectionLayout>
  )
}

interface MarksProps {
  names: readonly string[]
  /** Otherwise down the columns, with a large initial where a new letter begins. */
  isRow: boolean
}

function Marks({ names, isRow }: MarksProps) {
  if (isRow)
    return (
      <ul role="list" className="flex flex-wrap justify-between items-baseline gap-4 text-lead">
        {names.map((name) => (
          <li key={name}>
            <Wordmark name={name} />
          </li>
        ))}
      </ul>
    )
  return (
    <ul role="list" className="[columns:2] gap-x-4 text-sm sm:(gap-x-8 text-base) md:[columns:4]">
      {names.map((name, n) => (
        <li key={name} className="flex items-center min-h-14 py-1 line-top [break-inside:avoid]">
          <span className="shrink-0 w-7 font-serif text-h3 text-teal" aria-hidden="true">
            {name[0] !== names[n - 1]?.[0] && name[0]}
          </span>
          <Wordmark name={name} />
        </li>
      ))}
    </ul>
  )
}
