import type { Loadable } from '../data/loadable.ts'
import { say } from '../messages/index.ts'
import type { Answer } from './answers.ts'
import { drawCalendar } from './calendar.ts'
import { ChartFrame } from './chart-frame.tsx'
import { HeatKey } from './heat-key.tsx'
import { Plot } from './plot.tsx'
import { calendarTable } from './tables.ts'

const words = say.dashboard.charts.calendar

function sentence({ remark }: Answer<'calendar'>): string | null {
  if (!remark || remark.total_days === 1) return null
  const { active_days: active, total_days: total, longest_streak: streak } = remark
  return words.sentence(active, total, streak.days, streak.from, streak.to)
}

export function CalendarChart({ of }: { of: Loadable<Answer<'calendar'>> }) {
  return (
    <ChartFrame
      of={of}
      name={words.name}
      unit={words.unit}
      definition={say.counted.calendar}
      sentence={sentence}
      table={calendarTable}
      height={140}
    >
      {(data) => (
        <>
          <Plot answer={data} name={words.name} label={sentence(data)} height={140} draw={drawCalendar} />
          <div className="mt-2 text-sm text-ink-faint">
            <HeatKey />
          </div>
        </>
      )}
    </ChartFrame>
  )
}
