import { byPersonOf } from '#charts/by-person.ts'
import { ribbonSentence } from '#charts/ribbon/words.ts'
import { ByPersonFrame } from '#components/figure/by-person-chart.tsx'
import { CalendarChart } from '#components/figure/calendar-chart.tsx'
import { HeatmapChart } from '#components/figure/heatmap-chart.tsx'
import { Ribbon, Thread } from '#components/figure/ribbon.tsx'
import { SentimentShareChart } from '#components/figure/sentiment-share-chart.tsx'
import { SentimentTimelineChart } from '#components/figure/sentiment-timeline-chart.tsx'
import { ShareChart } from '#components/figure/share-chart.tsx'
import { TimeseriesChart } from '#components/figure/timeseries-chart.tsx'
import { UsageTimelineChart } from '#components/figure/usage-timeline-chart.tsx'
import { ExampleScreen } from '#components/screen/example-screen.tsx'
import { MoodsAndEmotions } from '#features/emotional-insights/pro-block.tsx'
import { calendar, ribbonOf, series, shareOf, shares, sounding, usage, week } from './invented.ts'
import { Beside, Specimens } from './specimen.tsx'
import { words } from './words.ts'

const ready = <T,>(data: T) => ({ state: 'ready' as const, data })

export function Charts() {
  return (
    <Specimens id="charts" title={words.parts.charts}>
      <Ribbon of={ready(ribbonOf(words.names.slice(0, 2)))} label={ribbonSentence} className="h-[172px]" />
      <Ribbon of={ready(ribbonOf(words.names))} label={ribbonSentence} className="h-[172px]" />
      <Beside>
        <Ribbon of={ready(ribbonOf(words.names))} label={ribbonSentence} className="h-12" />
        <Ribbon of={ready(ribbonOf(words.names))} label={ribbonSentence} className="h-6" />
        <div className="h-12">
          <Thread isDotted />
        </div>
      </Beside>
      <TimeseriesChart of={ready(series)} />
      <Beside>
        <HeatmapChart of={ready(week)} />
        <ShareChart of={ready(shareOf(words.names))} />
      </Beside>
      <ByPersonFrame of={ready(byPersonOf(ribbonOf(words.names.slice(0, 2))))} />
      <CalendarChart of={ready(calendar)} />
      <SentimentTimelineChart of={ready(sounding)} by="monthly" tools={null} />
      <Beside>
        <SentimentShareChart of={ready(shares)} />
        <UsageTimelineChart of={ready(usage)} unit={words.keyword} />
      </Beside>
      <ExampleScreen>
        <MoodsAndEmotions />
      </ExampleScreen>
    </Specimens>
  )
}
