import { useId } from 'react'
import { FirstsOnShow, useFirstsOnShow } from '#components/message/firsts-on-show.tsx'
import { FramedMessage } from '#components/message/framed-message.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { sayAsk } from './messages/index.ts'

const { example: words } = sayAsk

/** Before anything is asked: a question about this chat, and the message that answers it. Without a message that may be shown, nothing. */
export function Example() {
  const title = useId()
  const of = useFirstsOnShow()
  if (of.state === 'loading') return <Skeleton className="late h-56" />
  // Others than Custom Milestones and Favorites begin with.
  const [first, second, ...others] = of.state === 'ready' ? (of.data.on_show ?? []) : []
  return (
    <FirstsOnShow
      of={[...others, second, first].filter((each) => each !== undefined)}
      place={words.place}
      none={null}
      draw={({ keyword, first: { id, author, timestamp, message, highlights } }, menu) => (
        <section aria-labelledby={title}>
          <h2 id={title} className="display text-2xl">
            {words.title}
          </h2>
          {/* Not to be pressed: a suggestion above may be the same question. */}
          <p dir="auto" className="mt-2 font-serif text-ink-soft text-lg">
            {words.question({ keyword })}
          </p>
          <FramedMessage id={id} author={author} date={timestamp} message={message} highlights={highlights} className="mt-3 max-w-xl">
            {menu}
          </FramedMessage>
        </section>
      )}
    />
  )
}
