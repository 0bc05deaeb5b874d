import { calendar as calendarOf, longestStreak } from '@convostat/engine/analyses/calendar'
import { activeDays, type Timeseries as Series, timeseries } from '@convostat/engine/analyses/timeseries'
import { isoDay, parseDay } from '@convostat/engine/chat/civil'
import { countedFace } from '#counted-face.ts'
import { annotationsOf } from '#counting/notable-days.ts'
import { sum } from '#counting/sum.ts'
import { none } from '#figure.ts'
import { weekdayAxis, weekdays } from '#plotly-axes.ts'
import type { Calendar } from './shape.ts'

export const calendar = countedFace<'calendar'>()({
  asked: {},
  feelings: none,
  count: (chat, selection) => {
    const { mondays, counts } = calendarOf(chat, selection)
    const series = timeseries(chat, selection)
    return {
      mondays: mondays.map(isoDay),
      counts,
      messages: sum(series.counts),
      remark: remarkOn(series),
      annotations: annotationsOf(series, chat, selection),
    }
  },
  public: ({ mondays, counts, messages, remark, annotations }) => ({
    data: [
      {
        type: 'heatmap',
        x: mondays,
        y: weekdays,
        z: counts,
        customdata: weekdays.map((_, weekday) => mondays.map((monday) => isoDay(dayNumber(monday) + weekday))),
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
    messages,
    remark,
    annotations,
  }),
  report: { plan: 'free', asked: {} },
  // The days are in days.csv.
  tables: none,
  ask: { by: ['busiest'], tool: none },
})

/** The shape lets only real days through. */
const dayNumber = (day: string): number => parseDay(day) ?? 0

function remarkOn(series: Series): Calendar['remark'] {
  const streak = longestStreak(series)
  if (!streak) return null
  return {
    active_days: activeDays(series),
    total_days: series.days.length,
    longest_streak: { days: streak.days, from: isoDay(streak.from), to: isoDay(streak.to) },
  }
}
