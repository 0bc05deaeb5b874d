import { confirmLeaving, stay } from '#data/chat/leave-app.ts'
import { sayStorage } from '#messages/storage/index.ts'
import { Confirm } from '#ui/confirm.tsx'

const { losing: words } = sayStorage

/** Whether to leave, though a chat is lost by it. */
export function LeavingShown({ from }: { from: Element | null }) {
  const goBack = () => from instanceof HTMLElement && from.focus({ preventScroll: true })
  return (
    <Confirm title={words.title} confirm={words.leave} keep={words.stay} onConfirm={confirmLeaving} onClose={stay} onReturn={goBack}>
      <p>{words.text}</p>
    </Confirm>
  )
}
