/** A table set like a journal's: caption, thin lines, the first cell of each row as its header. */
import { type SectionHeading, SectionLayout } from '../ui/SectionLayout'
import { headClasses, isTotal } from '../ui/tableLayout'

/** As many cells as there are columns. */
type Row = readonly string[]

/** Rows under a heading of their own. */
interface RowGroup {
  title: string
  text: string
  rows: readonly Row[]
}

interface DataTableProps extends Partial<SectionHeading> {
  caption: string
  columns: readonly { label: string; number?: boolean }[]
  rows: readonly (Row | RowGroup)[]
  note?: string
  background?: 'raised'
}

const isGroup = (row: Row | RowGroup): row is RowGroup => 'rows' in row

export function DataTable({ caption, columns, rows, note, ...section }: DataTableProps) {
  const groups = rows.filter(isGroup)
  const ungrouped = rows.filter((row): row is Row => !isGroup(row))
  const allRows = [...ungrouped, ...groups.flatMap((group) => group.rows)]
  const rowOf = (cells: Row) => (
    <tr key={cells.join('|')} className={isTotal(cells[0]) ? 'total' : undefined}>
      {columns.map(({ label, number }, n) => {
        const Cell = n > 0 ? 'td' : 'th'
        return (
          <Cell
            key={label}
            scope={n > 0 ? undefined : 'row'}
            className={number ? 'number' : undefined}
          >
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
                const cells = allRows.map((row) => row[n] ?? '')
                const classes = headClasses(label, cells, n, number).join(' ')
                return (
                  <th key={label} scope="col" className={classes || undefined}>
                    {label}
                  </th>
                )
              })}
            </tr>
          </thead>
          {ungrouped.length > 0 && <tbody>{ungrouped.map(rowOf)}</tbody>}
          {groups.map(({ title, text, rows }) => (
            <tbody key={title}>
              <tr>
                <th colSpan={columns.length} scope="rowgroup" className="pt-8">
                  <strong className="block heading-3">{title}</strong>{' '}
                  <span className="block mt-1 font-400 text-muted">{text}</span>
                </th>
              </tr>
              {rows.map(rowOf)}
            </tbody>
          ))}
        </table>
      </div>
      {note && <p className="text-sm text-muted m-0 measure">{note}</p>}
    </SectionLayout>
  )
}
