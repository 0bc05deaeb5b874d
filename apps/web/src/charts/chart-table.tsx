import { say } from '../messages/index.ts'
import { Name } from '../ui/person.tsx'
import { ScrollArea } from '../ui/scroll-area.tsx'

/** A chart's figures as rows. The first cell names the row; `people` where it is a person's name. */
export interface Table {
  columns: readonly string[]
  rows: readonly (readonly string[])[]
  people?: boolean
}

const mostRows = 1000

/** The same figures for whoever reads rather than looks. */
export function ChartTable({ name, make }: { name: string; make: () => Table }) {
  const table = make()
  const [first, ...others] = table.columns
  const rows = table.rows.slice(0, mostRows)
  const more = table.rows.length - rows.length
  return (
    <ScrollArea label={name} className="overflow-auto overscroll-contain px-5 pb-5">
      <table className="figures w-full text-left">
        <thead className="sticky top-0 bg-sheet">
          <tr>
            <th scope="col" className="border-b border-edge py-2 pr-2 font-semibold">
              {first}
            </th>
            {others.map((column) => (
              <th key={column} scope="col" className="border-b border-edge py-2 pl-3 text-right font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells]) => (
            <tr key={head}>
              <th scope="row" className={`border-b border-line py-1.5 pr-2 font-normal ${table.people ? '' : 'whitespace-nowrap'}`}>
                {table.people ? <Name>{head}</Name> : head}
              </th>
              {cells.map((cell, place) => (
                <td key={table.columns[place + 1]} className="border-b border-line py-1.5 pl-3 text-right">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p className="pt-3 text-ink-faint">{say.andMore(more)}</p>}
    </ScrollArea>
  )
}
