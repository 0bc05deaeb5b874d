import type { UploadAnswer } from '@convostat/api'
import { useRef } from 'react'
import { useFirstsOnShow } from '#components/message/firsts-on-show.tsx'
import { ScreenHead } from '#components/screen/screen-head.tsx'
import { HistoricalNotice } from '#components/uploads/historical.tsx'
import { OpeningPage } from '#components/uploads/opening-page.tsx'
import { Truncated } from '#components/uploads/truncated.tsx'
import { UnreadNote } from '#components/uploads/unread-note.tsx'
import { WithChat } from '#components/uploads/with-chat.tsx'
import { sayMilestones } from '#messages/milestones/index.ts'
import { classes } from '#ui/classes.ts'
import { Page } from '#ui/page.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { KeywordForm } from './keyword-form.tsx'
import { Milestone } from './milestone.tsx'
import { OnArrival } from './on-arrival.tsx'
import { SavedMessages } from './saved-messages.tsx'
import { SavedMilestones } from './saved-milestones.tsx'
import { Suggestions } from './suggestions.tsx'
import { toHeading } from './to-heading.ts'
import { useKeyword } from './use-keyword.ts'

const words = sayMilestones

/** Who said something first, who took it up, and every time it was said. */
export function Milestones() {
  return (
    <WithChat waiting={<OpeningPage title={sayMilestones.title} parts={['h-72']} />}>
      {(chat) => <ChatMilestones chat={chat} key={chat.upload_id} />}
    </WithChat>
  )
}

function ChatMilestones({ chat }: { chat: UploadAnswer }) {
  const { keyword, offset, choose, turnTo } = useKeyword(chat)
  /** Something was looked up just now: the reader is taken to its answer, as back and forward lead nobody. */
  const isAsked = useRef(false)
  const look = (wanted: string) => {
    const heading = document.getElementById('milestone')
    if (wanted.trim() === keyword && heading) toHeading(heading)
    else isAsked.current = true
    choose(wanted)
  }
  return (
    <Page>
      <div className="space-y-6 sm:space-y-8">
        <ScreenHead title={words.title} people={chat.overview.participants} about={words.about} />
        <Truncated chat={chat} meaning={(limit) => words.truncatedMeaning({ limit })} />
        <HistoricalNotice chat={chat} />
        <KeywordForm keyword={keyword ?? null} onLook={look} />
        <SavedMilestones keyword={keyword ?? null} onLook={look} />
        <UnreadNote kind="milestones" />
      </div>
      {keyword === undefined && <Skeleton className="h-72" />}
      {keyword && <Milestone key={keyword} chat={chat} keyword={keyword} offset={offset} turnTo={turnTo} isAsked={isAsked} />}
      {keyword === null && <Arrival chat={chat} onLook={look} />}
      {keyword && <Suggestions messages={chat.overview.total_messages} onLook={look} />}
      <SavedMessages chat={chat} />
    </Page>
  )
}

/** One milestone of the chat, and beside it what else may be looked up. */
function Arrival({ chat, onLook }: { chat: UploadAnswer; onLook: (keyword: string) => void }) {
  const of = useFirstsOnShow()
  const isShown = of.state !== 'empty'
  return (
    <div className={classes(isShown && 'grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]')}>
      {isShown && (
        <div className="min-w-0">
          <OnArrival of={of} onLook={onLook} />
        </div>
      )}
      <Suggestions messages={chat.overview.total_messages} isHero isBeside={isShown} onLook={onLook} />
    </div>
  )
}
