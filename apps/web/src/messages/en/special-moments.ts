import type { Contract, Output } from '@convostat/api'
import { format } from '#format/index.ts'
import { messagesOf } from './shared.ts'

const { count, longDay, percent, time } = format

const momentsOf = (n: number): string => (n === 1 ? '1 moment' : `${count(n)} moments`)

type Kind = Output<Contract['moments']['list']>['moments'][number]['kind']

const kinds: Record<Kind, string> = {
  first_message: 'First message',
  count: 'Round number',
  busiest_day: 'Busiest day',
  longest_conversation: 'Longest conversation',
  reunion: 'Reunion',
  longest_streak: 'Longest streak',
  love: 'Love',
  birthday: 'Birthday',
  anniversary: 'Anniversary',
  happiest_day: 'Happiest day',
  moving_exchange: 'Moving exchange',
  group_created: 'Beginning of the group',
  joined: 'Somebody new',
  left: 'A farewell',
}

/** Special moments. What is said of each comes with it. */
export const specialMoments = {
  title: 'Special Moments',
  about: 'The days that stand out in this chat, and what makes each of them unusual.',
  waiting: 'Opening your chat',
  loading: 'Looking for special moments',
  /** The specification's sentences, to the letter. */
  none: {
    title: 'No Special Moments Yet',
    text: 'Moments need a little history to stand out from. Add a newer export when there is more of it, or look a first up yourself.',
    filtered: 'Nothing special lies in these days, or among these people.',
    milestones: 'Look up a first',
    add: 'Add an export',
  },
  failed: 'Failed to load special moments',
  truncatedMeaning: (limit: number) => `Moments are looked for in these ${messagesOf(limit)}: what came first may be older.`,
  withoutFeelings: 'The happiest day and the most moving exchange are missing: what the messages feel like could not be read yet.',
  again: 'Look again',
  counts: {
    label: 'Your moments in three figures',
    moments: 'Moments',
    average: 'Average significance',
    years: 'Years covered',
    momentsMeaning:
      'At most three a year and fourteen days apart, the most significant first; what is above 90% is kept whatever else there is. They are found among the messages of everybody shown; days and people chosen choose among them. Moments that you dismissed are not counted.',
    averageMeaning:
      'The mean significance of the moments shown. Significance is how rare a moment is in this very chat: 90% is about one in four thousand.',
    yearsMeaning: 'The different calendar years that the moments shown are in.',
    over: (n: number) => `Counted over ${momentsOf(n)}.`,
  },
  years: {
    label: 'Timeline by year',
    year: (year: string, n: number) => `${year}: ${momentsOf(n)}`,
    of: momentsOf,
  },
  card: {
    significance: (value: number) => `Significance ${percent(value)}`,
    significanceName: 'Significance',
    significanceMeaning:
      'How unusual this is for this chat, from how rarely the like happens in it: 90% is about one in four thousand, 100% is never reached.',
    over: (n: number) =>
      n === 0 ? 'No message lies behind it, but a line of the service.' : `${messagesOf(n)} ${n === 1 ? 'lies' : 'lie'} behind it.`,
    at: (dateTime: string) => `${longDay(dateTime)}, ${time(dateTime)}`,
    day: longDay,
    context: 'Context',
    impact: 'Impact',
    participants: 'Participants',
    open: 'Open in conversation',
    openOf: (title: string) => `Open in conversation: ${title}`,
    more: (title: string) => `More about “${title}”`,
    show: (n: number) => (n === 1 ? 'Show this message' : `Show ${messagesOf(n)}`),
    showDay: 'Show that day',
    rename: 'Rename',
    ownName: 'Give its own name back',
    dismiss: 'Dismiss',
  },
  /** Each kind in a word or two, where its sentences have no room. */
  kinds,
  rename: {
    label: 'Your name for this moment',
    save: 'Save',
    cancel: 'Cancel',
    failed: 'The name could not be kept. Please try again.',
  },
  named: {
    title: 'Moments you named before',
    about: 'As the chat is read now, these messages are not among its moments. Your names for them are kept.',
    forget: 'Remove name',
    forgetOf: (title: string) => `Remove the name “${title}”`,
    forgotten: (title: string) => `The name “${title}” is removed.`,
    undoForgetting: (title: string) => `Undo: keep the name “${title}”`,
  },
  dismissed: {
    done: (title: string) => `“${title}” is dismissed.`,
    undo: 'Undo',
    undoDismissing: (title: string) => `Undo: show “${title}” again`,
    failed: 'The moment could not be dismissed. Please try again.',
    notBack: 'The moment could not be brought back. Please try again.',
    title: (n: number) => (n === 1 ? '1 dismissed moment' : `${count(n)} dismissed moments`),
    all: 'All moments are dismissed.',
    show: 'Show again',
    showOf: (title: string) => `Show again: ${title}`,
  },
} as const
