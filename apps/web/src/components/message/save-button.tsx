import type { FavoriteSource, UploadAnswer } from '@convostat/api'
import { Heart } from 'lucide-react'
import { useMemo } from 'react'
import { namesOf } from '#data/people/written-names.ts'
import { useIsFavorite } from '#data/saved/favorites.ts'
import { sayFavorites } from '#messages/favorites/index.ts'
import { buttonLook } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { type SaidMessage, useSaveFavorite } from './use-save-favorite.ts'

const { save: words } = sayFavorites

interface SaveButtonProps {
  chat: UploadAnswer
  message: SaidMessage
  source: FavoriteSource
  className?: string
}

/** Saves a message to the favorites; filled where it is saved already, which pressing it says in words. */
export function SaveButton({ chat, message, source, className }: SaveButtonProps) {
  const names = useMemo(() => namesOf(chat.people), [chat.people])
  const isSaved = useIsFavorite({ text: message.message, originalDate: message.date }, names.written(message.author))
  const save = useSaveFavorite(chat, source)
  return (
    <button
      type="button"
      aria-label={isSaved ? words.isSaved : words.button}
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
