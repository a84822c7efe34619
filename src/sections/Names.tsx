/** Lists of names: clients, companies, institutions. */
import { type SectionHeading, SectionLayout } from '../ui/SectionLayout'

interface NamesProps extends SectionHeading {
  groups: readonly { heading?: string; items: readonly string[] }[]
}

export function Names({ groups, ...section }: NamesProps) {
  const single = groups.length === 1
  return (
    <SectionLayout {...section} layout={single ? 'stacked' : 'split'}>
      <div className={single ? '' : 'grid gap-x-8 gap-y-10 sm:grid-cols-2'}>
        {groups.map((group) => (
          <div key={group.heading ?? 'all'}>
            {group.heading && <h3 className="heading-3 mb-3">{group.heading}</h3>}
            <ul role="list" className={single ? 'grid gap-x-8 grid-cols-2 md:grid-cols-4' : ''}>
              {group.items.map((item) => (
                <li key={item} className="py-2.5 line-top">
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </SectionLayout>
  )
}
