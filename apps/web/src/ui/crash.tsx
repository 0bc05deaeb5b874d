import { say } from '#messages/index.ts'
import { Button } from './button.tsx'
import { Empty } from './empty.tsx'

/** A mistake of ours, instead of a blank page. What was thrown may quote the chat, so it is shown to nobody. */
export function Crash() {
  return (
    <div role="alert">
      <Empty
        drawing="blot"
        level={1}
        title={say.crash.title}
        text={say.crash.text}
        actions={
          <Button size="large" onClick={() => location.reload()}>
            {say.crash.reload}
          </Button>
        }
      />
    </div>
  )
}
