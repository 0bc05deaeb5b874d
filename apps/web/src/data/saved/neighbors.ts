import type { Asking, Favorite, UploadAnswer } from '@convostat/api'
import { useCallback } from 'react'
import { useChat } from '#data/chat/open-chat.ts'
import { original } from '#data/masking/masking.ts'
import { useNames } from '#data/people/use-names.ts'
import { findNeighbors, type Neighbors } from './find-saved.ts'
import { keptOffBy, useKeptOff } from './kept-off.ts'

export type { Neighbors }

type Wanted = (favorites: readonly Favorite[], asking?: Pick<Asking, 'signal'>) => Promise<(Neighbors | null)[]>

/**
 * The messages right before and after favorites in the open chat, in the order given; null for favorites from other chats. None that the
 * reader keeps off. Null while there is no chat to look in.
 */
export function useNeighbors(): Wanted | null {
  const { data: chat } = useChat()
  const { written: authorsOf } = useNames()
  const keptOff = useKeptOff()
  const wanted = useCallback<Wanted>(
    async (favorites, asking) => {
      if (!chat || keptOff === null) return favorites.map(() => null)
      const saved = favorites.map((each) => savedAs(original(each), chat))
      const isKeptOff = ({ author, message }: { author: string; message: string }) =>
        keptOffBy(keptOff, { authors: authorsOf(author), message }) !== undefined
      const shown = (each: Neighbors['before']): Neighbors['before'] => (each && isKeptOff(each) ? null : each)
      const found = await findNeighbors(saved, chat, asking)
      return found.map((each) => each && { before: shown(each.before), after: shown(each.after) })
    },
    [chat, authorsOf, keptOff],
  )
  return chat ? wanted : null
}

const savedAs = ({ author, text: message, originalDate: date, uploadId }: Favorite, chat: UploadAnswer) => ({
  author,
  message,
  date,
  is_of_chat: uploadId === chat.upload_id,
})
