import type { Answer } from '#charts/answers.ts'
import { drawingPart } from '#charts/drawing-part.ts'
import { heatKeyPart } from '#charts/heat-key-image.ts'
import { busiestTime, drawHeatmap } from '#charts/heatmap.ts'
import type { Saving } from '#charts/saving.ts'
import { heatmapTable } from '#charts/tables.ts'
import { useWriters } from '#components/screen/use-shown.ts'
import type { Loadable } from '#data/client/loadable.ts'
import { sayDashboard } from '#messages/dashboard/index.ts'
import { framedTime, heatmapSentence, type Writers } from '#messages/dashboard/sentences.ts'
import { ChartFrame } from './chart-frame.tsx'
import { HeatKey } from './heat-key.tsx'
import { sayCounted } from './messages/index.ts'
import { Plot } from './plot.tsx'

const words = sayDashboard.charts.heatmap
function sentence(answer: Answer<'heatmap'>, writers: Writers): string | null {
  const busiest = busiestTime(answer)
  return busiest && heatmapSentence({ weekday: busiest.weekday, part: busiest.part, writers })
}

/** What the frame in the drawing means. */
function framed(answer: Answer<'heatmap'>): string | null {
  const busiest = busiestTime(answer)
  return busiest && framedTime({ weekday: busiest.weekday, part: busiest.part, messages: busiest.messages })
}

const saving = (writers: Writers): Saving<Answer<'heatmap'>> => ({
  file: 'hours',
  sentence: (data) => sentence(data, writers),
  notes: (data) => {
    const text = framed(data)
    return text ? [{ text }] : []
  },
  drawing: async (data, tokens, width) => [drawingPart(drawHeatmap(data, tokens, width), tokens), heatKeyPart(tokens, width)],
})

export function HeatmapChart({ of }: { of: Loadable<Answer<'heatmap'>> }) {
  const writers = useWriters(of)
  return (
    <ChartFrame
      of={of}
      name={words.name}
      unit={words.unit}
      definition={sayCounted.heatmap}
      sentence={(data) => sentence(data, writers)}
      tooFew={sayDashboard.charts.tooFew}
      table={heatmapTable}
      saving={saving(writers)}
      height={220}
    >
      {(data) => (
        <>
          <Plot answer={data} name={words.name} label={sentence(data, writers)} height={220} draw={drawHeatmap} />
          <HeatKey framed={framed(data)} />
        </>
      )}
    </ChartFrame>
  )
}
