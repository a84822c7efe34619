/** Lists of names: clients from A to Z, companies and institutions by group. */
import { type SectionHeading, SectionLayout } from '../ui/SectionLayout'
import { NameIndex } from './NameIndex'

interface NamesProps extends SectionHeading {
  /** One without a heading is sorted, and set as an index. */
  groups: readonly { heading?: string; items: readonly string[] }[]
  /** Groups of short names: one below the other, each in two columns. */
  layout?: 'stacked'
}

export function Names({ groups, layout, ...section }: NamesProps) {
  const [first] = groups
  if (first && !first.heading)
    return (
      <SectionLayout {...section} layout="stacked">
        <NameIndex names={first.items} />
      </SectionLayout>
    )
  return (
    <SectionLayout {...section}>
      <div className={`grid gap-x-8 gap-y-10 ${layout ? '' : 'sm:grid-cols-2'}`}>
        {groups.map((group) => (
          <div key={group.heading}>
            <h3 className="heading-3 mb-3">{group.heading}</h3>
            <ul role="list" className={layout ? 'gap-x-8 sm:[columns:2]' : ''}>
              {group.items.map((item) => (
                <li key={item} className="py-2.5 line-top [break-inside:avoid]">
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
