import type { UploadAnswer } from '@convostat/api'
import { useQueryClient } from '@tanstack/react-query'
import { Recounted } from '#components/figure/refreshing.tsx'
import { Show } from '#components/figure/show.tsx'
import { FilterBar } from '#components/filters/filter-bar.tsx'
import { useScreen } from '#components/screen/screen.ts'
import { ScreenHead } from '#components/screen/screen-head.tsx'
import { HistoricalNotice } from '#components/uploads/historical.tsx'
import { OpeningPage } from '#components/uploads/opening-page.tsx'
import { Truncated } from '#components/uploads/truncated.tsx'
import { UnreadNote } from '#components/uploads/unread-note.tsx'
import { WithChat } from '#components/uploads/with-chat.tsx'
import { api } from '#data/client/api.ts'
import { useCall } from '#data/client/use-call.ts'
import { noFilters } from '#data/search/filters.ts'
import { say } from '#messages/index.ts'
import { saySpecialMoments } from '#messages/special-moments/index.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Page } from '#ui/page.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { MomentList } from './moment-list.tsx'
import { MomentRibbon } from './moment-ribbon.tsx'
import { NoneYet } from './none-yet.tsx'

const words = saySpecialMoments

/** The days that stand out in the chat this tab looks at. */
export function SpecialMoments() {
  return (
    <WithChat waiting={<OpeningPage title={saySpecialMoments.title} parts={['h-28', 'h-72']} />}>
      {(chat) => <ChatMoments chat={chat} key={chat.upload_id} />}
    </WithChat>
  )
}

function ChatMoments({ chat }: { chat: UploadAnswer }) {
  const { change, part, hasFilters } = useScreen()
  const moments = useCall(api.moments.list, part)
  return (
    <Page>
      <div className="space-y-6 sm:space-y-8">
        <ScreenHead title={words.title} people={chat.overview.participants} />
        <Truncated chat={chat} meaning={(limit) => words.truncatedMeaning({ limit })} />
        <HistoricalNotice chat={chat} />
        <UnreadNote kind="moments" />
        <FilterBar chat={chat} />
      </div>
      <Show
        of={moments}
        waiting={<WaitingMoments />}
        empty={<NoneYet onClear={hasFilters ? () => change(() => noFilters) : undefined} />}
        failed={(again) => <Failed again={again} />}
      >
        {({ moments: all, without_feelings: isWithoutFeelings }) => (
          <Recounted of={moments}>
            {isWithoutFeelings && <WithoutFeelings />}
            <MomentList all={all} isAll={!hasFilters} chat={chat} />
          </Recounted>
        )}
      </Show>
    </Page>
  )
}

function WaitingMoments() {
  return (
    <>
      <MomentRibbon shown={[]} />
      <div role="status" aria-label={words.loading} className="late space-y-12">
        <Skeleton className="h-64" />
        <Skeleton className="h-64" />
      </div>
    </>
  )
}

function Failed({ again }: { again: (() => void) | undefined }) {
  return (
    <Banner kind="failure">
      <p>{words.failed}</p>
      {again && (
        <Button kind="outline" size="small" onClick={again}>
          {say.retry}
        </Button>
      )}
    </Banner>
  )
}

/** What only feelings tell is missing; it may be there a little later. */
function WithoutFeelings() {
  const queries = useQueryClient()
  return (
    <Banner kind="note" className="mb-8">
      <p>{words.withoutFeelings}</p>
      <Button kind="outline" size="small" onClick={() => void queries.invalidateQueries({ queryKey: [api.moments.list.key] })}>
        {words.again}
      </Button>
    </Banner>
  )
}
