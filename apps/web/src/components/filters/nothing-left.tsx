import { sayDashboard } from '#messages/dashboard/index.ts'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { sayFilters } from './messages/index.ts'

/** There is a chat, but the filters leave nothing of it. */
export function NothingLeft({ onClear }: { onClear: () => void }) {
  return (
    <Empty
      drawing="leftOut"
      title={sayDashboard.none.title}
      text={sayFilters.nothingLeft}
      actions={
        <Button size="large" onClick={onClear}>
          {sayFilters.clear}
        </Button>
      }
    />
  )
}
