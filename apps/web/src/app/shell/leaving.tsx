import type { UploadAnswer } from '@convostat/api'
import { useWayOut } from '#data/chat/leave-app.ts'
import { useChat } from '#data/chat/open-chat.ts'
import { useStored } from '#data/chat/stored.ts'
import { later } from '#ui/lazy.ts'

const LeavingShown = later(async () => (await import('./leaving-shown.tsx')).LeavingShown)

/** Knows on every screen whether the open chat is kept, and asks before a way out loses it. */
export function Leaving() {
  const { data: chat } = useChat()
  const way = useWayOut()
  return (
    <>
      {chat && <Kept chat={chat} />}
      {/* Each press asks for it again: its file may have failed to load at the one before. */}
      {way && <LeavingShown key={way.press} from={way.from} />}
    </>
  )
}

function Kept({ chat }: { chat: UploadAnswer }) {
  useStored(chat)
  return null
}
