import { say } from '../messages/index.ts'
import { Button } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'

/** There is a chat, but the filters leave nothing of it. */
export function NothingLeft({ onClear }: { onClear: () => void }) {
  return (
    <Empty
      drawing="leftOut"
      title={say.dashboard.none.title}
      text={say.filters.nothingLeft}
      actions={
        <Button size="large" onClick={onClear}>
          {say.filters.clear}
        </Button>
      }
    />
  )
}
