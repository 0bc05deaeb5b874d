import type { FavoriteSource, UploadAnswer } from '@convostat/api'
import { memo } from 'react'
import { MessageText } from '#components/message/message-text.tsx'
import { SaveButton } from '#components/message/save-button.tsx'
import { PersonButton } from '#components/people/person-button.tsx'
import { SentimentMark } from '#components/sentiment/sentiment-mark.tsx'
import type { Range } from '#data/search/message-parts.ts'
import { format } from '#format/index.ts'
import { saySearch } from '#messages/search/index.ts'
import { Avatar } from '#ui/avatar.tsx'
import { classes } from '#ui/classes.ts'
import { KindMark } from '#ui/kind.tsx'
import { Called } from '#ui/person.tsx'
import { personColor } from '#ui/person-color.ts'
import type { ConversationMessage } from './shown-part.ts'

const { conversation: words, message: about } = saySearch

interface BubbleProps {
  chat: UploadAnswer
  said: ConversationMessage
  author: string
  /** The author's place among the chat's people. */
  place: number
  isFirst: boolean
  isLast: boolean
  /** Whether it is on the reader's side. */
  isMine: boolean
  /** Of the linked message: the matches in it. */
  found: readonly Range[] | null
  source: FavoriteSource
}

/** What a person wrote: tint, side and avatar say who. */
export const Bubble = memo(function Bubble({ chat, said, author, place, isFirst, isLast, isMine, found, source }: BubbleProps) {
  const { id, message, kind, length, date, sentiment, is_edited: isEdited } = said
  const color = personColor(place)
  const isNamed = isFirst || found !== null
  const isDated = isLast || found !== null
  return (
    <li
      data-message={id}
      tabIndex={-1}
      aria-current={found ? 'true' : undefined}
      className={classes(
        'group/line flex items-end gap-2 outline-none',
        isMine ? 'flex-row-reverse sm:ps-[14%]' : 'sm:pe-[14%]',
        isFirst ? 'mt-3.5' : 'mt-[3px]',
      )}
    >
      {isLast ? <Avatar name={author} place={place} className="size-8 text-[1.05rem]" /> : <span className="w-8 shrink-0" />}
      <div
        className={classes(
          'min-w-0 border px-3.5 group-focus-visible/line:outline-2 group-focus-visible/line:outline-pen ',
          found
            ? 'corners mx-1.5 group-focus-visible/line:outline-offset-[8px] my-2 border-line bg-sheet px-5 py-3.5 shadow-lift [--corner-size:0.9rem]'
            : `rounded-[18px] py-1.5 group-focus-visible/line:outline-offset-2 ${isMine ? 'rounded-ee-[5px]' : 'rounded-es-[5px]'}`,
        )}
        style={found ? undefined : tintOf(color)}
      >
        {isNamed && (
          <p className="font-semibold text-[0.95rem] leading-snug" style={{ color: inkOf(color) }}>
            <PersonButton name={author} tabIndex={found ? undefined : -1}>
              <Called>{author}</Called>
            </PersonButton>
            {found && <span className="sr-only"> {words.found}</span>}
          </p>
        )}
        <div className="flex flex-wrap items-end gap-x-3">
          <div className={classes('min-w-0', found && kind === 'text' && framedText(message))}>
            {kind !== 'system' && <KindMark kind={kind} isIcon={message !== ''} />}
            <MessageText text={message} highlights={found ?? noRanges} kind={kind} length={length} />
          </div>
          {(isDated || isEdited) && (
            <p className="figures ms-auto whitespace-nowrap pb-px text-ink-soft text-sm leading-6">
              {isEdited && <span className="italic">{about.edited}</span>}
              {isEdited && isDated && ' '}
              {isDated && <time dateTime={date}>{format.time(date)}</time>}
            </p>
          )}
        </div>
        {found && <SentimentMark id={id} author={author} date={date} message={message} sentiment={sentiment} />}
      </div>
      <SaveButton
        chat={chat}
        message={{ author, message, date }}
        source={source}
        // A reader who passes a thousand messages by the keyboard stops at the linked one.
        tabIndex={found ? undefined : -1}
        className={classes(
          // On phones in a column at the edge; no line is higher for it.
          '-mx-1.5 -my-2 shrink-0 self-center pointer-fine:size-9 [&_svg]:size-4',
          isMine ? 'max-sm:me-auto' : 'max-sm:ms-auto',
          !found &&
            '[@media(hover:hover)]:opacity-0 group-hover/line:opacity-100 focus-visible:opacity-100 group-focus-within/line:opacity-100',
        )}
      />
    </li>
  )
})

const noRanges: readonly Range[] = []

/** The shorter, the larger. */
const framedText = (message: string): string =>
  `display ${message.length < 32 ? 'text-2xl sm:text-[1.7rem]' : 'text-[1.3rem]'} leading-snug`

/** A person's color over the sheet, as a bubble's ground and its edge. */
const tintOf = (color: string) => ({
  backgroundColor: `color-mix(in oklab, ${color} 11%, var(--sheet))`,
  borderColor: `color-mix(in oklab, ${color} 26%, var(--sheet))`,
})

/** A person's color as a name on it is written. */
const inkOf = (color: string): string => `color-mix(in oklab, ${color} 76%, var(--ink))`

/** What the service wrote, in the middle and quietly. */
export function ServiceLine({ text }: { text: string }) {
  return (
    <li className="mx-auto my-3 max-w-[85%] text-center text-ink-faint text-sm">
      <span className="sr-only">{words.service}: </span>
      <MessageText text={text} kind="system" />
    </li>
  )
}
