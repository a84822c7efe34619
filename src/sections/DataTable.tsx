/** A table set like a journal's: caption, thin rules, the first cell of each row as its header. */
import { Frame } from '../ui/Frame'
import { ScrollBox } from '../ui/ScrollBox'

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
                    <td key={key} className={className}>
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
      {note && <p className="text-sm text-muted m-0">{note}</p>}
    </Frame>
  )
}

/** A small chart: one bar a row, as long as its number. */
function Bars({
  rows,
  column,
  label,
  unit,
  max = 100,
}: NonNullable<DataTableProps['chart']> & Pick<DataTableProps, 'rows'>) {
  const bars = rows.map((row) => ({
    name: row[0] ?? '',
    value: Number.parseFloat(row[column] ?? ''),
  }))
  const summary = bars.map(({ name, value }) => `${name} ${value} ${unit}`).join(', ')
  return (
    <figure className="my-8">
      <svg
        viewBox={`0 0 640 ${bars.length * 56}`}
        className="w-full"
        role="img"
        aria-label={`${label}: ${summary}`}
      >
        {bars.map(({ name, value }, n) => (
          <g key={name} className="fill-ink text-sm">
            <text x="0" y={n * 56 + 16}>
              {name}
            </text>
            <rect x="0" y={n * 56 + 26} width="560" height="14" className="fill-sunk" />
            <rect
              x="0"
              y={n * 56 + 26}
              width={(560 * value) / max}
              height="14"
              className="fill-teal"
            />
            <text x="640" y={n * 56 + 38} textAnchor="end" className="font-600">
              {value} {unit}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="text-sm text-muted mt-2">{label}</figcaption>
    </figure>
  )
}
