import type { UploadAnswer } from '@convostat/api'
import { Table } from 'lucide-react'
import { useScreen } from '#components/screen/screen.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { sayTables } from './messages/tables/index.ts'
import { TablesForm } from './tables-form.tsx'

const words = sayTables

/** To the chat as tables and as JSON. */
export function TablesButton({ chat }: { chat: UploadAnswer }) {
  // Before the chat is open it would be read a second time.
  const { isRefreshing } = useScreen()
  return (
    <Dialog
      title={words.title}
      trigger={
        <Button kind="quiet" className="-ms-2 px-2" disabled={isRefreshing}>
          <Table aria-hidden="true" />
          {words.button}
        </Button>
      }
    >
      <div className="space-y-4 overflow-y-auto p-5">
        <p className="text-ink-soft">{words.lead}</p>
        <TablesForm chat={chat} />
      </div>
    </Dialog>
  )
}
