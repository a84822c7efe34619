/** A table whose rows stand in groups, each under its own heading; a visitor may choose one group, and one kind of rows. */
import { useState } from 'react'
import { Chips } from '../search/Chips'
import { type SectionHeading, SectionLayout } from '../ui/SectionLayout'
import { headClasses } from '../ui/tableLayout'

interface GroupedTableProps extends SectionHeading {
  caption: string
  columns: readonly string[]
  groups: readonly { title: string; text: string; rows: readonly (readonly string[])[] }[]
  /** The words of the choice of all groups. */
  allGroups: string
  /** A column with few values, of which one may be chosen, and the words of the choice of all. */
  kinds: { column: number; all: string }
  note?: string
  background?: 'raised'
}

export function GroupedTable(props: GroupedTableProps) {
  const { caption, columns, groups, allGroups, kinds, note, ...section } = props
  const [group, setGroup] = useState<string>()
  const [kind, setKind] = useState<string>()
  const kindOf = (row: readonly string[]) => row[kinds.column] ?? ''
  const headOf = (n: number) => {
    const cells = groups.flatMap(({ rows }) => rows.map((row) => row[n] ?? ''))
    return headClasses(columns[n] ?? '', cells, n).join(' ') || undefined
  }
  const allKinds = [...new Set(groups.flatMap(({ rows }) => rows.map(kindOf)))]
  return (
    <SectionLayout {...section} layout="stacked">
      <div className="needs-script mb-6 flex flex-wrap gap-x-8 no-print">
        <Chips
          label="Groups"
          all={allGroups}
          choices={groups.map(({ title }) => title)}
          value={group}
          onChange={setGroup}
        />
        <Chips
          label={columns[kinds.column] ?? ''}
          all={kinds.all}
          choices={allKinds}
          value={kind}
          onChange={setKind}
        />
      </div>
      <div className="table-scroll">
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {columns.map((label, n) => (
                <th key={label} scope="col" className={headOf(n)}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          {groups
            .filter(({ title }) => !group || title === group)
            .map(({ title, text, rows }) => (
              <tbody key={title}>
                <tr>
                  <th colSpan={columns.length} scope="rowgroup" className="pt-8">
                    <strong className="block heading-3">{title}</strong>{' '}
                    <span className="block mt-1 font-400 text-muted">{text}</span>
                  </th>
                </tr>
                {rows
                  .filter((row) => !kind || kindOf(row) === kind)
                  .map((row) => (
                    <tr key={row[0]}>
                      <th scope="row">{row[0]}</th>
                      {columns.slice(1).map((label, n) => (
                        <td key={label}>{row[n + 1]}</td>
                      ))}
                    </tr>
                  ))}
              </tbody>
            ))}
        </table>
      </div>
      {note && <p className="text-sm text-muted m-0 measure">{note}</p>}
    </SectionLayout>
  )
}
