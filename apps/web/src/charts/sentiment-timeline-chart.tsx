import { type ReactNode, useCallback } from 'react'
import type { Loadable } from '../data/loadable.ts'
import { say } from '../messages/index.ts'
import { ChartFrame } from './chart-frame.tsx'
import { usePartShown } from './part-shown.ts'
import { Plot, type Point } from './plot.tsx'
import type { Picked } from './plotly-chart.tsx'
import { plotlyPart } from './plotly-part.ts'
import type { Saving } from './saving.ts'
import {
  daysOfPeriod,
  drawSentimentTimeline,
  hintOf,
  type SentimentTimeline,
  sentimentTimelineTable,
  timelineSentence,
} from './sentiment-timeline.ts'

const words = say.emotionalInsights.timeline

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

/** How a chat sounds over its months or years; each bar leads to the messages of its time. */
export function SentimentTimelineChart({ of, by, tools }: SentimentTimelineChartProps) {
  const { words: part, leadTo } = usePartShown(of)
  const periods = of.state === 'ready' ? of.data.periods : null
  const pointAt = useCallback(
    ({ x }: Picked): Point | null => {
      const picked = periods?.[Number(x)]
      return picked && leadTo ? { said: hintOf(picked), messages: picked.messages, lead: leadTo(daysOfPeriod(picked.period)) } : null
    },
    [periods, leadTo],
  )
  return (
    <ChartFrame
      of={of}
      name={words.name}
      unit={words.units[of.state === 'ready' ? of.data.by : by]}
      definition={words.definition}
      sentence={timelineSentence}
      table={(timeline) => sentimentTimelineTable(timeline, leadTo)}
      saving={saving}
      part={part}
      lead={leadTo?.()}
      empty={say.emotionalInsights.nothingScored}
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
          pointAt={leadTo && pointAt}
        />
      )}
    </ChartFrame>
  )
}
