import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useOpenId } from '../data/current.ts'
import { sayPeople } from '../messages/say/people.ts'
import { Dialog } from '../ui/dialog.tsx'
import { PeopleEditor } from './people-editor.tsx'
import { closePeople, goBack, useIsOpen } from './people-state.ts'

/** Who is who, over whatever screen asks. Whoever leaves the screen or the chat leaves it as well. */
export function PeopleDialog() {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const chat = useOpenId()
  if (chat === null) return null
  return <Asked key={`${path} ${chat}`} />
}

function Asked() {
  const isOpen = useIsOpen()
  useEffect(() => closePeople, [])
  if (!isOpen) return null
  return (
    <Dialog title={sayPeople.title} onClose={closePeople} onReturn={goBack}>
      <PeopleEditor />
    </Dialog>
  )
}
