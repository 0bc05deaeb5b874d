import { Table2 } from 'lucide-react'
import { sayCharts } from '#charts/messages/index.ts'
import type { Table } from '#charts/table.ts'
import { sayDashboard } from '#messages/dashboard/index.ts'
import { say } from '#messages/index.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Person } from '#ui/person.tsx'
import { ScrollArea } from '#ui/scroll-area.tsx'
import { FigureLink } from './figure-link.tsx'

const { charts: words } = sayDashboard

const mostRows = 1000

/** Opens the figures of a drawing as a table. */
export const TableDialog = ({ name, make }: { name: string; make: () => Table }) => (
  <Dialog
    title={words.tableOf({ name })}
    trigger={
      <Button kind="quiet" size="small" aria-label={words.tableOf({ name })}>
        <Table2 aria-hidden="true" />
        <span className="max-[25rem]:hidden">{words.table}</span>
      </Button>
    }
  >
    <ChartTable name={name} make={make} />
  </Dialog>
)

/** The same figures for people who read rather than look. */
export function ChartTable({ name, make }: { name: string; make: () => Table }) {
  const table = make()
  const [first, ...others] = table.columns
  const rows = table.rows.slice(0, mostRows)
  const more = table.rows.length - rows.length
  return (
    <ScrollArea label={name} className="scroll-pt-12 overflow-auto overscroll-contain px-5 pb-5">
      <table className="figures w-full text-start">
        <thead className="sticky top-0 bg-sheet">
          <tr>
            <th scope="col" className="border-b border-edge py-2 pe-2 font-semibold">
              {first?.shown}
            </th>
            {others.map((column) => (
              <th key={column.value} scope="col" className="border-b border-edge py-2 ps-2 text-end font-semibold sm:ps-3">
                {column.shown}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells]) => (
            <tr key={[head, ...cells].map(({ value }) => value).join(' ')}>
              <th scope="row" className={`border-b border-line py-1.5 pe-2 font-normal ${table.people ? '' : 'whitespace-nowrap'}`}>
                {table.people ? <Person isWhole name={head.shown} /> : head.shown}
              </th>
              {cells.map((cell, place) => (
                <td key={others[place].value} className="border-b border-line py-1.5 ps-2 text-end sm:ps-3">
                  {cell.wanted ? (
                    <FigureLink wanted={cell.wanted} label={sayCharts.lead.show}>
                      {cell.shown}
                    </FigureLink>
                  ) : (
                    cell.shown
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p className="pt-3 text-ink-faint">{say.andMoreRows({ n: more })}</p>}
    </ScrollArea>
  )
}
