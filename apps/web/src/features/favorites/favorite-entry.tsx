import type { Favorite } from '@convostat/api'
import { BookOpenText, Copy, HeartOff, MessagesSquare, PencilLine } from 'lucide-react'
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
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Name } from '#ui/person.tsx'
import { Neighbor, useAround } from './around.tsx'
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
  const around = useAround(favorite)
  const beside = around?.found && around.found !== 'failed' ? around.found : null
  return (
    <article className="pt-4 pb-8">
      {beside?.before && <Neighbor said={beside.before} which="before" author={author} />}
      <div className="corners border border-line bg-sheet p-5 shadow-lift [--corner-size:1.25rem] sm:p-7">
        <header className="flex items-center gap-3 border-b border-line pb-3">
          <Avatar name={author} place={place ?? gray} className="size-9 text-base" />
          <div className="min-w-0 flex-1 leading-tight">
            <h3 className="font-semibold">
              <Name>{author}</Name>
            </h3>
            <time dateTime={date} className="figures text-sm text-ink-soft">
              {words.when({ dateTime: date })}
            </time>
          </div>
        </header>
        <MessageText text={text} highlights={rangesOf(text, sought)} className={classes('mt-4 font-serif', sizeOf(text))} />
      </div>
      {isWriting ? (
        <NoteField favorite={favorite} onDone={() => setWriting(false)} />
      ) : (
        favorite.note !== '' && <Note text={favorite.note} words={sought} />
      )}
      {beside?.after && <Neighbor said={beside.after} which="after" author={author} />}
      {around?.found && !beside?.before && !beside?.after && (
        <p role="status" className="mt-3 text-base text-ink-soft">
          {around.found === 'failed' ? words.aroundFailed : words.aroundNone}
        </p>
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
          {around && (
            <Act
              label={around.found === null ? words.aroundLabel : words.aroundHide}
              isPressed={around.found !== null}
              onPress={() => void around.toggle()}
              Icon={MessagesSquare}
            >
              {words.around}
            </Act>
          )}
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

/** The place of someone who has no color here: they wrote in another chat. */
const gray = 14

/** As in an album: a short one as large as a headline, a long one as a page to read. */
function sizeOf({ length }: string): string {
  if (length < 32) return 'text-[27px] leading-snug'
  if (length <= 90) return 'text-2xl leading-snug'
  return length <= 500 ? 'text-[21px] leading-normal' : 'text-[17px] leading-relaxed'
}

interface ActProps {
  label: string
  onPress: () => void
  Icon: typeof Copy
  /** Whether it has opened something, for a button that does. */
  isPressed?: boolean
  children: ReactNode
  'data-remove'?: true
  'data-note'?: string
}

function Act({ label, onPress, Icon, isPressed, children, ...rest }: ActProps) {
  return (
    <Button
      kind="quiet"
      aria-label={label}
      aria-expanded={isPressed}
      onClick={onPress}
      className="gap-1.5 px-1.5 font-normal max-sm:[&>svg]:hidden text-ink-soft text-sm hover:text-pen sm:px-2.5 sm:text-base"
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
