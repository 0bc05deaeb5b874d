import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { savedFrom } from '#components/conversation/saved-from.ts'
import { PersonButton } from '#components/people/person-button.tsx'
import { useScreen } from '#components/screen/screen.ts'
import type { Range } from '#data/search/message-parts.ts'
import { say } from '#messages/index.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Clamped } from '#ui/clamped.tsx'
import { classes } from '#ui/classes.ts'
import { Called } from '#ui/person.tsx'
import { calledMessage, whenOf } from './called-message.ts'
import { MessageText } from './message-text.tsx'
import { SaveButton } from './save-button.tsx'

const { quoted: words } = say

interface FramedMessageProps {
  id: number
  author: string
  /** A date-time. */
  date: string
  message: string
  /** How it belongs to what it is shown for, where that is not obvious. */
  note?: string
  /** Marked ranges of the message, in UTF-16 units. Only for a text that is short enough to be shown whole. */
  highlights?: readonly Range[]
  /** The one message of its part of the screen, set larger. */
  isLarge?: boolean
  /** What can be done with it besides, before its heart. */
  children?: ReactNode
  className?: string
}

/** A short one is set as large as a headline. */
function sizeOf({ length }: string, isLarge: boolean): string {
  if (isLarge) return largeSizeOf(length)
  if (length < 32) return 'text-[27px] leading-snug'
  return length <= 90 ? 'text-[21px] leading-snug' : 'text-[17px] leading-normal'
}

function largeSizeOf(length: number): string {
  if (length < 32) return 'text-[32px] leading-tight sm:text-[44px]'
  return length <= 90 ? 'text-[25px] leading-snug sm:text-[34px]' : 'text-[20px] leading-snug sm:text-[25px]'
}

/** A message that someone wrote, as a picture in an album: word for word, with its author, its time, the way into its conversation, and where the chat is the reader's its heart. */
export function FramedMessage({ id, author, date, message, note, highlights, isLarge = false, children, className }: FramedMessageProps) {
  const { open, chat } = useScreen()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  return (
    <figure
      className={classes(
        'corners flex flex-col border border-line bg-sheet p-5 shadow-lift [--corner-size:1.25rem]',
        isLarge && 'sm:px-9 sm:pt-8 sm:[--corner-size:1.75rem]',
        className,
      )}
    >
      {note && <p className="-mt-2 mb-1 text-sm text-ink-faint">{note}</p>}
      <blockquote className={classes('flex-1', isLarge ? 'mb-5 sm:mb-7' : 'mb-3')}>
        {highlights ? (
          <MessageText text={message} highlights={highlights} className={classes('font-serif', sizeOf(message, isLarge))} />
        ) : (
          // As text and nothing else, alone in its direction.
          <Clamped
            text={message.toWellFormed()}
            className={classes(
              'line-clamp-6 font-serif whitespace-pre-wrap [overflow-wrap:anywhere] [unicode-bidi:isolate]',
              sizeOf(message, isLarge),
            )}
          />
        )}
      </blockquote>
      <figcaption className="flex items-center gap-2.5 border-t border-line pt-3">
        <Avatar name={author} className="size-7 text-sm" />
        <span className="min-w-0 flex-1 text-sm leading-tight">
          <PersonButton name={author} className="block font-semibold">
            <span className="line-clamp-1">
              <Called>{author}</Called>
            </span>
          </PersonButton>
          <time dateTime={date} className="figures block text-balance text-ink-soft">
            {whenOf(date)}
          </time>
        </span>
        <button
          type="button"
          aria-label={`${words.framed}: ${calledMessage({ author, date, message })}`}
          onClick={() => open(id)}
          className="-my-2 -me-2 min-h-11 shrink-0 px-2 text-sm font-semibold text-pen underline-offset-4 hover:underline"
        >
          {words.framed}
        </button>
        {(children || chat) && (
          <span className="-my-2 -ms-2 -me-3 flex shrink-0">
            {children}
            {/* In the same corner of every frame. */}
            {chat && <SaveButton chat={chat} message={{ author, message, date }} source={savedFrom(path)} />}
          </span>
        )}
      </figcaption>
    </figure>
  )
}
