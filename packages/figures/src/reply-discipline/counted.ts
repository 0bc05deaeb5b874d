import { type ReplyDiscipline as Replies, replyDiscipline as repliesOf } from '@convostat/engine/analyses/reply-discipline'
import { round } from '@convostat/engine/stats/round'
import { countedFace } from '#counted-face.ts'
import { waitColumns, waitsShown } from '#counting/waits.ts'
import { none, table, tool } from '#figure.ts'
import type { ReplyDiscipline } from './shape.ts'

export const replyDiscipline = countedFace<'replyDiscipline'>()({
  asked: {},
  feelings: none,
  count: (chat, selection) => {
    const people = repliesOf(chat, selection)
    return {
      reply_discipline: Object.fromEntries(people.map((each) => [each.person, discipline(each)])),
      people: people.map(({ person }) => person),
    }
  },
  public: none,
  report: { plan: 'pro', asked: {} },
  tables: [
    table({
      file: 'response_times.csv',
      about: 'How fast each replies. A reply is the first message after somebody else has written.',
      columns: {
        person: 'Who replied',
        ...waitColumns(''),
        mean_minutes: 'Their mean, in minutes',
        within_5_minutes: 'Replies within 5 minutes',
        within_1_hour: 'Replies after that, within an hour',
        within_1_day: 'Replies after that, within a day',
        after_1_day: 'Replies after more than a day',
        in_conversation_replies: 'Replies within a conversation',
        in_conversation_median_seconds: 'Their median, in seconds',
        opening_replies: 'Replies after more than six hours of silence',
        opening_median_seconds: 'Their median, in seconds',
        day_replies: 'Replies written from 06:00 to 21:59',
        day_median_seconds: 'Their median, in seconds',
        night_replies: 'Replies written from 22:00 to 05:59',
        night_median_seconds: 'Their median, in seconds',
      },
      rows: ({ people, reply_discipline }: ReplyDiscipline) =>
        people.map((person) => {
          const each = reply_discipline[person]
          return {
            person,
            replies: each.total_replies,
            median_seconds: each.median_seconds,
            p90_seconds: each.p90_seconds,
            mean_minutes: each.avg_reply_time_minutes,
            within_5_minutes: each['<5min'],
            within_1_hour: each['<1hr'],
            within_1_day: each['<1day'],
            after_1_day: each['>1day'],
            in_conversation_replies: each.within_conversation.replies,
            in_conversation_median_seconds: each.within_conversation.median_seconds,
            opening_replies: each.opening_conversation.replies,
            opening_median_seconds: each.opening_conversation.median_seconds,
            day_replies: each.day.replies,
            day_median_seconds: each.day.median_seconds,
            night_replies: each.night.replies,
            night_median_seconds: each.night.median_seconds,
          }
        }),
    }),
  ],
  ask: {
    by: ['response_time', 'rank_response_times'],
    tool: tool<ReplyDiscipline>()({
      name: 'quick_replies',
      description: 'what part of replies came within five minutes',
      metric: 'quick_replies',
      unit: 'share',
      definition:
        'Replies within 5 minutes divided by all replies: a reply is the first message of a turn that follows another author’s turn.',
      people: 'any',
      asked: () => ({}),
      parts: { of: 'name', value: 'share' },
      says: ['share'],
      slots: ['value'],
      of: ({ people, reply_discipline }) => {
        const those = people.map((person) => ({ person, ...reply_discipline[person] })).filter(({ total_replies }) => total_replies > 0)
        const quick = those.reduce((sum, each) => sum + each['<5min'], 0)
        const replies = those.reduce((sum, { total_replies }) => sum + total_replies, 0)
        const share = replies === 0 ? null : quick / replies
        return {
          says: 'share',
          value: share,
          parts: those
            .map(({ person, total_replies, ...speeds }) => ({ of: person, value: speeds['<5min'] / total_replies }))
            .sort((a, b) => b.value - a.value),
          messages: [],
          found: {},
          slots: { value: { share: share ?? 0 } },
        }
      },
    }),
  },
})

const discipline = ({ speeds, mean, within, opening, day, night, ...all }: Replies) => {
  const { replies, ...quantiles } = waitsShown(all)
  return {
    ...speeds,
    total_replies: replies,
    avg_reply_time_minutes: mean === null ? null : round(mean / 60, 1),
    ...quantiles,
    within_conversation: waitsShown(within),
    opening_conversation: waitsShown(opening),
    day: waitsShown(day),
    night: waitsShown(night),
  }
}
