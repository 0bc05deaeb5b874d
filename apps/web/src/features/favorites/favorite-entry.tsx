import type { Favorite } from '@convostat/api'
import { BookOpenText, Copy, HeartOff, PencilLine } from 'lucide-react'
import { memo, type ReactNode, useState } from 'react'
import { MessageText } from '#components/message/message-text.tsx'
import { When } from '#components/uploads/when.tsx'
import { notify } from '#data/client/notices.ts'
import { masking } from '#data/masking/masking.ts'
import { draftOf } from '#data/saved/drafts.ts'
import { useFoundFavorite } from '#data/saved/favorites.ts'
import { rangesOf } from '#data/saved/finding.ts'
import { sayFavorites } from '#messages/favorites/index.ts'
import { say } from '#messages/index.ts'
import { Button } from '#ui/button.tsx'
import { Name, Person } from '#ui/person.tsx'
import { Note, NoteField, noteField } from './note.tsx'
import { OpeningLine } from './opening-line.tsx'
import type { FavoriteOpener } from './use-in-conversation.ts'

const { list: words, note } = sayFavorites

interface FavoriteEntryProps {
  favorite: Favorite
  /** Where it is in the list. */
  index: number
  /** As the author is shown. */
  author: string
  /** The author's place in the chat this tab looks at; null for another chat's. */
  place: number | null
  /** Whether it was saved from the chat this tab looks at, all of which is analyzed. */
  isOfWholeChat: boolean
  /** What one looks for, folded. */
  words: readonly string[]
  now: number
  reading: FavoriteOpener
  onRemove: (favorite: Favorite, index: number) => void
}

/** A saved message: who wrote what and when, where it was saved, what the reader thinks of it, and what can be done. */
export const FavoriteEntry = memo(function FavoriteEntry({
  favorite,
  index,
  author,
  place,
  isOfWholeChat,
  words: sought,
  now,
  reading,
  onRemove,
}: FavoriteEntryProps) {
  const { id, text, originalDate, savedOn, source, uploadTitle } = favorite
  const found = useFoundFavorite(favorite)
  const date = found?.date ?? originalDate
  const [isWriting, setWriting] = useState(() => draftOf(noteField(favorite)) !== undefined)
  return (
    <article className="pt-5 pb-3">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 className="min-w-0 font-semibold">{place === null ? <Name>{author}</Name> : <Person name={author} place={place} />}</h3>
        <time dateTime={date} className="figures text-base text-ink-soft">
          {words.when({ dateTime: date })}
        </time>
      </header>
      <MessageText text={text} highlights={rangesOf(text, sought)} className="mt-1.5 font-serif text-xl leading-normal" />
      {isWriting ? (
        <NoteField favorite={favorite} onDone={() => setWriting(false)} />
      ) : (
        favorite.note !== '' && <Note text={favorite.note} words={sought} />
      )}
      {date.slice(0, 10) !== originalDate.slice(0, 10) && (
        <p className="figures mt-2 text-base text-ink-soft">{words.datedBefore({ dateTime: originalDate })}</p>
      )}
      {isOfWholeChat && found === null && <p className="mt-2 text-base text-ink-soft">{words.missing}</p>}
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 sm:mt-3">
        <p className="flex min-w-0 flex-wrap gap-x-2 text-base text-ink-faint">
          {uploadTitle !== '' && (
            <>
              <Name>{uploadTitle}</Name>
              <span aria-hidden="true">{say.dot}</span>
            </>
          )}
          <span>
            <When instant={savedOn} now={now} tell={words.saved} /> {words.from({ source })}
          </span>
        </p>
        <div className="-mx-1.5 flex w-full flex-wrap justify-between sm:-mx-2.5 sm:w-auto">
          <Act label={words.openLabel} onPress={() => reading.open(favorite)} Icon={BookOpenText}>
            {words.open}
          </Act>
          {!isWriting && (
            <Act
              label={favorite.note === '' ? note.addLabel : note.editLabel}
              onPress={() => setWriting(true)}
              Icon={PencilLine}
              data-note={id}
            >
              {favorite.note === '' ? note.add : note.edit}
            </Act>
          )}
          <Act label={words.copyLabel} onPress={() => void copy(text)} Icon={Copy}>
            {words.copy}
          </Act>
          <Act label={words.removeLabel} onPress={() => onRemove(favorite, index)} Icon={HeartOff} data-remove>
            {words.remove}
          </Act>
        </div>
      </div>
      {reading.state?.favorite.id === id && <OpeningLine reading={reading} state={reading.state} />}
    </article>
  )
})

interface ActProps {
  label: string
  onPress: () => void
  Icon: typeof Copy
  children: ReactNode
  'data-remove'?: true
  'data-note'?: string
}

function Act({ label, onPress, Icon, children, ...rest }: ActProps) {
  return (
    <Button
      kind="quiet"
      aria-label={label}
      onClick={onPress}
      className="gap-1.5 px-1.5 font-normal text-ink-soft text-sm hover:text-pen sm:px-2.5 sm:text-base"
      {...rest}
    >
      <Icon aria-hidden="true" />
      {children}
    </Button>
  )
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(masking.forFile(text))
    notify({ topic: 'copied', text: words.copied })
  } catch {
    notify({ topic: 'copied', text: words.notCopied })
  }
}
