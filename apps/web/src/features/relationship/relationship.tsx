import type { UploadAnswer } from '@convostat/api'
import { FilterBar } from '#components/filters/filter-bar.tsx'
import { NothingLeft } from '#components/filters/nothing-left.tsx'
import { ExampleScreen } from '#components/screen/example-screen.tsx'
import { useFigure, useScreen } from '#components/screen/screen.ts'
import { ScreenHead } from '#components/screen/screen-head.tsx'
import { useOverview } from '#components/screen/use-overview.ts'
import { EmotionalSync } from '#components/sentiment/sync.tsx'
import { OpeningPage } from '#components/uploads/opening-page.tsx'
import { Truncated } from '#components/uploads/truncated.tsx'
import { WithChat } from '#components/uploads/with-chat.tsx'
import { noFilters } from '#data/search/filters.ts'
import { Page } from '#ui/page.tsx'
import { ConversationBalance } from './balance.tsx'
import { WhoWritesInBursts } from './bursts.tsx'
import { CaringMoments } from './caring-moments.tsx'
import { WhoOpensAndCloses } from './conversations.tsx'
import { LongestGaps } from './longest-gaps.tsx'
import { sayRelationship } from './messages/index.ts'
import { Part, ScreenParts } from './part.tsx'
import { ReplySpeed } from './reply-speed.tsx'
import { balanceSentence } from './sentences.ts'
import { LongestStreaks } from './streaks.tsx'
import { WhoAnswersWhom } from './who-answers-whom.tsx'

const words = sayRelationship

/** How the people in this tab's chat answer each other. */
export function Relationship() {
  return (
    <WithChat waiting={<OpeningPage title={sayRelationship.title} isLed parts={['h-56', 'h-72']} />}>
      {(chat) => <ChatRelationship chat={chat} key={chat.upload_id} />}
    </WithChat>
  )
}

function ChatRelationship({ chat }: { chat: UploadAnswer }) {
  const { change } = useScreen()
  const isNothingLeft = useOverview(chat).state === 'empty'
  const balance = useFigure('balance')
  return (
    <Page>
      <div className="space-y-6 sm:space-y-8">
        <ScreenHead
          title={words.title}
          people={chat.overview.participants}
          lead={{ of: balance, sentence: balanceSentence }}
          filters={<FilterBar chat={chat} isAtEnd />}
        />
        <Truncated chat={chat} meaning={(limit) => words.truncatedMeaning({ limit })} />
        {isNothingLeft ? (
          <NothingLeft onClear={() => change(() => noFilters)} />
        ) : (
          <>
            <ConversationBalance isLead />
            <ScreenParts />
          </>
        )}
      </div>
      {!isNothingLeft && <Parts />}
    </Page>
  )
}

/** The same with an invented chat. */
export const LockedRelationship = () => (
  <ExampleScreen>
    <div className="space-y-14 sm:space-y-20">
      <ConversationBalance />
      <Parts />
    </div>
  </ExampleScreen>
)

function Parts() {
  return (
    <>
      <Part name="talk">
        <WhoOpensAndCloses />
        <WhoWritesInBursts />
      </Part>
      <Part name="answers">
        <ReplySpeed />
        <WhoAnswersWhom />
      </Part>
      <Part name="feelings">
        <CaringMoments />
        <EmotionalSync />
      </Part>
      <Part name="days">
        <LongestGaps />
        <LongestStreaks />
      </Part>
    </>
  )
}
