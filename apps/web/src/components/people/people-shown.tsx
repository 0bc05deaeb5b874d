import { Dialog } from '#ui/dialog.tsx'
import { sayPeople } from './messages/index.ts'
import { PeopleEditor } from './people-editor.tsx'
import { closePeople, goBack } from './people-state.ts'

/** The people of the open chat, as long as they are looked at. */
export function PeopleShown() {
  return (
    <Dialog title={sayPeople.title} onClose={closePeople} onReturn={goBack}>
      <PeopleEditor />
    </Dialog>
  )
}
