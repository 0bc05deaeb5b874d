import { Dialog } from '#ui/dialog.tsx'
import { sayWhy } from './messages/index.ts'
import { closeQuestion, type Question } from './question.ts'
import { goBack, wayBack } from './restore-focus.ts'
import { WhyMessage } from './why-message.tsx'

/** Why this message is read so, as long as it is asked about. */
export function WhyShown({ id, from }: Question) {
  return (
    <Dialog title={sayWhy.title} onClose={closeQuestion} onReturn={() => goBack(wayBack(from) ?? wholeScreen())}>
      <WhyMessage key={id} id={id} />
    </Dialog>
  )
}

/** Where the focus returns after leaving the screen; null where it has a place already. */
const wholeScreen = () => (document.activeElement === document.body ? document.getElementById('content') : null)
