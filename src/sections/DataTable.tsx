/** A table set like a journal's: caption, thin rules, the first cell of each row as its header. */

import { ScrollBox } from '../ui/ScrollBox'
import { Frame } from '../ui/SectionLayout'

export interface DataTableProps {
  heading?: string
  intro?: string
  caption: string
  columns: readonly { label: string; number?: boolean }[]
  /** As many cells in each row as there are columns. */
  rows: readonly (readonly string[])[]
  note?: string
  /** Draws the numbers of one column as bars beside the table. */
  chart?: { column: number; label: string; unit: string; max?: number }
  ground?: 'paper' | 'raised'
}

export function DataTable(props: DataTableProps) {
  const { heading, intro, caption, columns, rows, note, chart, ground } = props
  return (
    <Frame heading={heading} intro={intro} ground={ground}>
      <ScrollBox label={caption}>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.label} scope="col" className={column.number ? 'number' : undefined}>
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.join('|')}>
                {row.map((cell, index) => {
                  const className = columns[index]?.number ? 'number' : undefined
                  const key = columns[index]?.label
                  return index === 0 ? (
                    <th key={key} scope="row" className={className}>
                      {cell}
                    </th>
                  ) : (
                    <td key={key} className={className} data-label={key}>
                      {cell}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {chart && <Bars rows={rows} {...chart} />}
      {note && <p className="text-sm text-muted mt-3 mb-0 measure">{note}</p>}
    </Frame>
  )
}

/** A small chart: one bar a row, as long as its number; the words stand beside, in reading size. */
function Bars({
  rows,
  column,
  label,
  unit,
  max = 100,
}: NonNullable<DataTableProps['chart']> & Pick<DataTableProps, 'rows'>) {
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
                <rect width={(100 * value) / max} height="4" className="fill-teal" />
              </svg>
            </li>
          )
        })}
      </ul>
      <figcaption className="text-sm text-muted mt-3">{label}</figcaption>
    </figure>
  )
}
