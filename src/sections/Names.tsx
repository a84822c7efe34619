/** Lists of names: clients, companies, institutions. */
import { Frame } from '../ui/SectionLayout'

export interface NamesProps {
  heading: string
  intro?: string
  groups: readonly { heading?: string; items: readonly string[] }[]
}

export function Names({ heading, intro, groups }: NamesProps) {
  const single = groups.length === 1
  return (
    <Frame heading={heading} intro={intro} content={single ? 'below' : 'beside'}>
      <div className={single ? '' : 'grid gap-10 sm:grid-cols-2'}>
        {groups.map((group) => (
          <div key={group.heading ?? 'all'}>
            {group.heading && <h3 className="heading-3 mb-3">{group.heading}</h3>}
            <ul role="list" className={single ? 'grid gap-x-8 grid-cols-2 md:grid-cols-4' : ''}>
              {group.items.map((item) => (
                <li key={item} className="py-2.5 border-0 border-t border-solid border-line">
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Frame>
  )
}
