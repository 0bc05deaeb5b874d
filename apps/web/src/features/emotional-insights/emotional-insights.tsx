import type { UploadAnswer } from '@convostat/api'
import { fingerprintConclusion } from '#charts/fingerprint.ts'
import { type SentimentShares, sentimentShareSentence, sharesOf } from '#charts/sentiment-share.ts'
import { Recounted } from '#components/figure/refreshing.tsx'
import { SentimentShareChart } from '#components/figure/sentiment-share-chart.tsx'
import { SentimentTimelineChart } from '#components/figure/sentiment-timeline-chart.tsx'
import { FilterBar } from '#components/filters/filter-bar.tsx'
import { NothingLeft } from '#components/filters/nothing-left.tsx'
import { useScreen } from '#components/screen/screen.ts'
import { type Lead, ScreenHead } from '#components/screen/screen-head.tsx'
import { useOverview } from '#components/screen/use-overview.ts'
import { HistoricalBlock, useHistorical } from '#components/uploads/historical.tsx'
import { OpeningPage } from '#components/uploads/opening-page.tsx'
import { Truncated } from '#components/uploads/truncated.tsx'
import { UnreadNote } from '#components/uploads/unread-note.tsx'
import { WithChat } from '#components/uploads/with-chat.tsx'
import { api } from '#data/client/api.ts'
import type { Loadable } from '#data/client/loadable.ts'
import { useCall } from '#data/client/use-call.ts'
import { useMapped } from '#data/client/use-mapped.ts'
import { usePlan } from '#data/license/plan.ts'
import { noFilters } from '#data/search/filters.ts'
import { sayEmotionalInsights } from '#messages/emotional-insights/index.ts'
import { Page } from '#ui/page.tsx'
import { monthly, yearly } from './answers.ts'
import { LanguagesRead } from './languages.tsx'
import { ModelNote } from './model-note.tsx'
import { PeaksAndValleys } from './peaks-and-valleys.tsx'
import { PeriodChoice, usePeriod } from './period-choice.tsx'
import { ProBlock } from './pro-block.tsx'
import { doubtful, moodLead } from './sentences.ts'
import { Doubt, Failed, Reading } from './states.tsx'
import { OverallTrend } from './trend.tsx'
import { troubleOf } from './trouble.ts'
import { useFindings } from './use-findings.ts'
import { ChatVibe } from './vibe.tsx'

const words = sayEmotionalInsights

/** What the words of the chat this tab looks at sound like. */
export function EmotionalInsights() {
  return (
    <WithChat waiting={<OpeningPage title={sayEmotionalInsights.title} isLed parts={['h-40', 'h-80']} />}>
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
          <ScreenHead title={words.title} people={chat.overview.participants} />
          <HistoricalBlock chat={chat} />
        </>
      ) : (
        <Insights chat={chat} />
      )}
    </Page>
  )
}

/** Which finding comes first depends on the plan. */
const notKnown: Loadable<SentimentShares> = { state: 'loading' }

interface HeadProps<T> {
  chat: UploadAnswer
  lead: Lead<T>
}

const Head = <T,>({ chat, lead }: HeadProps<T>) => (
  <ScreenHead title={words.title} people={chat.overview.participants} lead={lead} filters={<FilterBar chat={chat} isAtEnd />} />
)

/** With Pro the screen begins with what stands out, else with which emotions lead. */
function ProHead({ chat }: Pick<HeadProps<never>, 'chat'>) {
  const { moods, fingerprint, isMoodFirst } = useFindings()
  return isMoodFirst ? (
    <Head chat={chat} lead={{ of: moods, sentence: moodLead }} />
  ) : (
    <Head chat={chat} lead={{ of: fingerprint, sentence: fingerprintConclusion }} />
  )
}

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
  const isEmpty = figures.state === 'empty'
  const isShown = !isEmpty && !trouble
  const doubt = languages.state === 'ready' ? doubtful(languages.data) : null
  return (
    <>
      <div className="relative mb-10 space-y-6 sm:mb-12 sm:space-y-8">
        {isPro ? (
          <ProHead chat={chat} />
        ) : (
          <Head chat={chat} lead={{ of: isKnown ? shares : notKnown, sentence: sentimentShareSentence }} />
        )}
        <ModelNote />
        <Truncated chat={chat} meaning={(limit) => words.truncatedMeaning({ limit })} />
        {doubt !== null && <Doubt sentence={doubt} />}
        <UnreadNote kind="corrections" />
        {isShown && <Reading of={free} />}
      </div>
      {isEmpty ? (
        <NothingLeft onClear={() => change(() => noFilters)} />
      ) : trouble ? (
        <Failed {...trouble} />
      ) : (
        <>
          {isPro ? <ProBlock isPro /> : <Distribution of={shares} isLead />}
          {isPro ? (
            <div className="grid gap-x-16 gap-y-12 sm:gap-y-16 lg:grid-cols-2">
              <ChatVibe level={2} />
              <OverallTrend of={trend} />
            </div>
          ) : (
            <OverallTrend of={trend} />
          )}
          <Recounted of={timeline}>
            <SentimentTimelineChart of={timeline} by={period} tools={<PeriodChoice period={period} onChoose={choose} />} />
          </Recounted>
          {isPro && <Distribution of={shares} />}
          <PeaksAndValleys of={extremes} />
          {isKnown && !isPro && <ProBlock isPro={false} />}
          <LanguagesRead of={languages} />
        </>
      )}
    </>
  )
}

const Distribution = ({ of, isLead }: { of: Loadable<SentimentShares>; isLead?: boolean }) => (
  <Recounted of={of}>
    <SentimentShareChart of={of} level={2} isLead={isLead} />
  </Recounted>
)
