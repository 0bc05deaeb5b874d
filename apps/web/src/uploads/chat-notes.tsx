import type { UploadAnswer } from '@convostat/api'
import { HistoricalLine } from './historical.tsx'
import { WhatIsNew } from './what-is-new.tsx'

/** What there is to say of the upload itself, before its figures: what was added to it last, and that it is an old one. */
export function ChatNotes({ chat }: { chat: UploadAnswer }) {
  return (
    <div className="space-y-2 empty:hidden">
      <WhatIsNew chat={chat} />
      <HistoricalLine chat={chat} />
    </div>
  )
}
