/** A table set like a journal's: caption, thin lines, the first cell of each row as its header. */
import { type SectionHeading, SectionLayout } from '../ui/SectionLayout'
import { headClasses, isTotal } from '../ui/tableLayout'

/** As many cells as there are columns. */
type Row = readonly string[]

interface DataTableProps extends Partial<SectionHeading> {
  caption: string
  columns: readonly { label: string; number?: true }[]
  rows: readonly Row[]
  note?: string
  background?: 'raised'
}

export function DataTable({ caption, columns, rows, note, ...section }: DataTableProps) {
  const rowOf = (cells: Row) => (
    <tr key={cells.join('|')} className={isTotal(cells[0]) ? 'total' : undefined}>
      {columns.map(({ label, number }, n) => {
        const Cell = n > 0 ? 'td' : 'th'
        return (
          <Cell key={label} scope={n > 0 ? undefined : 'row'} className={number && 'number'}>
            {cells[n]}
          </Cell>
        )
      })}
    </tr>
  )
  return (
    <SectionLayout {...section}>
      <div className="table-scroll">
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {columns.map(({ label, number }, n) => {
                const cells = rows.map((row) => row[n] ?? '')
                return (
                  <th key={label} scope="col" className={headClasses(label, cells, n, number)}>
                    {label}
                  </th>
                )
              })}
            </tr>
          </thead>
          <tbody>{rows.map(rowOf)}</tbody>
        </table>
      </div>
      {note && <p className="text-sm text-muted m-0 measure">{note}</p>}
    </SectionLayout>
  )
}
