import type { FavoriteSource, UploadAnswer } from '@convostat/api'
import { useCallback } from 'react'
import { titleOf } from '#components/uploads/upload-title.tsx'
import { notify } from '#data/client/notices.ts'
import { namesOf } from '#data/people/written-names.ts'
import { areInMemory, isFavorite, save } from '#data/saved/favorites.ts'
import { sayFavorites } from '#messages/favorites/index.ts'
import { sayStorage } from '#messages/storage/index.ts'

const { save: words } = sayFavorites

/** A message as the calls about a chat tell it. */
export interface SaidMessage {
  author: string
  message: string
  /** Wall-clock date-time. */
  date: string
}

/** Saves a message of a chat, once, and says so. */
export function useSaveFavorite(chat: UploadAnswer, source: FavoriteSource): (said: SaidMessage) => Promise<void> {
  const { upload_id: uploadId, import: facts, people } = chat
  return useCallback(
    async ({ author, message, date }) => {
      try {
        const names = namesOf(people).written(author)
        const of = { text: message, originalDate: date }
        const known = names.find((name) => isFavorite({ ...of, author: name })) ?? names[0]
        const saved = await save({ ...of, author: known, source, uploadId, uploadTitle: titleOf(facts) })
        notify({ topic: 'favorite', text: saved === 'already' ? words.already : areInMemory() ? sayStorage.savedForNow : words.saved })
      } catch {
        notify({ topic: 'favorite', text: words.failed })
      }
    },
    [uploadId, facts, people, source],
  )
}
