import type { UploadAnswer } from '@convostat/api'
import { useState } from 'react'
import { Conversation } from '#components/conversation/conversation.tsx'
import { useConversation } from '#components/conversation/use-conversation.ts'
import { usePartShown } from '#components/figure/use-filter-label.ts'
import { FilterBar } from '#components/filters/filter-bar.tsx'
import { NothingLeft } from '#components/filters/nothing-left.tsx'
import { EmotionalSync } from '#components/sentiment/sync.tsx'
import { Truncated } from '#components/uploads/truncated.tsx'
import { WithChat } from '#components/uploads/with-chat.tsx'
import { api } from '#data/client/api.ts'
import type { Loadable } from '#data/client/loadable.ts'
import { useCall } from '#data/client/use-call.ts'
import { personPlaces } from '#data/people/person-places.ts'
import { asked, isFiltered, noFilters } from '#data/search/filters.ts'
import { leadsWithin } from '#data/search/search-links.ts'
import { useFilters } from '#data/search/use-filters.ts'
import { Page } from '#ui/page.tsx'
import { ScreenTitle } from '#ui/screen-title.tsx'
import { ConversationBalance } from './balance.tsx'
import { mostBursts, shownBursts, WhoWritesInBursts } from './bursts.tsx'
import { CaringMoments } from './caring-moments.tsx'
import { WhoOpensAndCloses } from './conversations.tsx'
import { LongestGaps, mostGaps, shownGaps } from './longest-gaps.tsx'
import { sayRelationship } from './messages/index.ts'
import { Part, PartLinks } from './part.tsx'
import { ReplySpeed } from './reply-speed.tsx'
import { LongestStreaks, mostStreaks, shownStreaks } from './streaks.tsx'
import { Waiting } from './waiting.tsx'
import { WhoAnswersWhom } from './who-answers-whom.tsx'

const words = sayRelationship

/** What lies between the people of the chat this tab looks at. */
export function Relationship() {
  return <WithChat waiting={<Waiting />}>{(chat) => <ChatRelationship chat={chat} key={chat.upload_id} />}</WithChat>
}

function ChatRelationship({ chat }: { chat: UploadAnswer }) {
  const placeOf = personPlaces(chat)
  const { filters, change } = useFilters(chat)
  const part = asked(filters, chat.overview.participants.length)
  const hasFilters = isFiltered(filters)
  const figures = useCall(api.overview.get, part, hasFilters ? undefined : chat)
  const gapsMore = useMore(shownGaps, mostGaps)
  const burstsMore = useMore(shownBursts, mostBursts)
  const streaksMore = useMore(shownStreaks, mostStreaks)
  const balance = useCall(api.relationship.balance, part)
  const talks = useCall(api.relationship.conversations, part)
  const bursts = useCall(api.relationship.bursts, { ...part, top_n: burstsMore.top_n })
  const speed = useCall(api.relationship.replyDiscipline, part)
  const matrix = useCall(api.relationship.responseMatrix, part)
  const gaps = useCall(api.relationship.coldStreaks, { ...part, top_n: gapsMore.top_n })
  const streaks = useCall(api.relationship.streaks, { ...part, top_n: streaksMore.top_n })
  // Feelings may still be read: what waits for them is asked for last.
  const caring = useCall(api.relationship.caringMoments, { ...part, varied: true })
  const sync = useCall(api.emotion.sync, part)
  const conversation = useConversation()
  const { open } = conversation
  const all = leadsWithin(chat, filters)
  const leads = {
    balance: usePartShown(balance).leadTo ?? all,
    talks: usePartShown(talks).leadTo ?? all,
    bursts: usePartShown(bursts).leadTo ?? all,
    streaks: usePartShown(streaks).leadTo ?? all,
    speed: usePartShown(speed).leadTo ?? all,
    matrix: usePartShown(matrix).leadTo ?? all,
    sync: usePartShown(sync).leadTo ?? all,
  }
  return (
    <Page>
      <div className="space-y-6 sm:space-y-8">
        <ScreenTitle title={words.title} about={words.about} />
        <Truncated chat={chat} meaning={(limit) => words.truncatedMeaning({ limit })} />
        <FilterBar chat={chat} filters={filters} change={change} placeOf={placeOf} figures={figures} />
        {!isNothingLeft(figures) && <PartLinks />}
      </div>
      {isNothingLeft(figures) ? (
        <NothingLeft onClear={() => change(() => noFilters)} />
      ) : (
        <>
          <Part name="talk">
            <ConversationBalance of={balance} leadTo={leads.balance} placeOf={placeOf} />
            <WhoOpensAndCloses of={talks} hasFilters={hasFilters} leadTo={leads.talks} placeOf={placeOf} onOpen={open} />
            <WhoWritesInBursts
              of={bursts}
              hasFilters={hasFilters}
              leadTo={leads.bursts}
              placeOf={placeOf}
              onOpen={open}
              onMore={burstsMore.onMore}
            />
          </Part>
          <Part name="answers">
            <ReplySpeed of={speed} hasFilters={hasFilters} leadTo={leads.speed} placeOf={placeOf} />
            <WhoAnswersWhom of={matrix} hasFilters={hasFilters} leadTo={leads.matrix} placeOf={placeOf} />
          </Part>
          <Part name="feelings">
            <CaringMoments of={caring} placeOf={placeOf} onOpen={open} />
            <EmotionalSync of={sync} placeOf={placeOf} leadTo={leads.sync} />
          </Part>
          <Part name="days">
            <LongestGaps of={gaps} placeOf={placeOf} onOpen={open} onMore={gapsMore.onMore} />
            <LongestStreaks of={streaks} leadTo={leads.streaks} onMore={streaksMore.onMore} />
          </Part>
        </>
      )}
      {conversation.openId !== null && (
        <Conversation chat={chat} messageId={conversation.openId} onClose={conversation.close} source="Relationship" />
      )}
    </Page>
  )
}

const isNothingLeft = (figures: Loadable<UploadAnswer>): boolean => figures.state === 'empty'

/** How many of a list are asked for: the first ones, until one wants as many as there are. */
function useMore(shown: number, most: number): { top_n: number; onMore?: () => void } {
  const [hasMore, setMore] = useState(false)
  return hasMore ? { top_n: most } : { top_n: shown, onMore: () => setMore(true) }
}
