import type { Loadable } from '../data/loadable.ts'
import { say } from '../messages/index.ts'
import type { Answer } from './answers.ts'
import { ChartFrame } from './chart-frame.tsx'
import { HeatKey } from './heat-key.tsx'
import { drawHeatmap } from './heatmap.ts'
import { Plot } from './plot.tsx'
import { heatmapTable } from './tables.ts'

const words = say.dashboard.charts.heatmap
/** Fewer messages than this are no habit. */
const fewest = 20
const sentence = ({ remark, messages }: Answer<'heatmap'>) =>
  remark && messages >= fewest ? words.sentence(remark.busiest_time.weekday, remark.busiest_time.part) : null

export function HeatmapChart({ of }: { of: Loadable<Answer<'heatmap'>> }) {
  return (
    <ChartFrame
      of={of}
      name={words.name}
      unit={words.unit}
      definition={say.counted.heatmap}
      sentence={sentence}
      table={heatmapTable}
      height={220}
    >
      {(data) => {
        const busiest = data.remark?.busiest_cell
        return (
          <>
            <Plot answer={data} name={words.name} label={sentence(data)} height={220} draw={drawHeatmap} />
            <div className="mt-2 flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm text-ink-faint">
              {busiest && <span className="text-wax">{words.framed(busiest.weekday, busiest.hour, busiest.messages)}</span>}
              <HeatKey />
            </div>
          </>
        )
      }}
    </ChartFrame>
  )
}
