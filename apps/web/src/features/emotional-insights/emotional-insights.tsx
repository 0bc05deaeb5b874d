import type { UploadAnswer } from '@convostat/api'
import { sharesOf } from '#charts/sentiment-share.ts'
import { Recounted } from '#components/figure/refreshing.tsx'
import { SentimentShareChart } from '#components/figure/sentiment-share-chart.tsx'
import { SentimentTimelineChart } from '#components/figure/sentiment-timeline-chart.tsx'
import { FilterBar } from '#components/filters/filter-bar.tsx'
import { NothingLeft } from '#components/filters/nothing-left.tsx'
import { useScreen } from '#components/screen/screen.ts'
import { useOverview } from '#components/screen/use-overview.ts'
import { HistoricalBlock, useHistorical } from '#components/uploads/historical.tsx'
import { OpeningPage } from '#components/uploads/opening-page.tsx'
import { Truncated } from '#components/uploads/truncated.tsx'
import { UnreadNote } from '#components/uploads/unread-note.tsx'
import { WithChat } from '#components/uploads/with-chat.tsx'
import { api } from '#data/client/api.ts'
import { engine } from '#data/client/engine.ts'
import { useCall } from '#data/client/use-call.ts'
import { useMapped } from '#data/client/use-mapped.ts'
import { usePlan } from '#data/license/plan.ts'
import { noFilters } from '#data/search/filters.ts'
import { sayEmotionalInsights } from '#messages/emotional-insights/index.ts'
import { Page } from '#ui/page.tsx'
import { ScreenTitle } from '#ui/screen-title.tsx'
import { monthly, yearly } from './answers.ts'
import { LanguagesRead } from './languages.tsx'
import { PeaksAndValleys } from './peaks-and-valleys.tsx'
import { PeriodChoice, usePeriod } from './period-choice.tsx'
import { ProBlock } from './pro-block.tsx'
import { doubtful } from './sentences.ts'
import { Doubt, Failed, Reading } from './states.tsx'
import { OverallTrend } from './trend.tsx'
import { troubleOf } from './trouble.ts'

const words = sayEmotionalInsights

/** What the words of the chat this tab looks at sound like. */
export function EmotionalInsights() {
  return (
    <WithChat waiting={<OpeningPage title={sayEmotionalInsights.title} parts={['h-40', 'h-80']} />}>
      {(chat) => <OfChat chat={chat} key={chat.upload_id} />}
    </WithChat>
  )
}

function OfChat({ chat }: { chat: UploadAnswer }) {
  const isHistorical = useHistorical(chat)
  return (
    <Page>
      {isHistorical ? (
        <>
          <Title />
          <HistoricalBlock chat={chat} />
        </>
      ) : (
        <Insights chat={chat} />
      )}
    </Page>
  )
}

const Title = () => <ScreenTitle title={words.title} about={words.about} />

function Insights({ chat }: { chat: UploadAnswer }) {
  const { plan, isKnown } = usePlan()
  const isPro = isKnown && plan === 'pro'
  const { change, part } = useScreen()
  const figures = useOverview(chat)
  const { period, choose } = usePeriod()
  // Asked here, before the cards of Pro ask.
  const trend = useCall(api.sentiment.trend, part)
  const months = useMapped(useCall(api.sentiment.monthly, part), monthly)
  const years = useMapped(useCall(api.sentiment.yearly, part), yearly)
  const shares = useMapped(useCall(api.sentiment.distribution, part), sharesOf)
  const extremes = useCall(api.sentiment.peaksValleys, part)
  const languages = useCall(api.sentiment.languages, part)
  const timeline = period === 'yearly' ? years : months
  const free = [trend, months, years, shares, extremes, languages]
  const trouble = troubleOf(free)
  const doubt = languages.state === 'ready' ? doubtful(languages.data) : null
  return (
    <>
      <div className="space-y-6 sm:space-y-8">
        <Title />
        <p className="max-w-[75ch] text-base text-ink-faint">
          {engine.kind === 'browser' ? words.aboutModel : words.aboutModelServer({ host: engine.host })}
        </p>
        <Truncated chat={chat} meaning={(limit) => words.truncatedMeaning({ limit })} />
        <FilterBar chat={chat} />
        {doubt !== null && <Doubt sentence={doubt} />}
        <UnreadNote kind="corrections" />
      </div>
      {figures.state === 'empty' ? (
        <NothingLeft onClear={() => change(() => noFilters)} />
      ) : trouble ? (
        <Failed {...trouble} />
      ) : (
        <>
          <Reading of={free} />
          {/* What stands out comes first, for those who see it. */}
          {isPro && <ProBlock isPro />}
          <OverallTrend of={trend} />
          <Recounted of={timeline}>
            <SentimentTimelineChart of={timeline} by={period} tools={<PeriodChoice period={period} onChoose={choose} />} />
          </Recounted>
          <Recounted of={shares}>
            <SentimentShareChart of={shares} level={2} />
          </Recounted>
          <PeaksAndValleys of={extremes} />
          {isKnown && !isPro && <ProBlock isPro={false} />}
          <LanguagesRead of={languages} />
        </>
      )}
    </>
  )
}
