import { Table2 } from 'lucide-react'
import { sayDashboard } from '../messages/say/dashboard.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ChartTable } from './chart-table.tsx'
import { SaveMenu } from './save-menu.tsx'
import { type Saving, saveCsv } from './saving.ts'
import type { Table } from './table.ts'

const { charts: words } = sayDashboard

interface TableToolsProps {
  name: string
  /** What its file is called: nothing of the chat. */
  file: Saving<never>['file']
  table: () => Table
}

/** What stands in a block as a table, and to take away. */
export function TableTools({ name, file, table }: TableToolsProps) {
  return (
    <span className="ms-auto flex items-center gap-x-1">
      <Dialog
        title={words.tableOf(name)}
        trigger={
          <Button kind="quiet" size="small" aria-label={words.tableOf(name)}>
            <Table2 aria-hidden="true" />
            <span className="max-[25rem]:hidden">{words.table}</span>
          </Button>
        }
      >
        <ChartTable name={name} make={table} />
      </Dialog>
      <SaveMenu name={name} saveCsv={() => saveCsv(table(), file)} />
    </span>
  )
}
