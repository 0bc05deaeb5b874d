import { say } from '../messages/index.ts'

const { fewer, more } = say.dashboard.charts.heatmap
const steps = ['var(--heat-0)', 'var(--heat-1)', 'var(--heat-2)', 'var(--heat-3)', 'var(--heat-4)', 'var(--heat-5)']

/** The steps of a heatmap, from fewer messages to more. */
export function HeatKey() {
  return (
    <span className="inline-flex items-center gap-1.5">
      {fewer}
      <span aria-hidden="true" className="inline-flex gap-0.5">
        {steps.map((color) => (
          <span key={color} className="size-3" style={{ backgroundColor: color }} />
        ))}
      </span>
      {more}
    </span>
  )
}
