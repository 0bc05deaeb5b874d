import type { UploadAnswer } from '@convostat/api'
import { HistoricalLine } from './historical.tsx'
import { Rebuilt } from './storage-notices.tsx'
import { WhatIsNew } from './what-is-new.tsx'

/** What there is to say of the upload itself, before its figures: what was added to it last, and that it is an old one. */
export function ChatNotes({ chat }: { chat: UploadAnswer }) {
  return (
    <div className="space-y-2 empty:hidden">
      <Rebuilt />
      <WhatIsNew chat={chat} />
      <HistoricalLine chat={chat} />
    </div>
  )
}
