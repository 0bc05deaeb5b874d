import { useChat } from '../data/current.ts'
import { say } from '../messages/index.ts'
import { Section } from '../ui/section.tsx'
import { PeopleButton } from './people-button.tsx'

const { people: words } = say

/** In the settings: who is who in the chat this tab looks at; nothing without one. */
export function PeopleSettings() {
  const { data: chat } = useChat()
  if (!chat) return null
  return (
    <Section title={words.title} about={words.settings}>
      <div className="mt-2">
        <PeopleButton chat={chat} />
      </div>
    </Section>
  )
}
