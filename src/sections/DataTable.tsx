/** A table set like a journal's: caption, thin lines, the first cell of each row as its header. */
import { type SectionHeading, SectionLayout } from '../ui/SectionLayout'
import { headClasses, isTotal } from '../ui/tableLayout'

interface DataTableProps extends Partial<SectionHeading> {
  caption: string
  columns: readonly { label: string; number?: boolean }[]
  /** As many cells in each row as there are columns. */
  rows: readonly (readonly string[])[]
  note?: string
  /** Draws the numbers of one column, from 0 to 100, as bars below the table. */
  chart?: { column: number; label: string; unit: string }
  background?: 'raised'
  /** Below the heading, over all columns. */
  layout?: 'stacked'
}

export function DataTable({ caption, columns, rows, note, chart, ...section }: DataTableProps) {
  return (
    <SectionLayout {...section}>
      <div className="table-scroll">
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {columns.map(({ label, number }, index) => {
                const cells = rows.map((row) => row[index] ?? '')
                const classes = headClasses(label, cells, index, number).join(' ')
                return (
                  <th key={label} scope="col" className={classes || undefined}>
                    {label}
                  </th>
                )
              })}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.join('|')} className={isTotal(row[0]) ? 'total' : undefined}>
                {columns.map(({ label, number }, index) => {
                  const Cell = index ? 'td' : 'th'
                  return (
                    <Cell
                      key={label}
                      scope={index ? undefined : 'row'}
                      className={number ? 'number' : undefined}
                    >
                      {row[index]}
                    </Cell>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {chart && <Bars rows={rows} {...chart} />}
      {note && <p className="text-sm text-muted m-0 measure">{note}</p>}
    </SectionLayout>
  )
}

type BarsProps = NonNullable<DataTableProps['chart']> & Pick<DataTableProps, 'rows'>

/** One bar a row, as long as its number; the row's first cell and the number stand above it. */
function Bars({ rows, column, label, unit }: BarsProps) {
  return (
    <figure className="my-8">
      <ul role="list" className="grid gap-4">
        {rows.map((row) => {
          const value = Number.parseFloat(row[column] ?? '')
          return (
            <li key={row[0]}>
              <p className="m-0 mb-1 flex justify-between gap-4 text-sm">
                <span>{row[0]}</span>
                <span className="font-600 whitespace-nowrap">
                  {value} {unit}
                </span>
              </p>
              <svg
                viewBox="0 0 100 4"
                preserveAspectRatio="none"
                className="w-full h-3.5"
                aria-hidden="true"
              >
                <rect width="100" height="4" className="fill-sunk" />
                <rect width={value} height="4" className="fill-teal" />
              </svg>
            </li>
          )
        })}
      </ul>
      <figcaption className="text-sm text-muted mt-3">{label}</figcaption>
    </figure>
  )
}
