import type { Notable } from '#charts/answers.ts'
import { sayCharts } from '#charts/messages/index.ts'
import { notableDetail, notableLabel } from '#charts/notable.ts'
import { format } from '#format/index.ts'
import { FigureLink } from './figure-link.tsx'

/** The days that the chart above marks, by their numbers in it. */
export function NotableDays({ days }: { days: readonly Notable[] }) {
  if (days.length === 0) return null
  return (
    <ol aria-label={sayCharts.notable.list} className="mt-3 flex flex-wrap gap-x-8 gap-y-1 text-sm text-ink-soft">
      {days.map((notable, i) => (
        <li key={notable.day} className="figures flex gap-2">
          <span aria-hidden="true" className="font-bold text-wax">
            {format.count(i + 1)}
          </span>
          <span>
            <span className="font-semibold text-ink">{notableLabel(notable)}:</span>{' '}
            <FigureLink wanted={{ from: notable.day, to: notable.day }} label={sayCharts.lead.show}>
              {notableDetail(notable)}
            </FigureLink>
          </span>
        </li>
      ))}
    </ol>
  )
}
