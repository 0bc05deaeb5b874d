import { format } from '#format/index.ts'
import { filters } from './filters.ts'
import { daysOf, messagesOf } from './shared.ts'

const { count } = format

/** How each figure is counted, as docs/metrics.md defines it, and over how much. */
export const counted = {
  label: (figure: string) => `How “${figure}” is counted`,
  over: (messages: number) => `Counted over ${messagesOf(messages)}.`,
  overReplies: (replies: number, messages: number) =>
    `Counted over ${count(replies)} ${replies === 1 ? 'reply' : 'replies'} among ${messagesOf(messages)}.`,
  /** Of a figure about replies: what filters do to it is said where there are some. */
  replies: (definition: string, hasFilters: boolean) => (hasFilters ? `${definition} ${filters.replies}` : definition),
  mediaOf: (media: number, messages: number) => `${count(media)} of ${messagesOf(messages)}.`,
  daysOf: (days: number, messages: number) => `${daysOf(days)}, ${messagesOf(messages)}.`,
  /** The way to what was counted. */
  show: 'Show these messages',
  showReplies: 'Show these replies',
  showBy: {
    fast: (time: string) => `Replies that took at most ${time}`,
    slow: (time: string) => `Replies that took at least ${time}`,
    under: (time: string) => `Replies that took ${time}`,
  },
  total:
    'Everything a person sent: texts, pictures, calls with a sender, deleted messages, polls. What the service itself wrote (joined, renamed, encrypted) is not counted.',
  range: 'From the first message to the last one analyzed, as the phone showed the dates. No time zone is applied.',
  daily: 'Messages divided by all calendar days from the first message to the last, quiet days included.',
  response:
    'The mean time of all replies. A reply is the first message after another person’s turn; its time runs from the last message of that turn. A few very late replies pull the mean up: the median is the usual wait.',
  p50: 'Half of all replies were faster, half slower.',
  mean: 'The sum of all reply times divided by their number. A few very late replies pull it up.',
  p75: 'Three quarters of all replies were faster.',
  p90: 'Nine tenths of all replies were faster.',
  perDay: 'Messages divided by the days on which at least one was written.',
  media: 'Pictures, videos, voice messages, stickers, GIFs and documents, whether the export left them out or names their files.',
  words: 'Words in texts and captions. A link is one word, an emoji is none.',
  days: 'Calendar days from the first message to the last, both included.',
  timeseries:
    'Messages of each calendar day. The bold line is the mean of the days around it. Marked are the busiest day, the first one counted, the first after the longest silence of 30 days or more, and the one from which four weeks rose most above the four before.',
  heatmap: 'Messages by the weekday and the hour the phone showed, over the whole span.',
  calendar: 'Messages of each calendar day. A run is a row of days with at least one message each.',
  share: 'Each person’s messages. One person’s name with and without “~” is one person; two spellings of a name are two.',
} as const
