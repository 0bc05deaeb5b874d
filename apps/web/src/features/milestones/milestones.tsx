import type { UploadAnswer } from '@convostat/api'
import { useRef } from 'react'
import { HistoricalNotice } from '#components/uploads/historical.tsx'
import { OpeningPage } from '#components/uploads/opening-page.tsx'
import { Truncated } from '#components/uploads/truncated.tsx'
import { UnreadNote } from '#components/uploads/unread-note.tsx'
import { WithChat } from '#components/uploads/with-chat.tsx'
import { sayMilestones } from '#messages/milestones/index.ts'
import { Page } from '#ui/page.tsx'
import { ScreenTitle } from '#ui/screen-title.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { KeywordForm } from './keyword-form.tsx'
import { Milestone } from './milestone.tsx'
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
        <ScreenTitle title={words.title} about={words.about} />
        <Truncated chat={chat} meaning={(limit) => words.truncatedMeaning({ limit })} />
        <HistoricalNotice chat={chat} />
        <KeywordForm keyword={keyword ?? null} onLook={look} />
        <SavedMilestones keyword={keyword ?? null} onLook={look} />
        <UnreadNote kind="milestones" />
      </div>
      {keyword === undefined && <Skeleton className="h-72" />}
      {keyword && <Milestone key={keyword} chat={chat} keyword={keyword} offset={offset} turnTo={turnTo} isAsked={isAsked} />}
      {keyword !== undefined && <Suggestions messages={chat.overview.total_messages} isHero={keyword === null} onLook={look} />}
      <SavedMessages chat={chat} />
    </Page>
  )
}
