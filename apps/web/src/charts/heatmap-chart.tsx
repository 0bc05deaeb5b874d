import type { Loadable } from '../data/loadable.ts'
import { say } from '../messages/index.ts'
import type { Answer } from './answers.ts'
import { ChartFrame } from './chart-frame.tsx'
import { HeatKey } from './heat-key.tsx'
import { heatKeyPart } from './heat-key-part.ts'
import { drawHeatmap } from './heatmap.ts'
import { usePartShown } from './part-shown.ts'
import { Plot } from './plot.tsx'
import { plotlyPart } from './plotly-part.ts'
import type { Saving } from './saving.ts'
import { heatmapTable } from './tables.ts'

const words = say.dashboard.charts.heatmap
/** Fewer messages than this are no habit. */
const fewest = 20
const sentence = ({ remark, messages }: Answer<'heatmap'>) =>
  remark && messages >= fewest ? words.sentence(remark.busiest_time.weekday, remark.busiest_time.part) : null

/** What the frame in the drawing means. */
const framed = ({ remark }: Answer<'heatmap'>): string | null => {
  const busiest = remark?.busiest_cell
  return busiest ? words.framed(busiest.weekday, busiest.hour, busiest.messages) : null
}

const saving: Saving<Answer<'heatmap'>> = {
  file: 'hours',
  sentence,
  notes: (data) => {
    const text = framed(data)
    return text ? [{ text }] : []
  },
  drawing: async (data, tokens, width) => [await plotlyPart(drawHeatmap(data, tokens, width)), heatKeyPart(tokens, width)],
}

export function HeatmapChart({ of }: { of: Loadable<Answer<'heatmap'>> }) {
  return (
    <ChartFrame
      of={of}
      name={words.name}
      unit={words.unit}
      definition={say.counted.heatmap}
      sentence={sentence}
      table={heatmapTable}
      saving={saving}
      part={usePartShown(of)}
      height={220}
    >
      {(data) => {
        const frame = framed(data)
        return (
          <>
            <Plot answer={data} name={words.name} label={sentence(data)} height={220} draw={drawHeatmap} />
            <div className="mt-2 flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm text-ink-faint">
              {frame && <span className="text-wax">{frame}</span>}
              <HeatKey />
            </div>
          </>
        )
      }}
    </ChartFrame>
  )
}
