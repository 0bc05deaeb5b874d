import { format } from '#format/index.ts'
import { daysOf, messagesOf } from './shared.ts'

const { count, longDay, month, time, weekday } = format

/** `Tuesday, March 2, 2021 at 8:00 PM` of a date-time. */
const moment = (dateTime: string) => `${longDay(dateTime)} at ${time(dateTime)}`

/** `a` or `an` as it is said before a weekday: none begins with a vowel. */
const unitOf = { minute: 'minute', hour: 'hour', day: 'day', month: 'month', year: 'year' } as const
const articleOf = { minute: 'a', hour: 'an', day: 'a', month: 'a', year: 'a' } as const

/** `a day`, `5 days` */
const spanOf = (n: number, unit: keyof typeof unitOf) => (n === 1 ? `${articleOf[unit]} ${unitOf[unit]}` : `${count(n)} ${unitOf[unit]}s`)

/** Custom milestones. A keyword and a name stand apart from the words around them: they may be written the other way round. */
export const milestones = {
  title: 'Custom Milestones',
  about: 'Who said it first, who took it up, and when it was said last: look up any word or phrase.',
  waiting: 'Opening your chat',
  field: 'A word or a phrase',
  search: 'Look it up',
  /** As the API says it. */
  blank: 'Please enter a word or a phrase to look for.',
  quoted: { before: '“', after: '”' },
  searching: 'Leafing through the chat',
  failed: 'This milestone could not be looked up.',
  truncatedMeaning: (limit: number) => `Only the most recent ${count(limit)} are looked through: the very first time may be older.`,
  none: {
    title: 'No matches found',
    before: 'Nobody wrote',
    after: 'in what was analyzed. Whole words are looked for: another form of the word may be there.',
  },
  first: {
    label: 'The first time',
    /** After the keyword, before the name. */
    said: 'was first said by',
    /** After the name. */
    when: (dateTime: string) => `on a ${weekday(dateTime)} in ${month(dateTime)}.`,
    moment,
    ago: (days: number) => {
      if (days < 0) return `dated ${daysOf(-days)} ahead of today`
      return days === 0 ? 'today' : days === 1 ? 'yesterday' : `${daysOf(days)} ago`
    },
  },
  save: 'Save milestone',
  saved: 'Milestone saved',
  open: 'Open in conversation',
  takenUp: {
    title: 'Who took it up',
    /** After a name. */
    first: 'said it first',
    after: (n: number, unit: keyof typeof unitOf) => (n === 0 ? 'took it up within the minute' : `took it up ${spanOf(n, unit)} later`),
    never: (names: number) => (names === 1 ? 'has not said it.' : 'have not said it.'),
    and: 'and',
    comma: ',',
    showAll: (n: number) => `Show all ${count(n)}`,
  },
  figures: {
    label: 'How often it was said',
    total: 'Total occurrences',
    totalUnder: (messages: number) => (messages === 1 ? 'message' : 'messages'),
    peak: 'Peak month',
    last: 'Last said',
    by: 'by',
    authors: 'By whom',
  },
  timeline: {
    name: 'Usage timeline',
    unitOf: (keyword: string) => `Messages a month with “${keyword}”`,
    sentence: (peak: string, messages: number) => `It was said most in ${month(peak)}: ${messagesOf(messages)}.`,
    sameEveryMonth: (messages: number) => `Every month it was said in ${messagesOf(messages)}.`,
    hint: (of: string, messages: number) => `${month(of)}: ${messagesOf(messages)}`,
    columns: ['Month', 'Messages'],
  },
  matches: {
    title: 'Every time it was said',
    /** Beside the heading. */
    page: (from: number, to: number, all: number) =>
      from > to ? `none of ${count(all)} here` : `${count(from)}–${count(to)} of ${count(all)}, oldest first`,
    pages: 'Pages of matches',
    keys: 'J and K move through the list, Enter opens a message, S saves it.',
    earlier: 'Earlier',
    later: 'Later',
  },
  suggestions: {
    title: 'Suggested milestones',
    lead: 'Every chat has its firsts. Take one of these, or write your own above.',
    empty: 'Nothing stands out in this chat yet. Write a word or a phrase above.',
    failed: 'The suggestions could not be read.',
    waiting: 'Reading the suggestions',
    /** What a screen reader hears of one: the keyword, then this. */
    said: (messages: number) => `in ${messagesOf(messages)}`,
  },
  savedMilestones: {
    title: 'Saved milestones',
    remove: (keyword: string) => `Remove “${keyword}”`,
    removed: (keyword: string) => `“${keyword}” is removed`,
    undo: 'Undo',
    undoRemoving: (keyword: string) => `Undo: keep “${keyword}”`,
    notRemoved: (keyword: string) => `“${keyword}” could not be removed. Please try again.`,
    notKept: (keyword: string) => `“${keyword}” could not be saved. Please try again.`,
  },
  savedMessages: {
    title: 'Saved messages',
    all: 'All favorites',
    /** Before the name of a chat. */
    from: 'in',
  },
  counted: {
    total:
      'Messages with this word, or with these words one after another. Whole words count, capital letters and accents make no difference, and a message that says it twice counts once.',
    peak: 'The calendar month with most of these messages, as the phone showed the dates; of several, the earliest.',
    last: 'The latest of these messages, by the date the phone showed.',
    authors: 'These messages by who wrote them.',
    takenUp: 'Each person’s own first message with it, and the time that had passed since the very first one.',
    first: 'The earliest message with it. Days are calendar days from its date to today on this device.',
    timeline: 'Messages of each calendar month from the first one with it to the last, quiet months included.',
    suggestions:
      'Words and phrases that are frequent in this chat and rare elsewhere, and classic firsts that occur in it; beside each, the messages with it.',
  },
} as const
