import { useId } from 'react'
import { useChat } from '../data/current.ts'
import { say } from '../messages/index.ts'
import { PeopleButton } from './people-button.tsx'

const { people: words } = say

/** In the settings: who is who in the chat this tab looks at; nothing without one. */
export function PeopleSettings() {
  const title = useId()
  const { data: chat } = useChat()
  if (!chat) return null
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="display text-2xl">
        {words.title}
      </h2>
      <p className="mt-1 mb-2 text-base text-ink-faint">{words.settings}</p>
      <PeopleButton chat={chat} />
    </section>
  )
}
