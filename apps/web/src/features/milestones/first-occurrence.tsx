import type { UploadAnswer } from '@convostat/api'
import { MessagesSquare } from 'lucide-react'
import { useId } from 'react'
import { Counted } from '#components/figure/figure-info.tsx'
import { sayCounted } from '#components/figure/messages/index.ts'
import { MessageText } from '#components/message/message-text.tsx'
import { SaveButton } from '#components/message/save-button.tsx'
import { PersonButton } from '#components/people/person-button.tsx'
import { sayMilestones } from '#messages/milestones/index.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import type { First } from './milestone-matches.ts'
import { agoOf } from './sentences.ts'

const words = sayMilestones

/** A line is set as large as a headline, a letter as a letter. */
function sizeOf({ length }: string): string {
  if (length <= 160) return 'text-2xl leading-snug sm:text-3xl'
  return length <= 400 ? 'text-xl leading-snug sm:text-2xl' : 'text-lg sm:text-xl'
}

interface FirstOccurrenceProps {
  chat: UploadAnswer
  first: First
  onOpen: () => void
}

/** The very first message with the keyword, mounted as a picture in an album. */
export function FirstOccurrence({ chat, first, onOpen }: FirstOccurrenceProps) {
  const title = useId()
  const { author, message, timestamp, days_ago: daysAgo, highlights } = first
  return (
    <article
      aria-labelledby={title}
      className="corners flex flex-col self-start border border-line bg-sheet px-5 py-6 shadow-lift sm:px-9 sm:py-8"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 id={title} className="flex items-center gap-1 font-semibold">
          {words.first.label}
          <Counted
            figure={words.first.label}
            definition={words.counted.first}
            over={sayCounted.over({ messages: chat.overview.total_messages })}
          />
        </h3>
        <p className="figures text-ink-faint">{agoOf({ days: daysAgo })}</p>
      </div>
      <MessageText
        text={message}
        highlights={highlights}
        className={classes('my-6 font-serif sm:my-8 [&_button]:font-sans [&_button]:text-base', sizeOf(message))}
      />
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t border-line pt-4">
        <div className="min-w-0">
          <PersonButton name={author} className="font-semibold" />
          <p className="figures text-ink-soft">
            <time dateTime={timestamp}>{words.first.moment({ dateTime: timestamp })}</time>
          </p>
        </div>
        <div className="flex items-center gap-1">
          <Button kind="outline" size="medium" onClick={onOpen}>
            <MessagesSquare aria-hidden="true" />
            {words.open}
          </Button>
          <SaveButton chat={chat} message={{ author, message, date: timestamp }} source="Milestones" />
        </div>
      </div>
    </article>
  )
}
