import { MessagesSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import { PersonButton } from '#components/people/person-button.tsx'
import { useScreen } from '#components/screen/screen.ts'
import { say } from '#messages/index.ts'
import { personColor } from '#ui/person-color.ts'
import { usePlaces } from '#ui/person-places.ts'
import { calledMessage, whenOf } from './called-message.ts'
import { MessageText } from './message-text.tsx'

const { quoted: words } = say

interface QuotedProps {
  id: number
  author: string
  /** A date-time; or a day, which is above already. */
  date: string
  message: string
  /** Beside the name: what the message sounds like. */
  children?: ReactNode
}

/** A message as a quotation on a line in its author's color, with the way into its conversation; of any direction at that line. */
export function Quoted({ id, author, date, message, children }: QuotedProps) {
  const { open } = useScreen()
  const placeOf = usePlaces()
  return (
    <figure className="w-fit min-w-0 max-w-full border-s-3 ps-4" style={{ borderInlineStartColor: personColor(placeOf(author)) }}>
      <MessageText
        text={message}
        className="font-serif text-lg [&_p]:[text-align:match-parent] [&_button]:font-sans [&_button]:text-base"
      />
      <figcaption className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-0.5 sm:gap-x-4 text-base">
        {/* On a phone its name is the first line, so that what follows stays together. */}
        <span className="flex min-w-0 basis-full sm:basis-auto">
          <PersonButton name={author} className="font-semibold" />
        </span>
        {/* These stay together, too. */}
        <span className="flex min-w-0 flex-wrap items-center gap-x-3 sm:gap-x-4">
          <button
            type="button"
            aria-label={`${words.open}: ${calledMessage({ author, date, message })}`}
            title={words.open}
            onClick={() => open(id)}
            className="figures inline-flex min-h-9 items-center gap-1.5 text-pen underline-offset-4 hover:underline"
          >
            {date.length > 10 ? <time dateTime={date}>{whenOf(date)}</time> : words.openShort}
            <MessagesSquare className="size-4 shrink-0" aria-hidden="true" />
          </button>
          {children}
        </span>
      </figcaption>
    </figure>
  )
}
