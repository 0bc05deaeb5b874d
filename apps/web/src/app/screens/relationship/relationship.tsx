import type { UploadAnswer } from '@convostat/api'
import { useState } from 'react'
import { usePartShown } from '../../../charts/part-shown.ts'
import { Conversation } from '../../../conversation/conversation.tsx'
import { useConversation } from '../../../conversation/use-conversation.ts'
import { api } from '../../../data/api.ts'
import { asked, isFiltered, noFilters } from '../../../data/filters.ts'
import { leadsWithin } from '../../../data/leads.ts'
import type { Loadable } from '../../../data/loadable.ts'
import { personPlaces } from '../../../data/person-places.ts'
import { useCall } from '../../../data/use-call.ts'
import { useFilters } from '../../../data/use-filters.ts'
import { FilterBar } from '../../../filters/filter-bar.tsx'
import { NothingLeft } from '../../../filters/nothing-left.tsx'
import { say } from '../../../messages/index.ts'
import { Page } from '../../../ui/page.tsx'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import { Truncated } from '../../../uploads/truncated.tsx'
import { WithChat } from '../../../uploads/with-chat.tsx'
import { ConversationBalance } from './balance.tsx'
import { CaringMoments } from './caring-moments.tsx'
import { LongestGaps, mostGaps, shownGaps } from './longest-gaps.tsx'
import { ReplySpeed } from './reply-speed.tsx'
import { Waiting } from './waiting.tsx'
import { WhoAnswersWhom } from './who-answers-whom.tsx'

const { relationship: words } = say

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
  const [hasMore, setMore] = useState(false)
  const balance = useCall(api.relationship.balance, part)
  const speed = useCall(api.relationship.replyDiscipline, part)
  const caring = useCall(api.relationship.caringMoments, { ...part, varied: true })
  const gaps = useCall(api.relationship.coldStreaks, { ...part, top_n: hasMore ? mostGaps : shownGaps })
  const matrix = useCall(api.relationship.responseMatrix, part)
  const conversation = useConversation()
  const all = leadsWithin(chat, filters)
  const leads = {
    balance: usePartShown(balance).leadTo ?? all,
    speed: usePartShown(speed).leadTo ?? all,
    matrix: usePartShown(matrix).leadTo ?? all,
  }
  return (
    <Page>
      <div className="space-y-6 sm:space-y-8">
        <ScreenTitle title={words.title} about={words.about} />
        <Truncated chat={chat} meaning={words.truncatedMeaning} />
        <FilterBar chat={chat} filters={filters} change={change} placeOf={placeOf} figures={figures} />
      </div>
      {isNothingLeft(figures) ? (
        <NothingLeft onClear={() => change(() => noFilters)} />
      ) : (
        <>
          <ConversationBalance of={balance} leadTo={leads.balance} placeOf={placeOf} />
          <ReplySpeed of={speed} hasFilters={hasFilters} leadTo={leads.speed} placeOf={placeOf} />
          <CaringMoments of={caring} placeOf={placeOf} onOpen={conversation.open} />
          <LongestGaps of={gaps} placeOf={placeOf} onOpen={conversation.open} onMore={hasMore ? undefined : () => setMore(true)} />
          <WhoAnswersWhom of={matrix} hasFilters={hasFilters} leadTo={leads.matrix} placeOf={placeOf} />
        </>
      )}
      {conversation.openId !== null && (
        <Conversation chat={chat} messageId={conversation.openId} onClose={conversation.close} source="Relationship" />
      )}
    </Page>
  )
}

const isNothingLeft = (figures: Loadable<UploadAnswer>): boolean => figures.state === 'empty'
