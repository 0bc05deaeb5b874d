import type { Asked, Contract, UploadAnswer } from '@convostat/api'
import { withFirstAnalyzed } from '#charts/notable.ts'
import { sharesOfChart } from '#charts/sentiment-share.ts'
import { CalendarChart } from '#components/figure/calendar-chart.tsx'
import { HeatmapChart } from '#components/figure/heatmap-chart.tsx'
import { Recounted } from '#components/figure/refreshing.tsx'
import { SentimentShareChart } from '#components/figure/sentiment-share-chart.tsx'
import { ShareChart } from '#components/figure/share-chart.tsx'
import { Show } from '#components/figure/show.tsx'
import { TimeseriesChart } from '#components/figure/timeseries-chart.tsx'
import { usePartShown } from '#components/figure/use-filter-label.ts'
import { FilterBar } from '#components/filters/filter-bar.tsx'
import { NothingLeft } from '#components/filters/nothing-left.tsx'
import { ChatNotes } from '#components/uploads/chat-notes.tsx'
import { RecentUploads } from '#components/uploads/recent-uploads.tsx'
import { WithChat } from '#components/uploads/with-chat.tsx'
import { api } from '#data/client/api.ts'
import { useCall } from '#data/client/use-call.ts'
import { useMapped } from '#data/client/use-mapped.ts'
import { personPlaces } from '#data/people/person-places.ts'
import { asked, isFiltered, noFilters } from '#data/search/filters.ts'
import { leadsWithin } from '#data/search/search-links.ts'
import { useFilters } from '#data/search/use-filters.ts'
import { sayDashboard } from '#messages/dashboard/index.ts'
import { isWithoutModel } from '#ui/failed-sentence.ts'
import { Page } from '#ui/page.tsx'
import { ActivitySummary } from './activity-summary.tsx'
import { EmotionBars, ToInsights } from './emotion-bars.tsx'
import { QuickActions } from './quick-actions.tsx'
import { ResponseTimes } from './response-times.tsx'
import { StatCards } from './stat-cards.tsx'
import { TitlePage } from './title-page.tsx'
import { Waiting, WaitingFigures } from './waiting.tsx'

const dashboard = sayDashboard

/** The chat this tab looks at, at a glance. */
export function Dashboard() {
  return (
    <WithChat isHome waiting={<Waiting />}>
      {(chat) => <ChatDashboard chat={chat} />}
    </WithChat>
  )
}

function ChatDashboard({ chat }: { chat: UploadAnswer }) {
  const placeOf = personPlaces(chat)
  const { filters, change } = useFilters(chat)
  const wanted = asked(filters, chat.overview.participants.length)
  const hasFilters = isFiltered(filters)
  const figures = useCall(api.overview.get, wanted, hasFilters ? undefined : chat)
  const leadTo = usePartShown(figures).leadTo ?? leadsWithin(chat, filters)
  return (
    <Page>
      <div className="space-y-6 sm:space-y-8">
        <TitlePage chat={chat} placeOf={placeOf} />
        <ChatNotes chat={chat} />
        <FilterBar chat={chat} filters={filters} change={change} placeOf={placeOf} figures={figures} />
      </div>
      <Show of={figures} waiting={<WaitingFigures />} empty={<NothingLeft onClear={() => change(() => noFilters)} />}>
        {(part) => (
          <Recounted of={figures} className="space-y-12 sm:space-y-16">
            <StatCards chat={part} hasFilters={hasFilters} leadTo={leadTo} />
            <div className="grid gap-x-16 gap-y-14 lg:grid-cols-2">
              <ResponseTimes chat={part} hasFilters={hasFilters} leadTo={leadTo} />
              <ActivitySummary chat={part} leadTo={leadTo} />
            </div>
          </Recounted>
        )}
      </Show>
      {(figures.state === 'ready' || figures.state === 'failed') && <Charts chat={chat} part={wanted} placeOf={placeOf} />}
      <RecentUploads chat={chat} />
      <QuickActions chat={chat} />
    </Page>
  )
}

interface ChartsProps {
  chat: UploadAnswer
  /** What the charts are narrowed to. */
  part: Asked<Contract['overview']['get']>
  placeOf: (name: string) => number
}

function Charts({ chat, part, placeOf }: ChartsProps) {
  const marked = chat.was_truncated ? withFirstAnalyzed : asAnswered
  const timeseries = useMapped(useCall(api.charts.timeseries, part), marked)
  const heatmap = useCall(api.charts.heatmap, part)
  const share = useCall(api.charts.messageShare, part)
  const calendar = useMapped(useCall(api.charts.calendar, part), marked)
  const sentiment = useMapped(useCall(api.charts.sentiment, part), sharesOfChart)
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
      <div className="grid gap-x-16 gap-y-16 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Recounted of={sentiment}>
          <SentimentShareChart of={sentiment}>
            <ToInsights />
          </SentimentShareChart>
        </Recounted>
        <EmotionBars part={part} hasModel={!(sentiment.state === 'failed' && isWithoutModel(sentiment.failure))} />
      </div>
    </section>
  )
}

const asAnswered = <Figure,>(figure: Figure): Figure => figure
