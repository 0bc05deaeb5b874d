import { activeDays, type Calendar, isoDay, longestStreak, type Timeseries } from '@convostat/engine'
import type { Output } from '../call.ts'
import type { Contract } from '../contract.ts'
import { annotationsOf } from './annotations.ts'
import { weekdayAxis, weekdays } from './weekdays.ts'

type CalendarAnswer = Output<Contract['charts']['calendar']>

/** Messages a day as a calendar: a column a week, a row a weekday. */
export function calendarFigure({ mondays, counts }: Calendar, series: Timeseries): CalendarAnswer {
  return {
    data: [
      {
        type: 'heatmap',
        x: mondays.map(isoDay),
        y: weekdays,
        z: counts,
        customdata: weekdays.map((_, weekday) => mondays.map((monday) => isoDay(monday + weekday))),
        hovertemplate: '%{customdata}: %{z}<extra></extra>',
        hoverongaps: false,
        xgap: 1,
        ygap: 1,
      },
    ],
    layout: {
      title: { text: 'Messages by day' },
      xaxis: { title: { text: 'Week' }, type: 'date' },
      yaxis: { ...weekdayAxis },
    },
    messages: series.counts.reduce((sum, count) => sum + count, 0),
    remark: remarkOn(series),
    annotations: annotationsOf(series),
  }
}

function remarkOn(series: Timeseries): CalendarAnswer['remark'] {
  const streak = longestStreak(series)
  if (!streak) return null
  return {
    active_days: activeDays(series),
    total_days: series.days.length,
    longest_streak: { days: streak.days, from: isoDay(streak.from), to: isoDay(streak.to) },
  }
}
