import type { FavoriteSource, UploadAnswer } from '@convostat/api'
import { MessageText } from '#components/message/message-text.tsx'
import { SaveButton } from '#components/message/save-button.tsx'
import { SentimentMark } from '#components/sentiment/sentiment-mark.tsx'
import type { Range } from '#data/search/message-parts.ts'
import { format } from '#format/index.ts'
import { saySearch } from '#messages/search/index.ts'
import { classes } from '#ui/classes.ts'
import { KindMark } from '#ui/kind.tsx'
import { Person } from '#ui/person.tsx'
import { personColor } from '#ui/person-color.ts'
import type { ConversationMessage } from './stretch.ts'

const { conversation: words, message: about } = saySearch

interface MessageLineProps {
  chat: UploadAnswer
  said: ConversationMessage
  author: string
  /** The author's place among the chat's people. */
  place: number
  /** Whether it continues what the same person was saying. */
  isGoingOn: boolean
  /** The message the conversation was opened at, and what was found in it. */
  found: readonly Range[] | null
  source: FavoriteSource
}

/** What a person said, on a line in their color. */
export function MessageLine({ chat, said, author, place, isGoingOn, found, source }: MessageLineProps) {
  const { message, kind, length, date, is_edited: isEdited } = said
  return (
    <li
      data-message={said.id}
      tabIndex={-1}
      aria-current={found ? 'true' : undefined}
      className={classes(
        'group/line relative flex gap-2 border-s-3 ps-3 outline-offset-[-2px]',
        isGoingOn ? 'pt-1' : 'mt-4 pt-0.5',
        found && 'rounded-e-md bg-sheet py-2 shadow-[inset_0_0_0_1px_var(--color-edge)]',
      )}
      style={{ borderColor: personColor(place) }}
    >
      <div className="min-w-0 flex-1">
        {(!isGoingOn || found) && (
          <p className="font-semibold">
            <Person name={author} place={place} />
            {found && <span className="sr-only"> {words.found}</span>}
          </p>
        )}
        {kind !== 'system' && <KindMark kind={kind} />}
        <MessageText text={message} highlights={found ?? []} kind={kind} length={length} />
        {found && <SentimentMark id={said.id} author={author} date={date} message={message} sentiment={said.sentiment} />}
      </div>
      <div className="flex shrink-0 items-start gap-1">
        <p className="figures pt-0.5 text-sm text-ink-faint">
          {isEdited && <span className="me-1.5 italic">{about.edited}</span>}
          <time dateTime={date}>{format.time(date)}</time>
        </p>
        <SaveButton
          chat={chat}
          message={{ author, message, date }}
          source={source}
          className={classes(
            '-my-1 size-9',
            !found &&
              '[@media(hover:hover)]:opacity-0 group-hover/line:opacity-100 focus-visible:opacity-100 group-focus-within/line:opacity-100',
          )}
        />
      </div>
    </li>
  )
}

/** What the service wrote, in the middle and quietly. */
export function ServiceLine({ text }: { text: string }) {
  return (
    <li className="mx-auto my-3 max-w-[85%] text-center text-sm text-ink-faint">
      <span className="sr-only">{words.service}: </span>
      <MessageText text={text} kind="system" />
    </li>
  )
}
