/** A table set like a journal's: caption, thin lines, the first cell of each row as its header. */
import { useState } from 'react'
import { Chips } from '../search/Chips'
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
  /** A visitor may choose one group, and one value of a column with few of them. */
  filter?: { column: number; allGroups: string; allValues: string }
  note?: string
  /** Draws the numbers of one column, from 0 to 100, as bars below the table. */
  chart?: { column: number; label: string; unit: string }
  background?: 'raised'
  /** Below the heading, over all columns. */
  layout?: 'stacked'
}

const isGroup = (row: Row | RowGroup): row is RowGroup => !Array.isArray(row)
const isRow = (row: Row | RowGroup): row is Row => Array.isArray(row)

export function DataTable(props: DataTableProps) {
  const { caption, columns, rows, filter, note, chart, ...section } = props
  const [group, setGroup] = useState<string>()
  const [value, setValue] = useState<string>()
  const groups = rows.filter(isGroup)
  const ungrouped = rows.filter(isRow)
  const allRows = [...ungrouped, ...groups.flatMap((each) => each.rows)]
  const isShown = (row: Row) => !filter || !value || row[filter.column] === value
  return (
    <SectionLayout {...section}>
      {filter && (
        <div className="needs-script mb-6 flex flex-wrap gap-x-8 no-print">
          <Chips
            label="Groups"
            all={filter.allGroups}
            choices={groups.map(({ title }) => title)}
            value={group}
            onChange={setGroup}
          />
          <Chips
            label={columns[filter.column]?.label ?? ''}
            all={filter.allValues}
            choices={[...new Set(allRows.map((row) => row[filter.column] ?? ''))]}
            value={value}
            onChange={setValue}
          />
        </div>
      )}
      <div className="table-scroll">
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {columns.map(({ label, number }, index) => {
                const cells = allRows.map((row) => row[index] ?? '')
                const classes = headClasses(label, cells, index, number).join(' ')
                return (
                  <th key={label} scope="col" className={classes || undefined}>
                    {label}
                  </th>
                )
              })}
            </tr>
          </thead>
          {ungrouped.length > 0 && (
            <tbody>
              <Rows rows={ungrouped.filter(isShown)} columns={columns} />
            </tbody>
          )}
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
                <Rows rows={rows.filter(isShown)} columns={columns} />
              </tbody>
            ))}
        </table>
      </div>
      {chart && <Bars rows={allRows} {...chart} />}
      {note && <p className="text-sm text-muted m-0 measure">{note}</p>}
    </SectionLayout>
  )
}

interface RowsProps {
  rows: readonly Row[]
  columns: DataTableProps['columns']
}

function Rows({ rows, columns }: RowsProps) {
  return rows.map((row) => (
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
  ))
}

type BarsProps = NonNullable<DataTableProps['chart']> & { rows: readonly Row[] }

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
