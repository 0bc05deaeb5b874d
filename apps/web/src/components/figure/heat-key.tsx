import { sayDashboard } from '#messages/dashboard/index.ts'

const { fewer, more } = sayDashboard.charts.heatmap
const steps = ['var(--heat-0)', 'var(--heat-1)', 'var(--heat-2)', 'var(--heat-3)', 'var(--heat-4)', 'var(--heat-5)']

/** Below a heatmap: what the frames in it mean, where there are any, and its steps from fewer messages to more. */
export function HeatKey({ framed }: { framed: string | null }) {
  return (
    <div className="mt-2 flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm text-ink-faint">
      {framed && <span className="text-wax">{framed}</span>}
      <span className="inline-flex items-center gap-1.5">
        {fewer}
        <span aria-hidden="true" className="inline-flex gap-0.5">
          {steps.map((color) => (
            <span key={color} className="size-3" style={{ backgroundColor: color }} />
          ))}
        </span>
        {more}
      </span>
    </div>
  )
}
