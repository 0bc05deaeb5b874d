import type { Answer } from '#charts/answers.ts'
import { drawCalendar } from '#charts/calendar.ts'
import { calendarRows } from '#charts/calendar-picture.ts'
import { drawingPart } from '#charts/drawing-part.ts'
import { heatKeyPart } from '#charts/heat-key-image.ts'
import { framedDays } from '#charts/notable.ts'
import type { Saving } from '#charts/saving.ts'
import { calendarTable } from '#charts/tables.ts'
import { useWriters } from '#components/screen/use-shown.ts'
import type { Loadable } from '#data/client/loadable.ts'
import { sayDashboard } from '#messages/dashboard/index.ts'
import { calendarSentence, type Writers } from '#messages/dashboard/sentences.ts'
import { ChartFrame } from './chart-frame.tsx'
import { HeatKey } from './heat-key.tsx'
import { sayCounted } from './messages/index.ts'
import { Plot } from './plot.tsx'

const words = sayDashboard.charts.calendar

function sentence({ remark }: Answer<'calendar'>, writers: Writers): string | null {
  if (!remark || remark.total_days === 1) return null
  const { active_days: active, total_days: total, longest_streak: streak } = remark
  return calendarSentence({ active, total, streak: streak.days, from: streak.from, to: streak.to, writers })
}

const saving = (writers: Writers): Saving<Answer<'calendar'>> => ({
  file: 'calendar',
  sentence: (data) => sentence(data, writers),
  notes: ({ annotations }) => (annotations.length > 0 ? [{ text: framedDays(annotations) }] : []),
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
      sentence={(data) => sentence(data, writers)}
      tooFew={sayDashboard.charts.tooFew}
      table={calendarTable}
      saving={saving(writers)}
      height={140}
    >
      {(data) => (
        <>
          <Plot answer={data} name={words.name} label={sentence(data, writers)} height={140} draw={drawCalendar} />
          <HeatKey framed={data.annotations.length > 0 ? framedDays(data.annotations) : null} />
        </>
      )}
    </ChartFrame>
  )
}
