import type { UploadAnswer } from '@convostat/api'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { shortKeyword } from '#components/message/shown-keyword.tsx'
import { ShareButton } from '#components/share/share-button.tsx'
import { api } from '#data/client/api.ts'
import type { Loadable } from '#data/client/loadable.ts'
import { useCall } from '#data/client/use-call.ts'
import { say } from '#messages/index.ts'
import { sayMilestones } from '#messages/milestones/index.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { FoundMilestone } from './found-milestone.tsx'
import { pageSize } from './keyword-entry.ts'
import { type MilestoneMatches, together } from './milestone-matches.ts'
import { milestoneShare } from './milestone-share.ts'
import { Quoted, SaidFirst } from './said-first.tsx'
import { SaveMilestone } from './save-milestone.tsx'
import { toHeading } from './to-heading.ts'
import { localDay } from './today.ts'

const words = sayMilestones

interface MilestoneProps {
  chat: UploadAnswer
  keyword: string
  offset: number
  turnTo: (offset: number) => void
  /** Whether the reader asked for it just now, and should be led here. */
  isAsked: RefObject<boolean>
}

/** The answer to one keyword, and every way of there being none. */
export function Milestone({ chat, keyword, offset, turnTo, isAsked }: MilestoneProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const of = useMilestone(keyword, offset)
  useEffect(() => {
    if (isAsked.current && heading.current) toHeading(heading.current)
    isAsked.current = false
  }, [isAsked])
  return (
    <section aria-labelledby="milestone" aria-busy={of.state === 'loading'} className="space-y-8">
      <div className="space-y-5">
        <h2 id="milestone" ref={heading} tabIndex={-1} className="display scroll-mt-6 text-3xl outline-none sm:text-5xl">
          {of.state === 'empty' ? (
            words.none.title
          ) : (
            <>
              <Quoted keyword={keyword} /> {of.state === 'ready' && <SaidFirst first={of.data.first} />}
            </>
          )}
        </h2>
        {of.state === 'empty' && (
          <p className="max-w-[60ch] text-lg text-ink-soft">
            {words.none.before} <Quoted keyword={keyword} /> {words.none.after}
          </p>
        )}
        {(of.state === 'ready' || of.state === 'empty') && (
          <div className="flex flex-wrap items-center gap-3">
            <SaveMilestone key={keyword} keyword={keyword} />
            {of.state === 'ready' && (
              <ShareButton kind="outline" name={shortKeyword(keyword)} make={() => milestoneShare(chat, keyword, of.data)} />
            )}
          </div>
        )}
      </div>
      {of.state === 'loading' && <WaitingAnswer />}
      {of.state === 'failed' && (
        <div role="status" className="flex flex-wrap items-center gap-3 border-y border-line py-6">
          <p className="text-ink-soft">{words.failed}</p>
          {of.again && (
            <Button kind="outline" size="small" onClick={of.again}>
              {say.retry}
            </Button>
          )}
        </div>
      )}
      {of.state === 'ready' && (
        <FoundMilestone chat={chat} keyword={keyword} found={of.data} isTurning={of.isPrevious === true} offset={offset} turnTo={turnTo} />
      )}
    </section>
  )
}

function WaitingAnswer() {
  return (
    <div className="late space-y-10">
      <p role="status" className="sr-only">
        {words.searching}
      </p>
      <div className="grid gap-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Skeleton className="h-64" />
        <Skeleton className="h-64" />
      </div>
      <Skeleton className="h-28" />
      <Skeleton className="h-64" />
    </div>
  )
}

/** What is found of a keyword, or that nothing is. */
function useMilestone(keyword: string, offset: number): Loadable<MilestoneMatches> {
  const [today] = useState(() => localDay())
  const first = useCall(api.milestones.first, { keyword, today })
  const statistics = useCall(api.milestones.statistics, { keyword })
  const timeline = useCall(api.milestones.timeline, { keyword })
  const matches = useCall(api.milestones.search, { keyword, limit: pageSize, offset })
  // The page that is shown is the one before while the next is on its way.
  const [shownOffset, setShownOffset] = useState(offset)
  if (matches.state === 'ready' && !matches.isPrevious && shownOffset !== offset) setShownOffset(offset)
  const count = matches.state === 'ready' ? matches.data.count : 0
  const last = useCall(api.milestones.search, { keyword, limit: 1, offset: Math.max(0, count - 1) })
  return together({ first, statistics, timeline, matches, last, offset: shownOffset })
}
