import type { HistoryEntry } from '@convostat/api'
import type { QueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { currentId, lookAt } from '#data/chat/open-chat.ts'
import { deleteSoon } from '#data/deletions/uploads-deleting.ts'

/** Deletes an upload. Where it is the one this tab looks at, the next newest takes its place; without one it is time for the next upload. */
export function useDeleteUpload(queries: QueryClient, uploads: readonly HistoryEntry[]): (upload: HistoryEntry) => void {
  const navigate = useNavigate()
  return (upload) => {
    const isCurrent = upload.id === currentId()
    deleteSoon(upload, isCurrent)
    if (!isCurrent) return
    const next = uploads.find(({ id }) => id !== upload.id)
    if (next) {
      lookAt(queries, next.id)
      // Its card is gone with the whole screen; the focus is where the next one begins.
      document.getElementById('content')?.focus()
      return
    }
    // The dashboard without any chat goes to the start page: it is left first.
    void navigate({ to: '/app' }).then(() => lookAt(queries, null))
  }
}
