import { Failure, type UploadAnswer } from '@convostat/api'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { CalendarChart } from '../../../charts/calendar-chart.tsx'
import { HeatmapChart } from '../../../charts/heatmap-chart.tsx'
import { ShareChart } from '../../../charts/share-chart.tsx'
import { TimeseriesChart } from '../../../charts/timeseries-chart.tsx'
import { api } from '../../../data/api.ts'
import { useChat, useCurrentId } from '../../../data/current.ts'
import { useCall } from '../../../data/use-call.ts'
import { say } from '../../../messages/index.ts'
import { Button, buttonLook } from '../../../ui/button.tsx'
import { ActivitySummary } from './activity-summary.tsx'
import { Page } from './page.tsx'
import { ResponseTimes } from './response-times.tsx'
import { StatCards } from './stat-cards.tsx'
import { TitlePage } from './title-page.tsx'
import { Waiting } from './waiting.tsx'

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
  return isGone(error) ? <NoData /> : <NotOpened onRetry={() => void refetch()} />
}

function ChatDashboard({ chat }: { chat: UploadAnswer }) {
  const places = new Map(chat.import.participants.map((name, place) => [name, place]))
  const placeOf = (name: string) => places.get(name) ?? places.size
  return (
    <Page>
      <TitlePage chat={chat} placeOf={placeOf} />
      <StatCards chat={chat} />
      <div className="grid gap-x-16 gap-y-14 lg:grid-cols-2">
        <ResponseTimes chat={chat} />
        <ActivitySummary chat={chat} />
      </div>
      <Charts placeOf={placeOf} />
    </Page>
  )
}

function Charts({ placeOf }: { placeOf: (name: string) => number }) {
  return (
    <section aria-labelledby="charts" className="space-y-16">
      <h2 id="charts" className="sr-only">
        {dashboard.charts.title}
      </h2>
      <TimeseriesChart of={useCall(api.charts.timeseries, {})} />
      <div className="grid gap-x-16 gap-y-16 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <HeatmapChart of={useCall(api.charts.heatmap, {})} />
        <ShareChart of={useCall(api.charts.messageShare, {})} placeOf={placeOf} />
      </div>
      <CalendarChart of={useCall(api.charts.calendar, {})} />
    </section>
  )
}

/** Whether the copy is no more; anything else may go better the next time. */
const isGone = (error: unknown): boolean => ['upload_not_found', 'no_chat'].includes(Failure.from(error).code)

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

/** There was a chat, but it cannot be opened any more. */
function NoData() {
  return (
    <div className="mx-auto max-w-xl space-y-4 px-4 py-28 text-center">
      <h1 className="display text-4xl">{dashboard.none.title}</h1>
      <p className="text-lg text-ink-soft">{dashboard.none.text}</p>
      <Link to="/app" className={buttonLook({ size: 'large', className: 'mt-4' })}>
        {dashboard.none.upload}
      </Link>
    </div>
  )
}
