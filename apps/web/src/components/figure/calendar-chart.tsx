import type { Answer } from '#charts/answers.ts'
import { drawCalendar } from '#charts/calendar.ts'
import { calendarRows } from '#charts/calendar-picture.ts'
import { drawingPart } from '#charts/drawing-part.ts'
import { heatKeyPart } from '#charts/heat-key-image.ts'
import { framedStreak, streakOf } from '#charts/notable.ts'
import type { Saving } from '#charts/saving.ts'
import { calendarTable } from '#charts/tables.ts'
import { useWriters } from '#components/screen/use-shown.ts'
import type { Loadable } from '#data/client/loadable.ts'
import { sayDashboard } from '#messages/dashboard/index.ts'
import type { Writers } from '#messages/dashboard/sentences.ts'
import { ChartFrame } from './chart-frame.tsx'
import { HeatKey } from './heat-key.tsx'
import { sayCounted } from './messages/index.ts'
import { Plot } from './plot.tsx'
import { sayCalendar } from './sentences.ts'

const words = sayDashboard.charts.calendar

/** What the frame in the drawing means. */
function framed(answer: Answer<'calendar'>): string | null {
  const streak = streakOf(answer)
  return streak && framedStreak(streak)
}

const saving = (writers: Writers): Saving<Answer<'calendar'>> => ({
  file: 'calendar',
  sentence: (data) => sayCalendar(data, writers),
  notes: (data) => {
    const text = framed(data)
    return text ? [{ text }] : []
  },
  drawing: async (data, tokens, width) => [
    ...calendarRows(data, tokens, width).map((row) => drawingPart(row, tokens)),
    heatKeyPart(tokens, width),
  ],
})

export function CalendarChart({ of }: { of: Loadable<Answer<'calendar'>> }) {
  const writers = useWriters(of)
  return (
    <ChartFrame
      of={of}
      name={words.name}
      unit={words.unit}
      definition={sayCounted.calendar}
      sentence={(data) => sayCalendar(data, writers)}
      tooFew={sayDashboard.charts.tooFew}
      table={calendarTable}
      saving={saving(writers)}
      height={140}
    >
      {(data) => (
        <>
          <Plot answer={data} name={words.name} label={sayCalendar(data, writers)} height={140} draw={drawCalendar} />
          <HeatKey framed={framed(data)} />
        </>
      )}
    </ChartFrame>
  )
}
