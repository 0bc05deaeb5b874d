import { moodTimeline as moodsOf } from '@convostat/engine/analyses/mood-timeline'
import { countedFace } from '#counted-face.ts'
import { monthOf } from '#counting/month-of.ts'
import { none, table } from '#figure.ts'
import type { MoodTimeline } from './shape.ts'

export const moodTimeline = countedFace<'moodTimeline'>()({
  asked: {},
  feelings: 'needed',
  count: (chat, selection, _asked, feelings) => {
    const moods = moodsOf(chat, feelings, selection)
    return {
      timeline: moods.map(({ mood, intensity, scored, ...month }) => ({ date: monthOf(month), mood, intensity, messages: scored })),
    }
  },
  public: none,
  report: { plan: 'pro', asked: {} },
  tables: [
    table({
      file: 'emotions_by_month.csv',
      about: 'The leading emotion of every month with a scored message.',
      columns: {
        month: 'Month (YYYY-MM)',
        emotion: 'Which led',
        share: 'Its share of all that was felt, 0 to 1',
        messages: 'Messages scored',
      },
      rows: ({ timeline }: MoodTimeline) =>
        timeline.map(({ date, mood, intensity, messages }) => ({ month: date, emotion: mood, share: intensity, messages })),
    }),
  ],
  ask: { by: ['emotions'], tool: none },
})
