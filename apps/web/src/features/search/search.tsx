import type { UploadAnswer } from '@convostat/api'
import { type ReactNode, useRef } from 'react'
import { ScreenHead } from '#components/screen/screen-head.tsx'
import { HistoricalNotice } from '#components/uploads/historical.tsx'
import { NotKept } from '#components/uploads/not-kept.tsx'
import { RereadNotice } from '#components/uploads/reread-notice.tsx'
import { Truncated } from '#components/uploads/truncated.tsx'
import { WithChat } from '#components/uploads/with-chat.tsx'
import { useOpening } from '#data/chat/open-chat.ts'
import { api } from '#data/client/api.ts'
import { useCall } from '#data/client/use-call.ts'
import { asked, isBlank } from '#data/search/searching.ts'
import { useSearching } from '#data/search/use-searching.ts'
import { sayDashboard } from '#messages/dashboard/index.ts'
import { saySearch } from '#messages/search/index.ts'
import { Page } from '#ui/page.tsx'
import { ProgressBar } from '#ui/progress.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { FoundBy } from './found-by.tsx'
import { QuickFilters } from './quick-filters.tsx'
import { Results } from './results.tsx'
import { SearchChips } from './search-chips.tsx'
import type { SearchControl } from './search-control.ts'
import { SearchField } from './search-field.tsx'
import { Start } from './start.tsx'
import { WithoutModel } from './without-model.tsx'

const words = saySearch

/** Finding any message again. */
export function Search() {
  return <WithChat waiting={<Opening />}>{(chat) => <SearchChat chat={chat} />}</WithChat>
}

function SearchChat({ chat }: { chat: UploadAnswer }) {
  const { searching, change } = useSearching(chat)
  return searching ? <SearchScreen chat={chat} searching={searching} changeSearching={change} /> : <Waiting />
}

function SearchScreen({ chat, searching, changeSearching }: Pick<SearchControl, 'chat' | 'searching' | 'changeSearching'>) {
  const control: SearchControl = {
    chat,
    searching,
    changeSearching,
    filters: searching,
    change: (change, visit) =>
      changeSearching((now) => {
        const { from, to, authors } = change(now)
        return { from, to, authors }
      }, visit),
  }
  const people = chat.overview.participants.length
  const found = useCall(api.search.run, asked(searching, people))
  const top = useRef<HTMLElement>(null)
  const stay = () => top.current?.focus({ preventScroll: true })
  return (
    <SearchPage>
      <header className="space-y-4">
        <ScreenHead title={words.title} people={chat.overview.participants} about={words.of({ n: chat.overview.total_messages })} />
        <HistoricalNotice chat={chat} />
        <Truncated chat={chat} meaning={(limit) => words.truncated({ limit })} />
        <NotKept chat={chat} />
        <RereadNotice />
      </header>
      <section ref={top} tabIndex={-1} aria-label={words.field.label} className="scroll-mt-4 space-y-3 outline-none">
        <SearchField {...control} />
        <FilterPanel {...control} found={found}>
          <QuickFilters {...control} />
        </FilterPanel>
        <SearchChips {...control} stay={stay} />
        <WithoutModel stay={stay} />
      </section>
      {isBlank(searching) ? (
        <Start {...control} stay={stay} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 xl:grid-cols-[minmax(0,1fr)_18rem]">
          <Results {...control} found={found} top={top} />
          <FoundBy {...control} found={found} />
        </div>
      )}
    </SearchPage>
  )
}

/** The layout while the chat is opened from its copy. */
function Opening() {
  const progress = useOpening()
  return <Waiting>{progress && <ProgressBar {...progress} />}</Waiting>
}

function Waiting({ children }: { children?: ReactNode }) {
  return (
    <SearchPage>
      <div role="status">
        <p className="sr-only">{sayDashboard.opening}</p>
        <Skeleton className="h-12 w-56" />
        <Skeleton className="mt-3 h-6 w-40" />
      </div>
      {/* Its place is kept: how far it has come is known a moment after the layout is there. */}
      <div className="min-h-[44px] max-w-xl">{children && <div className="late">{children}</div>}</div>
      <Skeleton className="h-14" />
      <Skeleton className="h-72" />
    </SearchPage>
  )
}

/** No wider than lines are read with ease, but where who and when are beside the results. */
const SearchPage = ({ children }: { children: ReactNode }) => (
  <Page>
    <div className="max-w-[52rem] space-y-6 xl:max-w-none">{children}</div>
  </Page>
)
