import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { openedAgain, useChat } from '#data/chat/open-chat.ts'
import { api } from '#data/client/api.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { sayUploads } from './messages/index.ts'
import { whatChanged } from './what-changed.ts'

const { reread: words } = sayUploads

/** That the open chat is read differently than when it was kept, and what changed. It is shown once, and then counts as read. */
export function RereadNotice() {
  const { data: chat } = useChat()
  const queries = useQueryClient()
  const id = chat?.reread ? chat.upload_id : null
  useEffect(() => {
    // Where that cannot be written down it is shown again the next time.
    if (id !== null) api.uploads.open({ upload_id: id, heard: true }).catch(() => undefined)
  }, [id])
  if (!chat?.reread) return null
  return (
    <Banner kind="note" title={words.title}>
      <ul className="figures space-y-1 text-pretty">
        {whatChanged(chat.reread).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className="text-pretty text-base text-ink-soft">{words.kept}</p>
      <Button kind="outline" size="small" onClick={() => openedAgain(queries, { ...chat, reread: undefined })}>
        {words.close}
      </Button>
    </Banner>
  )
}
