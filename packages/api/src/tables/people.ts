import { figureTable } from './figure-tables.ts'
import { table } from './table.ts'

const waits = (what: string) => ({
  replies: `Replies ${what}`.trim(),
  median_seconds: 'Their median, in seconds',
  p90_seconds: 'Nine of ten were quicker, in seconds',
})

/** Who writes, and what lies between them. */
export const peopleTables = [
  table({
    file: 'people.csv',
    about: 'Everyone of the whole chat, hidden people too, most messages first. Days and people chosen do not narrow it.',
    columns: {
      person: 'Name as shown',
      names_in_file: 'What the person is called in the export',
      messages: 'Messages of the analyzed part',
      hidden: 'Whether the person was hidden: then nothing of theirs is in any other table',
      is_me: 'Whether the reader said to be this person',
    },
    rows: ({ 'people.list': { people, me } }) =>
      people.map(({ name, names, messages, hidden }) => ({
        person: name,
        names_in_file: names.join('; '),
        messages,
        hidden,
        is_me: name === me,
      })),
  }),
  figureTable('message_share.csv'),
  table({
    file: 'response_times.csv',
    about: 'How fast each replies. A reply is the first message after somebody else has written.',
    columns: {
      person: 'Who replied',
      ...waits(''),
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
    rows: ({ 'relationship.replyDiscipline': { people, reply_discipline } }) =>
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
  table({
    file: 'response_matrix.csv',
    about: 'Who answers whom, most replies first, at most 500 pairs.',
    columns: { from: 'Who replied', to: 'Whom', ...waits('of the one to the other') },
    rows: ({ 'relationship.responseMatrix': { pairs } }) => pairs,
  }),
  table({
    file: 'conversations.csv',
    about: 'Who begins and ends conversations: messages with no silence longer than six hours between them.',
    columns: { person: 'Who', opened: 'Conversations begun', closed: 'Conversations in which the last message is theirs' },
    rows: ({ 'relationship.conversations': { people } }) => people,
  }),
  table({
    file: 'bursts.csv',
    about: 'The longest bursts: three or more messages of one person, each within 120 seconds of the one before. At most 50.',
    columns: {
      date: 'When it began',
      author: 'Who wrote it',
      messages: 'Messages in it',
      seconds: 'From its first to its last',
      id: 'Id of its first message, as in messages.csv',
      last_id: 'Id of its last message',
      message: 'Text of its first message',
    },
    rows: ({ 'relationship.bursts': { longest } }) => longest.map(({ kind: _, length: __, ...burst }) => burst),
  }),
  table({
    file: 'burst_people.csv',
    about: 'Bursts of each person.',
    columns: { person: 'Who', bursts: 'How many', longest: 'Messages of the longest', longest_id: 'Id of its first message' },
    rows: ({ 'relationship.bursts': { people } }) => people,
  }),
  figureTable('silences.csv'),
]
