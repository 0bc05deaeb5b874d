import type { Answer } from '#charts/answers.ts'
import { drawingPart } from '#charts/drawing-part.ts'
import { heatKeyPart } from '#charts/heat-key-image.ts'
import { busiestHour, drawHeatmap } from '#charts/heatmap.ts'
import type { Saving } from '#charts/saving.ts'
import { heatmapTable } from '#charts/tables.ts'
import { useWriters } from '#components/screen/use-shown.ts'
import type { Loadable } from '#data/client/loadable.ts'
import { sayDashboard } from '#messages/dashboard/index.ts'
import { framedHour, type Writers } from '#messages/dashboard/sentences.ts'
import { ChartFrame } from './chart-frame.tsx'
import { HeatKey } from './heat-key.tsx'
import { sayCounted } from './messages/index.ts'
import { Plot } from './plot.tsx'
import { sayHeatmap } from './sentences.ts'

const words = sayDashboard.charts.heatmap

/** What the frame in the drawing means. */
function framed(answer: Answer<'heatmap'>): string | null {
  const busiest = busiestHour(answer)
  return busiest && framedHour(busiest)
}

const saving = (writers: Writers): Saving<Answer<'heatmap'>> => ({
  file: 'hours',
  sentence: (data) => sayHeatmap(data, writers),
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
      sentence={(data) => sayHeatmap(data, writers)}
      tooFew={sayDashboard.charts.tooFew}
      table={heatmapTable}
      saving={saving(writers)}
      height={220}
    >
      {(data) => (
        <>
          <Plot answer={data} name={words.name} label={sayHeatmap(data, writers)} height={220} draw={drawHeatmap} />
          <HeatKey framed={framed(data)} />
        </>
      )}
    </ChartFrame>
  )
}
