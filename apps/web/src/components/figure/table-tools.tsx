import { Table2 } from 'lucide-react'
import { partInWords } from '#charts/part-in-words.ts'
import { type Saving, saveCsv, saveImage } from '#charts/saving.ts'
import type { Table } from '#charts/table.ts'
import { useScreen } from '#components/screen/screen.ts'
import { sayDashboard } from '#messages/dashboard/index.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { usePlaces } from '#ui/person-places.ts'
import { ChartTable } from './chart-table.tsx'
import { SaveMenu } from './save-menu.tsx'

const { charts: words } = sayDashboard

interface TableToolsProps<T> {
  of: T
  name: string
  /** What its picture is called, where the name needs its surroundings. */
  title?: string
  unit: string
  /** Over how much it is counted, in words. */
  over: string
  table: () => Table
  saving: Saving<T>
}

/** What stands in a block as a table, and it and its picture to take away. */
export function TableTools<T>({ of, name, title = name, unit, over, table, saving }: TableToolsProps<T>) {
  const part = partInWords(useScreen().filters)
  const placeOf = usePlaces()
  return (
    <span className="ms-auto flex items-center gap-x-1">
      <Dialog
        title={words.tableOf({ name })}
        trigger={
          <Button kind="quiet" size="small" aria-label={words.tableOf({ name })}>
            <Table2 aria-hidden="true" />
            <span className="max-[25rem]:hidden">{words.table}</span>
          </Button>
        }
      >
        <ChartTable name={name} make={table} />
      </Dialog>
      <SaveMenu
        name={name}
        saveImage={() => saveImage(of, { title, unit, part, over }, saving, placeOf)}
        saveCsv={() => saveCsv(table(), saving.file)}
      />
    </span>
  )
}
