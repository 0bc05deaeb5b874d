import type { FavoriteSource, UploadAnswer } from '@convostat/api'
import { useCallback } from 'react'
import { save } from '../data/favorites.ts'
import { say } from '../messages/index.ts'
import { notify } from '../ui/notices.ts'
import { titleOf } from '../uploads/upload-title.tsx'

const { save: words } = say.favorites

/** A message as the calls about a chat tell it. */
export interface SaidMessage {
  author: string
  message: string
  /** Wall-clock date-time. */
  date: string
}

/** Saves a message of a chat, once, and says so. */
export function useSaveFavorite(chat: UploadAnswer, source: FavoriteSource): (said: SaidMessage) => Promise<void> {
  const { upload_id: uploadId, import: facts } = chat
  return useCallback(
    async ({ author, message, date }) => {
      try {
        const saved = await save({ author, text: message, originalDate: date, source, uploadId, uploadTitle: titleOf(facts) })
        notify({ topic: 'favorite', text: saved === 'saved' ? words.saved : words.already })
      } catch {
        notify({ topic: 'favorite', text: words.failed })
      }
    },
    [uploadId, facts, source],
  )
}
