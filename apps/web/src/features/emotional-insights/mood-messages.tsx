import type { ReactNode } from 'react'
import type { Mood } from '#charts/mood-ribbon.ts'
import { FramedMessage } from '#components/message/framed-message.tsx'
import { OnShow } from '#components/message/on-show.tsx'
import { format } from '#format/index.ts'
import { classes } from '#ui/classes.ts'
import { FirstOnes } from '#ui/first-ones.tsx'

/** Two rows on a wide screen. */
const shownMessages = 6

/** As many columns as there are messages: one or two alone are as wide as is well read. */
const columnsOf = (messages: number): string =>
  messages === 1 ? 'max-w-xl' : messages === 2 ? 'sm:grid-cols-2' : 'sm:grid-cols-2 lg:grid-cols-3'

interface MoodMessagesProps {
  timeline: readonly Mood[]
  /** Above a message of this month. */
  caption: (month: Mood) => ReactNode
}

/** A message of each month that stands out, in order of time; a month with none that may be shown has no place here. */
export function MoodMessages({ timeline, caption }: MoodMessagesProps) {
  const spoken = timeline.filter(({ shown }) => shown.length > 0)
  if (spoken.length === 0) return null
  return (
    <div className="mb-8">
      <FirstOnes of={spoken} first={shownMessages} className={classes('grid gap-x-8 gap-y-6', columnsOf(spoken.length))}>
        {(month) => (
          // Beside each other, what is above the frames is equally high, and so are the frames.
          <li
            key={month.date}
            data-month={month.date}
            className="row-span-2 grid min-w-0 grid-cols-1 grid-rows-subgrid gap-y-0 [&>div]:grid"
          >
            <h4 className="mb-4 text-base">{caption(month)}</h4>
            <OnShow
              // Counted again, the month may begin with another one.
              key={month.shown[0].id}
              place={format.month(month.date)}
              candidates={month.shown}
              draw={(shown, menu) => (
                <FramedMessage {...shown} className={spoken.length > 1 ? 'sm:min-h-44' : undefined}>
                  {menu}
                </FramedMessage>
              )}
            />
          </li>
        )}
      </FirstOnes>
    </div>
  )
}
