/** Names of firms: from A to Z, or in a row below a caption, with their marks. */
import { Picture } from '../ui/Picture'
import { type SectionHeading, SectionLayout } from '../ui/SectionLayout'

interface NamesProps extends Partial<SectionHeading> {
  /** Shown in a row if there is a caption, else one below the other, sorted; in a row each may have a mark, dark on transparent. */
  names?: readonly (string | { name: string; mark: string })[]
  caption?: string
}

export function Names({ names = [], caption, ...section }: NamesProps) {
  const items = names.map((item) => (typeof item === 'string' ? { name: item, mark: '' } : item))
  if (caption)
    return (
      <SectionLayout {...section} list="strip">
        <figure>
          <figcaption className="kicker mb-4 sm:mb-6">{caption}</figcaption>
          <ul
            role="list"
            className={`font-600 grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-4 gap-y-3 lt-sm:text-sm sm:(gap-x-6 gap-y-5) lg:(grid-flow-col grid-cols-none auto-cols-fr text-sm leading-tight) ${items.length > 5 ? 'sm:grid-cols-4' : 'sm:grid-cols-5'}`}
          >
            {items.map(({ name, mark }) => (
              <li
                key={name}
                className="flex items-center gap-3 lt-sm:gap-2 sm:(flex-col items-start)"
              >
                {mark && (
                  <Picture
                    src={mark}
                    alt=""
                    width={40}
                    height={40}
                    className="logos max-w-7 sm:max-w-10 lg:max-w-14 shrink-0"
                  />
                )}
                <span>{name}</span>
              </li>
            ))}
          </ul>
        </figure>
      </SectionLayout>
    )
  return (
    <SectionLayout {...section} layout="stacked" list="list">
      <ul
        role="list"
        className="font-600 gap-x-6 lt-sm:text-sm lt-md:(grid grid-cols-2) md:([columns:4] gap-x-8)"
      >
        {items.map(({ name }) => (
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
