import { within } from '@convostat/format'
import { format } from '#format/index.ts'
import { daysOf, messagesOf, truncation } from './shared.ts'

const { count, decimal, percent, day, days } = format

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** Of whom a sentence speaks: of the whole chat, of one person by name, or of some of several. */
export type Writers = { who: 'all' } | { who: 'one'; name: string } | { who: 'some' }

/** Who writes, at the beginning of a sentence. */
const who = (writers: Writers): string => (writers.who === 'one' ? writers.name : writers.who === 'all' ? 'You' : 'They')
const whose = ({ who }: Writers): string => (who === 'all' ? 'your' : 'their')

/** The dashboard. */
export const dashboard = {
  title: 'Dashboard',
  none: {
    title: 'No Analysis Data',
    text: 'Upload data not found. It may have been cleaned up.',
    failed: 'Failed to load this upload. Please try again.',
    upload: 'Upload Chat',
    /** On a screen that was opened without a chat. */
    noChat: {
      title: 'No chat open',
      text: 'Open a chat to fill this page, or explore a sample chat first.',
      kept: 'Choose one of your chats below, or open another.',
      open: 'Open a chat',
      demo: 'Try the demo',
    },
  },
  opening: 'Opening your chat',
  subtitle: { messages: (total: number) => `${messagesOf(total)},`, days: (from: string, to: string) => days(from, to) },
  people: 'People in this chat',
  truncated: truncation,
  truncatedMeaning: (limit: number) => `Every figure here is of the most recent ${count(limit)}.`,
  notSaved: 'This chat could not be saved on this device. It is shown until you close this tab.',
  stats: {
    label: 'The chat in four figures',
    total: 'Total Messages',
    range: 'Date Range',
    daily: 'Avg Daily Messages',
    response: 'Avg Response Time',
    totalUnder: (people: number) => (people === 1 ? 'by one person' : `by ${count(people)} people`),
    rangeUnder: (n: number) => daysOf(n),
    dailyUnder: 'a calendar day',
    responseUnder: (replies: number) =>
      replies === 0 ? 'nobody replied' : `over ${count(replies)} ${replies === 1 ? 'reply' : 'replies'}`,
  },
  latency: {
    title: 'Response Time Analysis',
    median: 'Median',
    mean: 'Average',
    p75: '75th percentile',
    p90: '90th percentile',
    sentence: (p50: string, p90: string, hasFilters = false) =>
      `Half of ${hasFilters ? 'these' : 'all'} replies come ${within(p50)}, nine in ten ${within(p90)}.`,
    none: 'Nobody has replied to anybody yet.',
    noneChosen: 'There is no reply among these messages.',
    scale: 'The same four on one scale, each step ten times the one before',
    /** What the scale names. */
    steps: { second: '1 s', minute: '1 min', hour: '1 h', day: '1 d' },
  },
  activity: {
    title: 'Activity Summary',
    perDay: 'Messages per day',
    media: 'Media messages',
    words: 'Total words',
    days: 'Total days',
    sentence: (words: number, perMessage: number) =>
      `${count(words)} ${words === 1 ? 'word' : 'words'} in all, ${decimal(perMessage)} a message.`,
  },
  charts: {
    title: 'Charts',
    failed: 'This chart could not be drawn.',
    empty: 'No messages in this span.',
    loading: (name: string) => `Loading: ${name}`,
    scrolls: 'Wider than the screen: scroll sideways',
    table: 'Table',
    tableOf: (name: string) => `${name}, as a table`,
    timeseries: {
      name: 'Activity over time',
      unit: 'Messages a day',
      /** Where a line is drawn over them. */
      unitSmooth: (window: number) => `Messages a day; bold: mean of ${window} days`,
      sentence: (month: string, busiest: string, writers: Writers) =>
        writers.who === 'one'
          ? `For ${writers.name}, ${format.month(month)} was the busiest month and ${day(busiest)} the busiest day.`
          : `${format.month(month)} was ${whose(writers)} busiest month, ${day(busiest)} ${whose(writers)} busiest day.`,
      oneMonth: (busiest: string, writers: Writers) =>
        writers.who === 'one'
          ? `For ${writers.name}, ${day(busiest)} was the busiest day.`
          : `${day(busiest)} was ${whose(writers)} busiest day.`,
      columns: ['Day', 'Messages'],
    },
    heatmap: {
      name: 'Hours of the week',
      unit: 'Messages by weekday and hour',
      sentence: (weekday: number, part: 'night' | 'morning' | 'afternoon' | 'evening', writers: Writers) =>
        `${who(writers)} ${writers.who === 'one' ? 'writes' : 'write'} most on ${weekdays[weekday]} ${part}s.`,
      hour: 'Hour',
      fewer: 'fewer',
      more: 'more',
      framed: (weekday: number, part: 'night' | 'morning' | 'afternoon' | 'evening', messages: number) =>
        `Peak: ${weekdays[weekday]} ${part}s, ${messagesOf(messages)}`,
    },
    calendar: {
      name: 'Calendar',
      unit: 'Messages a day, a column a week',
      sentence: (active: number, total: number, streak: number, from: string, to: string, writers: Writers) =>
        active === total
          ? `${who(writers)} wrote on every one of ${daysOf(total)}.`
          : `${who(writers)} wrote on ${count(active)} of ${daysOf(total)}; the longest run was ${daysOf(streak)}, ${days(from, to)}.`,
      columns: ['Month', 'Days with messages', 'Messages'],
    },
    share: {
      name: 'Message share',
      unit: 'Messages a person',
      /** What follows a name that stands apart, since it may be written the other way round. */
      wrote: (share: number) => `wrote ${percent(share)} of the messages.`,
      tied: (share: number) => `wrote ${percent(share)} of the messages, and another just as many.`,
      alone: 'wrote every message.',
      columns: ['Person', 'Messages', 'Share'],
    },
  },
} as const
