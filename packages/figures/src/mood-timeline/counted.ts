import { moodMessages } from '@convostat/engine/analyses/mood-messages'
import { moodTimeline as moodsOf } from '@convostat/engine/analyses/mood-timeline'
import { countedFace } from '#counted-face.ts'
import { monthOf } from '#counting/month-of.ts'
import { onShow } from '#counting/on-show.ts'
import { none, table } from '#figure.ts'
import type { MoodTimeline } from './shape.ts'

export const moodTimeline = countedFace<'moodTimeline'>()({
  asked: {},
  feelings: 'needed',
  count: (chat, selection, _asked, feelings) => {
    const moods = moodsOf(chat, feelings, selection)
    const rows = moodMessages(chat, feelings, moods, selection)
    return {
      timeline: moods.map(({ mood, intensity, habit, z, standsOut, scored, ...month }, i) => ({
        date: monthOf(month),
        mood,
        intensity,
        habit,
        z,
        stands_out: standsOut,
        messages: scored,
        shown: onShow(chat, rows[i]),
      })),
    }
  },
  public: none,
  report: { plan: 'pro', asked: {} },
  tables: [
    table({
      file: 'emotions_by_month.csv',
      about: 'The leading emotion of every month in which something was felt, and how far the month is from the habit of the chat.',
      columns: {
        month: 'Month (YYYY-MM)',
        emotion: 'The leading one of those that stand out; where none does, of all',
        share: 'Its share of all that was felt, 0 to 1',
        habit: 'Its share of all emotions in the whole chat, 0 to 1',
        z: 'Deviation of the month from the habit, in standard deviations',
        stands_out: 'Whether that is more than chance',
        messages: 'Messages scored',
      },
      rows: ({ timeline }: MoodTimeline) =>
        timeline.map(({ date, mood, intensity, habit, z, stands_out, messages }) => ({
          month: date,
          emotion: mood,
          share: intensity,
          habit,
          z,
          stands_out,
          messages,
        })),
    }),
  ],
  ask: { by: ['emotions'], tool: none },
})
