import { useChat, useCurrentId } from '#data/chat/open-chat.ts'
import { later } from '#ui/lazy.ts'

const SwitcherShown = later(async () => (await import('./switcher-shown.tsx')).SwitcherShown)

/** Which chat this is, as its ribbon, and the way to the others. On a phone only the ribbon has room. */
export function ChatSwitcher({ isSmall = false }: { isSmall?: boolean }) {
  const id = useCurrentId()
  const { data: chat } = useChat()
  if (id === null) return null
  return (
    // Its place is kept until the chat is open.
    <div className={isSmall ? 'flex min-h-11 min-w-0 max-w-40 flex-1' : 'flex min-h-19'}>
      {chat && <SwitcherShown chat={chat} isSmall={isSmall} />}
    </div>
  )
}
