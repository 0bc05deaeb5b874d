import type { FavoriteSource, UploadAnswer } from '@convostat/api'
import { Heart } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { titleOf } from '#components/uploads/upload-title.tsx'
import { notify } from '#data/client/notices.ts'
import { namesOf } from '#data/people/written-names.ts'
import { areInMemory, isFavorite, save, useIsFavorite } from '#data/saved/favorites.ts'
import { sayFavorites } from '#messages/favorites/index.ts'
import { sayStorage } from '#messages/storage/index.ts'
import { buttonLook } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { calledMessage } from './called-message.ts'

const { save: words } = sayFavorites

interface SaveButtonProps {
  chat: UploadAnswer
  message: SaidMessage
  source: FavoriteSource
  className?: string
  /** -1 among so many that the keyboard would never get past them. */
  tabIndex?: number
}

/** Saves a message to the favorites; filled where it is saved already, which pressing it says in words. */
export function SaveButton({ chat, message, source, tabIndex, className }: SaveButtonProps) {
  const names = useMemo(() => namesOf(chat.people), [chat.people])
  const isSaved = useIsFavorite({ text: message.message, originalDate: message.date }, names.written(message.author))
  const save = useSaveFavorite(chat, source)
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      aria-label={`${isSaved ? words.isSaved : words.button}: ${calledMessage(message)}`}
      onClick={() => void save(message)}
      className={classes(
        buttonLook({ kind: 'quiet', size: 'icon' }),
        isSaved ? 'text-wax hover:bg-wax-wash active:bg-wax-wash' : 'text-ink-faint hover:text-wax',
        className,
      )}
    >
      <Heart className={isSaved ? 'fill-current' : ''} aria-hidden="true" />
    </button>
  )
}

/** A message as the calls about a chat answer it. */
interface SaidMessage {
  author: string
  message: string
  /** Wall-clock date-time. */
  date: string
}

/** Saves a message, once, and says so. */
function useSaveFavorite(chat: UploadAnswer, source: FavoriteSource): (said: SaidMessage) => Promise<void> {
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
