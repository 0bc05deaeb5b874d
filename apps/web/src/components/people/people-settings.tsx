import { useChat } from '#data/chat/open-chat.ts'
import { Section } from '#ui/section.tsx'
import { sayPeople } from './messages/index.ts'
import { PeopleButton } from './people-button.tsx'

const words = sayPeople

/** In the settings: who is who in the chat this tab looks at; nothing without one. */
export function PeopleSettings() {
  const { data: chat, fetchStatus } = useChat()
  if (!chat && fetchStatus === 'idle') return null
  return (
    <Section title={words.title} about={words.settings}>
      <div className="mt-2 min-h-11">{chat && <PeopleButton chat={chat} />}</div>
    </Section>
  )
}
