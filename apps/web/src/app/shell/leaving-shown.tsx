import { confirmLeaving, stay } from '#data/chat/leave-app.ts'
import { sayStorage } from '#messages/storage/index.ts'
import { Confirm } from '#ui/confirm.tsx'

const { losing: words } = sayStorage

/** Whether to leave, though a chat is lost by it. */
export function LeavingShown({ from }: { from: Element | null }) {
  const goBack = () => {
    // A toast is gone once its button was pressed, and Safari does not focus a link that is clicked.
    const isReachable = from instanceof HTMLElement && from.isConnected && from.tabIndex >= 0
    const element = isReachable ? from : document.getElementById('content')
    element?.focus({ preventScroll: true })
  }
  return (
    <Confirm title={words.title} confirm={words.leave} keep={words.stay} onConfirm={confirmLeaving} onClose={stay} onReturn={goBack}>
      <p>{words.text}</p>
    </Confirm>
  )
}
