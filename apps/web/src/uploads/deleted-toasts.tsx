import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { lookAt } from '../data/current.ts'
import { refreshUploads } from '../data/uploads.ts'
import { carryOut, type Deletion, takeBack, undoableIds, useDeletions } from '../data/uploads-deleting.ts'
import { useMasked } from '../masked/masked.ts'
import { shownEntry } from '../masked/masking.ts'
import { say } from '../messages/index.ts'
import { undoMilliseconds } from '../ui/notices.ts'
import { Toast } from '../ui/toast.tsx'
import { titleOf } from './upload-title.tsx'

const { notices: words } = say

/** A slip for every upload that was deleted and can be had back. When its time is over, or the page is left, it is gone. */
export function DeletedToasts() {
  const queries = useQueryClient()
  const deletions = useDeletions()
  useMasked()
  const finish = (ids: readonly string[]) => void carryOut(ids, () => refreshUploads(queries))
  useEffect(() => {
    const leave = () => void carryOut(undoableIds(), () => refreshUploads(queries))
    const hide = () => document.visibilityState === 'hidden' && leave()
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hide)
    return () => {
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [queries])

  function undo({ upload, wasCurrent }: Deletion) {
    takeBack(upload.id)
    if (wasCurrent) lookAt(queries, upload.id)
  }

  return (
    <>
      {deletions.map((deletion) => {
        const { upload, state } = deletion
        const title = titleOf(shownEntry(upload))
        if (state === 'deleting') return null
        if (state === 'failed') {
          return (
            <Toast key={`${upload.id} failed`} milliseconds={undoMilliseconds} onClose={() => takeBack(upload.id)}>
              {words.notDeleted(title)}
            </Toast>
          )
        }
        return (
          <Toast
            key={upload.id}
            milliseconds={undoMilliseconds}
            action={{ label: words.undo, altText: words.undoDeleting(title), onPress: () => undo(deletion) }}
            onClose={() => finish([upload.id])}
          >
            {words.deleted(title)}
          </Toast>
        )
      })}
    </>
  )
}
