import type { ReactNode } from 'react'
import { Show } from '#components/figure/show.tsx'
import { type FirstOnShow, FirstsOnShow, type Suggested } from '#components/message/firsts-on-show.tsx'
import { FramedMessage } from '#components/message/framed-message.tsx'
import { api } from '#data/client/api.ts'
import type { Loadable } from '#data/client/loadable.ts'
import { useCall } from '#data/client/use-call.ts'
import { sayMilestones } from '#messages/milestones/index.ts'
import { Button } from '#ui/button.tsx'
import { failedSentence } from '#ui/failed-sentence.ts'
import { QuietFailure } from '#ui/quiet-failure.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { First } from './milestone-matches.ts'
import { Quoted, SaidFirst } from './said-first.tsx'

const { onArrival: words } = sayMilestones

interface OnArrivalProps {
  of: Loadable<Suggested>
  onLook: (keyword: string) => void
}

/** Before anything is looked up: one milestone of the chat, with its first message. */
export function OnArrival({ of, onLook }: OnArrivalProps) {
  return (
    <Show
      of={of}
      waiting={<Waiting />}
      failed={(again, failure) => <QuietFailure sentence={failedSentence(failure, words.failed)} again={again} />}
    >
      {(found) => <Found of={found} onLook={onLook} />}
    </Show>
  )
}

function Found({ of: { suggestions, on_show: firsts = [] }, onLook }: Omit<OnArrivalProps, 'of'> & { of: Suggested }) {
  return (
    <FirstsOnShow
      of={firsts}
      place={words.place}
      none={<WithoutMessage of={suggestions[0]} onLook={onLook} />}
      draw={(found, menu) => (
        <Milestone {...found} onLook={onLook}>
          <Framed of={found.first}>{menu}</Framed>
        </Milestone>
      )}
    />
  )
}

/** None of the first messages may be shown: the sentence alone. */
function WithoutMessage({ of: { keyword, count }, onLook }: { of: Suggested['suggestions'][number]; onLook: OnArrivalProps['onLook'] }) {
  const of = useCall(api.milestones.first, { keyword })
  if (of.state === 'loading') return <Waiting />
  const first = of.state === 'ready' ? of.data.first_occurrence : null
  return first && <Milestone keyword={keyword} count={count} first={first} onLook={onLook} />
}

interface MilestoneProps {
  keyword: string
  count: number
  first: Pick<First, 'author' | 'timestamp'>
  onLook: (keyword: string) => void
  children?: ReactNode
}

function Milestone({ keyword, count, first, onLook, children }: MilestoneProps) {
  return (
    <>
      <h2 className="display text-3xl [overflow-wrap:anywhere] sm:text-[40px] sm:leading-[1.15]">
        <Quoted keyword={keyword} /> <SaidFirst first={first} />
      </h2>
      {children}
      <p className="figures mt-5 text-ink-soft">{words.since({ more: count - 1 })}</p>
      <Button kind="outline" size="medium" className="mt-4" onClick={() => onLook(keyword)}>
        {words.open}
      </Button>
    </>
  )
}

const Framed = ({ of: { id, author, timestamp, message, highlights }, children }: { of: FirstOnShow['first']; children: ReactNode }) => (
  <FramedMessage id={id} author={author} date={timestamp} message={message} highlights={highlights} isLarge className="mt-7">
    {children}
  </FramedMessage>
)

/** About as high as a sentence of three lines with its message. */
const Waiting = () => (
  <div role="status" aria-label={words.waiting} className="late">
    <Skeleton className="h-124 sm:h-116" />
  </div>
)
