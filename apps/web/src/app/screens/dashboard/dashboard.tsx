import { type Asked, type Contract, Failure, type FailureCode, type UploadAnswer } from '@convostat/api'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { CalendarChart } from '../../../charts/calendar-chart.tsx'
import { HeatmapChart } from '../../../charts/heatmap-chart.tsx'
import { ShareChart } from '../../../charts/share-chart.tsx'
import { TimeseriesChart } from '../../../charts/timeseries-chart.tsx'
import { api } from '../../../data/api.ts'
import { useChat, useCurrentId } from '../../../data/current.ts'
import { asked, isFiltered, noFilters } from '../../../data/filters.ts'
import { useCall } from '../../../data/use-call.ts'
import { useFilters } from '../../../data/use-filters.ts'
import { FilterBar } from '../../../filters/filter-bar.tsx'
import { say } from '../../../messages/index.ts'
import { Button, buttonLook } from '../../../ui/button.tsx'
import { Recounted } from '../../../ui/recounted.tsx'
import { Show } from '../../../ui/show.tsx'
import { ChatNotes } from '../../../uploads/chat-notes.tsx'
import { Vanished } from '../../../uploads/storage-notices.tsx'
import { ActivitySummary } from './activity-summary.tsx'
import { NothingLeft } from './nothing-left.tsx'
import { Page } from './page.tsx'
import { QuickActions } from './quick-actions.tsx'
import { RecentUploads } from './recent-uploads.tsx'
import { ResponseTimes } from './response-times.tsx'
import { StatCards } from './stat-cards.tsx'
import { TitlePage } from './title-page.tsx'
import { Waiting, WaitingFigures } from './waiting.tsx'

const { dashboard } = say

/** The chat this tab looks at, at a glance. */
export function Dashboard() {
  const id = useCurrentId()
  const { data: chat, error, refetch } = useChat()
  // Nothing was ever analyzed here: the start page says what this is.
  useEffect(() => {
    if (id === null) location.replace('/')
  }, [id])
  if (chat) return <ChatDashboard chat={chat} />
  if (!error) return <Waiting />
  const { code, message } = Failure.from(error)
  if (code === 'upload_damaged') return <NoData text={message} />
  return isGone(code) ? <NoData text={dashboard.none.text} /> : <NotOpened onRetry={() => void refetch()} />
}

function ChatDashboard({ chat }: { chat: UploadAnswer }) {
  const places = new Map(chat.import.participants.map((name, place) => [name, place]))
  const placeOf = (name: string) => places.get(name) ?? places.size
  const { filters, change } = useFilters(chat)
  const part = asked(filters, chat.overview.participants.length)
  const hasFilters = isFiltered(filters)
  const figures = useCall(api.overview.get, part, hasFilters ? undefined : chat)
  return (
    <Page>
      <div className="space-y-6 sm:space-y-8">
        <TitlePage chat={chat} placeOf={placeOf} />
        <ChatNotes chat={chat} />
        <FilterBar chat={chat} filters={filters} change={change} placeOf={placeOf} figures={figures} />
      </div>
      <Show of={figures} waiting={<WaitingFigures />} empty={<NothingLeft onClear={() => change(() => noFilters)} />}>
        {(chat) => (
          <Recounted of={figures} className="space-y-12 sm:space-y-16">
            <StatCards chat={chat} hasFilters={hasFilters} />
            <div className="grid gap-x-16 gap-y-14 lg:grid-cols-2">
              <ResponseTimes chat={chat} hasFilters={hasFilters} />
              <ActivitySummary chat={chat} />
            </div>
          </Recounted>
        )}
      </Show>
      {(figures.state === 'ready' || figures.state === 'failed') && <Charts part={part} placeOf={placeOf} />}
      <RecentUploads chat={chat} />
      <QuickActions chat={chat} />
    </Page>
  )
}

interface ChartsProps {
  /** What the charts are narrowed to. */
  part: Asked<Contract['overview']['get']>
  placeOf: (name: string) => number
}

function Charts({ part, placeOf }: ChartsProps) {
  const timeseries = useCall(api.charts.timeseries, part)
  const heatmap = useCall(api.charts.heatmap, part)
  const share = useCall(api.charts.messageShare, part)
  const calendar = useCall(api.charts.calendar, part)
  return (
    <section aria-labelledby="charts" className="space-y-16">
      <h2 id="charts" className="sr-only">
        {dashboard.charts.title}
      </h2>
      <Recounted of={timeseries}>
        <TimeseriesChart of={timeseries} />
      </Recounted>
      <div className="grid gap-x-16 gap-y-16 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Recounted of={heatmap}>
          <HeatmapChart of={heatmap} />
        </Recounted>
        <Recounted of={share}>
          <ShareChart of={share} placeOf={placeOf} />
        </Recounted>
      </div>
      <Recounted of={calendar}>
        <CalendarChart of={calendar} />
      </Recounted>
    </section>
  )
}

/** Whether the copy is no more; anything else may go better the next time. */
const isGone = (code: FailureCode): boolean => code === 'upload_not_found' || code === 'no_chat'

/** The chat is there, but opening it went wrong. */
function NotOpened({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="mx-auto max-w-xl space-y-4 px-4 py-28 text-center">
      <h1 className="display text-4xl">{dashboard.none.title}</h1>
      <p className="text-lg text-ink-soft">{dashboard.none.failed}</p>
      <div className="flex flex-wrap justify-center gap-3 pt-4">
        <Button size="large" onClick={onRetry}>
          {say.retry}
        </Button>
        <Link to="/app" className={buttonLook({ kind: 'outline', size: 'large' })}>
          {dashboard.none.upload}
        </Link>
      </div>
    </div>
  )
}

/** There was a chat, but it cannot be opened any more; another try would be in vain. */
function NoData({ text }: { text: string }) {
  return (
    <div className="mx-auto max-w-xl space-y-4 px-4 py-28 text-center">
      <h1 className="display text-4xl">{dashboard.none.title}</h1>
      <p className="text-lg text-ink-soft">{text}</p>
      <Vanished />
      <Link to="/app" className={buttonLook({ size: 'large', className: 'mt-4' })}>
        {dashboard.none.upload}
      </Link>
      <div className="pt-16 text-left empty:hidden">
        <RecentUploads />
      </div>
    </div>
  )
}
