import { drawingPart } from '#charts/drawing-part.ts'
import type { Saving } from '#charts/saving.ts'
import { drawUsage, type Usage, usageSentence, usageTable } from '#charts/usage-timeline.ts'
import type { Loadable } from '#data/client/loadable.ts'
import { sayMilestones } from '#messages/milestones/index.ts'
import { ChartFrame } from './chart-frame.tsx'
import { Plot } from './plot.tsx'

const words = sayMilestones.timeline

const saving: Saving<Usage> = {
  file: 'milestone',
  sentence: usageSentence,
  notes: () => [],
  drawing: async (usage, tokens, width) => [drawingPart(drawUsage(usage, tokens, width), tokens)],
}

interface UsageTimelineChartProps {
  of: Loadable<Usage>
  /** What is counted, in words: it is in the picture, which is far from its screen. */
  unit: string
}

/** In how many messages of each month a keyword was said. The keyword is page text, never a label of the drawing. */
export function UsageTimelineChart({ of, unit }: UsageTimelineChartProps) {
  return (
    <ChartFrame
      of={of}
      name={words.name}
      unit={unit}
      definition={sayMilestones.counted.timeline}
      sentence={usageSentence}
      table={usageTable}
      saving={saving}
      height={250}
    >
      {(usage) => <Plot answer={usage} name={words.name} label={usageSentence(usage)} height={250} draw={drawUsage} />}
    </ChartFrame>
  )
}
