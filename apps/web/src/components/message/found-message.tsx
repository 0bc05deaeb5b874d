import type { FavoriteSource, SearchHit, UploadAnswer } from '@convostat/api'
import { MessagesSquare } from 'lucide-react'
import type { MouseEvent } from 'react'
import { SentimentMark } from '#components/sentiment/sentiment-mark.tsx'
import type { Range } from '#data/search/message-parts.ts'
import { KindMark } from '#ui/kind.tsx'
import { Person } from '#ui/person.tsx'
import { personColor } from '#ui/person-color.ts'
import { usePlaces } from '#ui/person-places.ts'
import { calledMessage, whenOf } from './called-message.ts'
import { MessageText } from './message-text.tsx'
import { SaveButton } from './save-button.tsx'

interface FoundMessageProps {
  chat: UploadAnswer
  /** `date` is a date-time; without a kind it is a text. */
  found: {
    id: number
    author: string
    date: string
    message: string
    highlights: readonly Range[]
    kind?: SearchHit['kind']
    length?: number
    sentiment?: SearchHit['sentiment']
  }
  source: FavoriteSource
  /** What a press does, for those who hear it. */
  openLabel: string
  onOpen: () => void
}

/** A found message. A press anywhere on it opens it in its conversation; the keyboard does so at its date. */
export function FoundMessage({ chat, found, source, openLabel, onOpen }: FoundMessageProps) {
  const placeOf = usePlaces()
  const { id, author, date, message, highlights, kind, length, sentiment } = found
  const onClick = (event: MouseEvent) => {
    const { currentTarget, target } = event
    // Key presses in a dialog over it arrive here, too.
    if (!(target instanceof Element) || !currentTarget.contains(target)) return
    const isControl = target.closest('button') !== null
    // A reader who selects words to copy does not want to leave.
    if (!isControl && getSelection()?.isCollapsed !== false) onOpen()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button with the date does the same
    <li
      data-result={id}
      onClick={onClick}
      className="relative cursor-pointer scroll-my-24 border-s-3 py-4 pe-1 ps-4 hover:bg-sheet has-[[data-open]:focus-visible]:bg-sheet"
      style={{ borderInlineStartColor: personColor(placeOf(author)) }}
    >
      <div className="flex items-start gap-2">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-0.5">
          <p className="max-w-full font-semibold">
            <Person name={author} />
          </p>
          <button
            type="button"
            data-open
            aria-label={`${openLabel}: ${calledMessage(found)}`}
            onClick={onOpen}
            className="figures inline-flex min-h-9 items-center gap-1.5 text-base text-pen underline-offset-4 hover:underline"
          >
            <time dateTime={date}>{whenOf(date)}</time>
            <MessagesSquare className="size-4 shrink-0" aria-hidden="true" />
          </button>
          {kind && <KindMark kind={kind} />}
          {sentiment !== undefined && <SentimentMark id={id} author={author} date={date} message={message} sentiment={sentiment} />}
        </div>
        <span data-save className="-my-1 shrink-0">
          <SaveButton chat={chat} message={{ author, message, date }} source={source} />
        </span>
      </div>
      <MessageText text={message} highlights={highlights} kind={kind} length={length} className="mt-1 pe-2" />
    </li>
  )
}
