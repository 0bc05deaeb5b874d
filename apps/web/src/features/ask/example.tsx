import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { FirstsOnShow, useFirstsOnShow } from '#components/message/firsts-on-show.tsx'
import { FramedMessage } from '#components/message/framed-message.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { sayAsk } from './messages/index.ts'

const { example: words } = sayAsk

/** Before anything is asked: a question about this chat, and the message that answers it. Without a message that may be shown, nothing. */
export function Example({ onAsk }: { onAsk: (question: string) => void }) {
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
      draw={({ keyword, first: { id, author, timestamp, message, highlights } }, menu) => {
        const question = words.question({ keyword: keyword })
        return (
          <section aria-labelledby={title}>
            <h2 id={title} className="display text-2xl">
              {words.title}
            </h2>
            <button type="button" onClick={() => onAsk(question)} className="group mt-1 inline-flex min-h-11 items-center gap-3 text-start">
              <span dir="auto" className="font-serif text-lg underline-offset-4 group-hover:text-pen group-hover:underline">
                {question}
              </span>
              <ArrowRight className="size-4 shrink-0 text-ink-faint group-hover:text-pen rtl:rotate-180" aria-hidden="true" />
            </button>
            <FramedMessage id={id} author={author} date={timestamp} message={message} highlights={highlights} className="mt-3 max-w-xl">
              {menu}
            </FramedMessage>
          </section>
        )
      }}
    />
  )
}
