import type { UploadAnswer } from '@convostat/api'
import { withFirstAnalyzed } from '#charts/notable.ts'
import { sharesOfChart } from '#charts/sentiment-share.ts'
import { CalendarChart } from '#components/figure/calendar-chart.tsx'
import { HeatmapChart } from '#components/figure/heatmap-chart.tsx'
import { Recounted } from '#components/figure/refreshing.tsx'
import { SentimentShareChart } from '#components/figure/sentiment-share-chart.tsx'
import { ShareChart } from '#components/figure/share-chart.tsx'
import { Show } from '#components/figure/show.tsx'
import { TimeseriesChart } from '#components/figure/timeseries-chart.tsx'
import { FilterBar } from '#components/filters/filter-bar.tsx'
import { NothingLeft } from '#components/filters/nothing-left.tsx'
import { PartByPart } from '#components/screen/part-by-part.tsx'
import { ScreenContext, useFigure, useScreen } from '#components/screen/screen.ts'
import { useOverview } from '#components/screen/use-overview.ts'
import { useShown } from '#components/screen/use-shown.ts'
import { ChatNotes } from '#components/uploads/chat-notes.tsx'
import { RecentUploads } from '#components/uploads/recent-uploads.tsx'
import { WithChat } from '#components/uploads/with-chat.tsx'
import type { Loadable } from '#data/client/loadable.ts'
import { useMapped } from '#data/client/use-mapped.ts'
import { noFilters } from '#data/search/filters.ts'
import { sayDashboard } from '#messages/dashboard/index.ts'
import { isWithoutModel } from '#ui/failed-sentence.ts'
import { later } from '#ui/lazy.ts'
import { Page } from '#ui/page.tsx'
import { ActivitySummary } from './activity-summary.tsx'
import { EmotionBars, ToInsights } from './emotion-bars.tsx'
import { QuickActions } from './quick-actions.tsx'
import { ResponseTimes } from './response-times.tsx'
import { StatCards } from './stat-cards.tsx'
import { Story } from './story.tsx'
import { storyWaitingHeight } from './story-height.ts'
import { TitlePage } from './title-page.tsx'
import { Waiting, WaitingFigures } from './waiting.tsx'

const dashboard = sayDashboard
/** Of fewer messages there is little to count, and all can be read. */
const fewestCounted = 50

/** Far below the window at first. */
const ByPersonChart = later(async () => (await import('#components/figure/by-person-chart.tsx')).ByPersonChart)

/** Most chats are longer. */
const Letter = later(async () => (await import('./letter.tsx')).Letter)

/** The chat this tab looks at, at a glance. */
export function Dashboard() {
  return (
    <WithChat isHome hasSnapshot waiting={<Waiting />}>
      {(chat) => <ChatDashboard chat={chat} />}
    </WithChat>
  )
}

function ChatDashboard({ chat }: { chat: UploadAnswer }) {
  const { change } = useScreen()
  const figures = useOverview(chat)
  const shown = useShown(figures)
  return (
    <Page>
      <div className="space-y-6 sm:space-y-8">
        <TitlePage chat={chat} />
        <ChatNotes chat={chat} />
        <FilterBar chat={chat} />
      </div>
      <PartByPart>
        <Beginning of={figures} />
        <Show of={figures} waiting={<WaitingFigures />} empty={<NothingLeft onClear={() => change(() => noFilters)} />}>
          {(part) => (
            <Recounted of={figures} className="space-y-12 sm:space-y-16">
              <ScreenContext value={shown}>
                <StatCards chat={part} />
                <div className="grid gap-x-16 gap-y-14 lg:grid-cols-2">
                  <ResponseTimes chat={part} />
                  <ActivitySummary chat={part} />
                </div>
              </ScreenContext>
            </Recounted>
          )}
        </Show>
        {(figures.state === 'ready' || figures.state === 'failed') && <Charts chat={chat} />}
        <RecentUploads chat={chat} />
        <QuickActions chat={chat} />
      </PartByPart>
    </Page>
  )
}

/** Three cards about what stands out; where there are few messages, all of them. */
function Beginning({ of }: { of: Loadable<UploadAnswer> }) {
  if (of.state === 'ready' && of.data.overview.total_messages < fewestCounted) return <Letter messages={of.data.overview.total_messages} />
  return <div className={storyWaitingHeight}>{(of.state === 'ready' || of.state === 'failed') && <Story />}</div>
}

function Charts({ chat }: { chat: UploadAnswer }) {
  const marked = chat.was_truncated ? withFirstAnalyzed : asAnswered
  const timeseries = useMapped(useFigure('timeseries'), marked)
  const heatmap = useFigure('heatmap')
  const share = useFigure('messageShare')
  const calendar = useMapped(useFigure('calendar'), marked)
  const sentiment = useMapped(useFigure('sentimentChart'), sharesOfChart)
  return (
    <section aria-labelledby="charts" className="space-y-16">
      <h2 id="charts" className="sr-only">
        {dashboard.charts.title}
      </h2>
      <PartByPart>
        <Recounted of={timeseries}>
          <TimeseriesChart of={timeseries} />
        </Recounted>
        {chat.overview.participants.length > 1 && <ByPersonChart />}
        <div className="grid gap-x-16 gap-y-16 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <Recounted of={heatmap}>
            <HeatmapChart of={heatmap} />
          </Recounted>
          <Recounted of={share}>
            <ShareChart of={share} />
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
          <EmotionBars hasModel={!(sentiment.state === 'failed' && isWithoutModel(sentiment.failure))} />
        </div>
      </PartByPart>
    </section>
  )
}

const asAnswered = <Figure,>(figure: Figure): Figure => figure
