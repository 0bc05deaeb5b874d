import type { UploadAnswer } from '@convostat/api'
import { UsersRound } from 'lucide-react'
import { useOpenId } from '#data/chat/open-chat.ts'
import { Button } from '#ui/button.tsx'
import { sayPeople } from './messages/index.ts'
import { openPeople } from './people-state.ts'

const words = sayPeople

/** To who is who in the chat; it says that someone is hidden, whose messages are in none of the figures beside it. */
export function PeopleButton({ chat: { people } }: { chat: UploadAnswer }) {
  // Before the chat is open there is nobody to edit.
  const isOpen = useOpenId() !== null
  const hidden = people.filter((person) => person.hidden).length
  return (
    <p className="-ms-2 flex flex-wrap items-center gap-x-4 gap-y-1">
      <Button kind="quiet" className="px-2" disabled={!isOpen} onClick={openPeople}>
        <UsersRound aria-hidden="true" />
        {words.open}
      </Button>
      {hidden > 0 && <span className="ps-2 text-base text-ink-soft sm:ps-0">{words.someHidden({ n: hidden })}</span>}
    </p>
  )
}
