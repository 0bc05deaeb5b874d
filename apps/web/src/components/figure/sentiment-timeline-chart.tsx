import type { ReactNode } from 'react'
import { plotlyPart } from '#charts/plotly-image.ts'
import type { Saving } from '#charts/saving.ts'
import {
  drawSentimentTimeline,
  periodAt,
  type SentimentTimeline,
  sentimentTimelineTable,
  timelineSentence,
} from '#charts/sentiment-timeline.ts'
import type { Loadable } from '#data/client/loadable.ts'
import { sayEmotionalInsights } from '#messages/emotional-insights/index.ts'
import { ChartFrame } from './chart-frame.tsx'
import { Plot } from './plot.tsx'
import { sentimentTimelineDefinition } from './sentences.ts'

const words = sayEmotionalInsights.timeline

const saving: Saving<SentimentTimeline> = {
  file: 'sentiment-timeline',
  sentence: timelineSentence,
  notes: () => [],
  drawing: async (timeline, tokens, width) => [await plotlyPart(drawSentimentTimeline(timeline, tokens, width))],
}

interface SentimentTimelineChartProps {
  of: Loadable<SentimentTimeline>
  by: SentimentTimeline['by']
  /** Chooses between months and years. */
  tools: ReactNode
}

/** How a chat sounds over its months or years; each bar links to the messages of its time. */
export function SentimentTimelineChart({ of, by, tools }: SentimentTimelineChartProps) {
  return (
    <ChartFrame
      of={of}
      name={words.name}
      unit={words.units[of.state === 'ready' ? of.data.by : by]}
      definition={sentimentTimelineDefinition}
      sentence={timelineSentence}
      table={sentimentTimelineTable}
      saving={saving}
      empty={sayEmotionalInsights.nothingScored}
      height={300}
      level={2}
      tools={tools}
    >
      {(timeline) => (
        <Plot
          answer={timeline}
          name={words.name}
          label={timelineSentence(timeline)}
          height={300}
          draw={drawSentimentTimeline}
          pointAt={periodAt}
        />
      )}
    </ChartFrame>
  )
}
