import type { UploadAnswer } from '@convostat/api'
import { MessagesSquare } from 'lucide-react'
import type { MouseEvent } from 'react'
import { SaveButton } from '../../../favorites/save-button.tsx'
import { shownName } from '../../../format/index.ts'
import { say } from '../../../messages/index.ts'
import { MessageText } from '../../../ui/message-text.tsx'
import { Person } from '../../../ui/person.tsx'
import { personColor } from '../../../ui/person-color.ts'
import type { Match as Matched } from './found.ts'

const { matches: words, open } = say.milestones

interface MatchProps {
  chat: UploadAnswer
  match: Matched
  /** The author's place among the chat's people. */
  place: number
  onOpen: () => void
}

/** A message with the keyword. A press anywhere on it opens it in its conversation; the keyboard does so at its date. */
export function Match({ chat, match, place, onOpen }: MatchProps) {
  const { id, author, timestamp, message, highlights } = match
  const when = words.moment(timestamp)
  const onClick = (event: MouseEvent) => {
    const isControl = event.target instanceof Element && event.target.closest('button') !== null
    // Whoever marks words to copy them does not want to leave.
    if (!isControl && getSelection()?.isCollapsed !== false) onOpen()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button with the date does the same
    <li
      data-match={id}
      onClick={onClick}
      className="cursor-pointer scroll-my-24 border-l-3 py-4 pr-1 pl-4 hover:bg-sheet has-[[data-open]:focus-visible]:bg-sheet"
      style={{ borderLeftColor: personColor(place) }}
    >
      <div className="flex items-start gap-2">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-0.5">
          <p className="max-w-full font-semibold">
            <Person name={author} place={place} />
          </p>
          <button
            type="button"
            data-open
            aria-label={`${open}: ${shownName(author)}, ${when}`}
            onClick={onOpen}
            className="figures inline-flex min-h-9 items-center gap-1.5 text-base text-pen underline-offset-4 hover:underline"
          >
            <time dateTime={timestamp}>{when}</time>
            <MessagesSquare className="size-4 shrink-0" aria-hidden="true" />
          </button>
        </div>
        <span data-save className="-my-1 shrink-0">
          <SaveButton chat={chat} message={{ author, message, date: timestamp }} source="Milestones" />
        </span>
      </div>
      <MessageText text={message} highlights={highlights} className="mt-1 pr-2" />
    </li>
  )
}
