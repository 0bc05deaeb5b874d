import { useEffect } from 'react'
import { useCurrentId } from '#data/chat/current-id.ts'
import { notify, undoMilliseconds } from '#data/client/notices.ts'
import { useNames } from '#data/people/use-names.ts'
import { keptOffBy, keptOffInToo, neverShow, useKeptOff } from '#data/saved/kept-off.ts'
import { say } from '#messages/index.ts'

const { onShow: words } = say

/** A message that may be shown without being asked for. */
export interface Said {
  id: number
  author: string
  date: string
  message: string
}

/** Those of the candidates that the reader has not kept off, and how to keep one off. */
export function useFitting(candidates: readonly Said[]) {
  const { written: authorsOf } = useNames()
  const keptOff = useKeptOff()
  const uploadId = useCurrentId()
  const under = ({ author, message }: Said) => ({ authors: authorsOf(author), message })
  const looked = candidates.map((each) => ({ each, by: keptOff ? keptOffBy(keptOff, under(each)) : undefined }))
  useEffect(() => {
    if (uploadId === null) return
    const fromElsewhere = looked.flatMap(({ by }) => (by && !by.uploadIds.includes(uploadId) ? [by] : []))
    // Where it cannot be written now, it is the next time.
    if (fromElsewhere.length > 0) void keptOffInToo(fromElsewhere, uploadId).catch(() => undefined)
  })
  const never = async (shown: Said, place: string): Promise<void> => {
    const topic = `kept off ${shown.id}`
    if (uploadId === null) return
    try {
      const undo = await neverShow(under(shown), uploadId)
      const onPress = () => void undo().catch(() => notify({ topic, text: words.notBack }))
      const action = { label: words.undo, altText: words.undoOf({ place }), onPress }
      notify({ topic, text: words.kept, milliseconds: undoMilliseconds, action })
    } catch {
      notify({ topic, text: words.failed })
    }
  }
  return { isKnown: keptOff !== null, fitting: looked.flatMap(({ each, by }) => (by ? [] : [each])), never }
}
