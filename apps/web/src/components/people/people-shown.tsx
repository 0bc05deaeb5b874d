import { Dialog } from '#ui/dialog.tsx'
import { sayPeople } from './messages/index.ts'
import { PeopleEditor } from './people-editor.tsx'
import { closePeople, goBack, type PeopleState } from './people-state.ts'
import { PersonShown } from './person-shown.tsx'

/** The people of the open chat, or one of them, as long as they are looked at. */
export function PeopleShown({ shown, from }: PeopleState) {
  if (shown !== 'everyone' && shown !== null && from !== null) return <PersonShown person={shown.person} from={from} />
  return (
    <Dialog title={sayPeople.title} onClose={closePeople} onReturn={goBack}>
      <PeopleEditor />
    </Dialog>
  )
}
