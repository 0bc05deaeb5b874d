import type { Analysis } from './analysis.ts'
import { figureTable, overviewRows } from './figure-tables.ts'
import { table } from './table.ts'

const overviewFigures = ({ 'overview.get': { overview, original_message_count, message_limit } }: Analysis) =>
  Object.entries({
    original_message_count,
    message_limit,
    participants: overview.participants.length,
    total_messages: overview.total_messages,
    total_words: overview.total_words,
    media_messages: overview.media_messages,
    first_message: overview.date_range_start,
    last_message: overview.date_range_end,
    total_days: overview.total_days,
    avg_daily_messages: overview.avg_daily_messages,
    messages_per_active_day: overview.messages_per_day,
  }).map(([figure, value]) => ({ figure, value }))

/** When and how much was written, and the figures of the whole. */
export const activityTables = [
  table({
    file: 'overview.csv',
    about: 'The figures of the overview, one a row. Times are wall-clock times of the phone; response times are in seconds.',
    columns: {
      figure: 'Name of the figure, as the API calls it',
      value: 'Its value; empty where there is none',
    },
    rows: (analysis) => [...overviewFigures(analysis), ...overviewRows(analysis)],
  }),
  figureTable('days.csv'),
  figureTable('notable_days.csv'),
  figureTable('heatmap.csv'),
  figureTable('streaks.csv'),
  table({
    file: 'moments.csv',
    about: 'Special moments, oldest first.',
    columns: {
      date: 'When (wall-clock time)',
      kind: 'What kind of moment',
      title: 'Its title',
      description: 'What happened',
      context: 'What it is measured against',
      impact: 'What it meant',
      significance: 'How unusual it is for this chat, 0 to 1',
      people: 'Who took part, most messages first, at most 8',
      messages: 'Messages behind it',
      from: 'First day of them',
      to: 'Last day of them',
      message_id: 'Id of the message at which it is best seen, as in messages.csv',
      author: 'Who wrote that message',
      message: 'Its text',
    },
    rows: ({ 'moments.list': { moments } }) =>
      moments.map(({ participants, id: _, facts: __, others: ___, ...moment }) => ({ ...moment, people: participants.join('; ') })),
  }),
]
