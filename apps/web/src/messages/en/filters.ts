import { format } from '#format/index.ts'
import { messagesOf } from './shared.ts'

const { count, day, days } = format

/** Choosing people and days, on every screen that rests on a chat. */
export const filters = {
  label: 'Filters',
  chosen: (n: number) => `${count(n)} chosen`,
  people: 'People',
  everyone: 'Everyone',
  peopleOf: (n: number) => `${count(n)} people`,
  choosePeople: 'Choose people',
  findPerson: 'Find a person',
  noPerson: 'Nobody in this chat is called that.',
  days: 'Days',
  presets: {
    all: () => 'All',
    thisYear: (last: string) => `This year (${last.slice(0, 4)})`,
    last90Days: () => 'Last 90 days',
  },
  /** What a preset means in this chat. */
  presetMeans: {
    all: () => 'Every day of the chat',
    thisYear: (last: string) => `${last.slice(0, 4)}, the year of the chat’s last message`,
    last90Days: (last: string) => `The 90 days up to the chat’s last day, ${day(last)}`,
  },
  chooseDays: 'Choose days',
  from: 'From',
  to: 'To',
  goBy: (last: string) => `“This year” and “Last 90 days” go by the chat’s last day, ${day(last)}.`,
  outside: (first: string, last: string) => `Choose a day within ${days(first, last)}.`,
  showing: (shown: number, total: number) => `Showing ${count(shown)} of ${messagesOf(total)}`,
  showingAll: (total: number) => `Showing all ${messagesOf(total)}`,
  remove: (what: string) => `Remove filter: ${what}`,
  clear: 'Clear filters',
  show: (shown: number) => `Show ${messagesOf(shown)}`,
  nothingLeft: 'These filters leave no messages.',
  /** Added to the definition of every figure about replies. */
  replies: 'Turns and replies are those of the whole chat; the filters choose among the replies, by who replied and on which day.',
} as const
