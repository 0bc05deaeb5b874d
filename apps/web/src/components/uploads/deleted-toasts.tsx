import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { lookAt } from '#data/chat/open-chat.ts'
import { refreshUploads, useDeletedEntries } from '#data/chat/uploads.ts'
import { undoMilliseconds } from '#data/client/notices.ts'
import { type Deletion, ownUndoableIds, useDeletions } from '#data/deletions/deletions-shown.ts'
import { carryOut, takeBack } from '#data/deletions/uploads-deleting.ts'
import { useMasked } from '#data/masking/masked.ts'
import { shownEntry } from '#data/masking/masking.ts'
import { say } from '#messages/index.ts'
import { Toast } from '#ui/toast.tsx'
import { titleOf } from './upload-title.tsx'

const { notices: words } = say

/** A toast for every upload whose deletion can be undone, in every tab. When the time is over, or the page that deleted it is closed, the deletion is final. */
export function DeletedToasts() {
  const queries = useQueryClient()
  const deletions = useDeletions()
  const entries = useDeletedEntries()
  useMasked()
  const finish = (ids: readonly string[]) => void carryOut(ids, () => refreshUploads(queries))
  useEffect(() => {
    const leave = () => void carryOut(ownUndoableIds(), () => refreshUploads(queries))
    const hide = () => document.visibilityState === 'hidden' && leave()
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hide)
    return () => {
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [queries])

  function undo({ id, wasCurrent }: Deletion) {
    takeBack(id)
    if (wasCurrent) lookAt(queries, id)
  }

  return (
    <>
      {deletions.map((deletion) => {
        const { id, state } = deletion
        const upload = deletion.upload ?? entries.get(id)
        if (!upload || state === 'deleting') return null
        const title = titleOf(shownEntry(upload))
        if (state !== 'undoable') {
          return (
            <Toast key={`${id} ${state}`} milliseconds={undoMilliseconds} onClose={() => takeBack(id)}>
              {state === 'kept' ? words.keptAfterAll({ title }) : words.notDeleted({ title })}
            </Toast>
          )
        }
        return (
          <Toast
            key={id}
            milliseconds={undoMilliseconds}
            action={{ label: words.undo, altText: words.undoDeleting({ title }), onPress: () => undo(deletion) }}
            onClose={() => finish([id])}
          >
            {words.deleted({ title })}
          </Toast>
        )
      })}
    </>
  )
}
