import { format } from '../format/index.ts'
import { messagesOf } from './shared.ts'

const { count, day, longDay } = format

/** Finding messages, and reading one in its conversation. */
export const search = {
  nav: 'Search',
  title: 'Search',
  kinds: {
    text: 'Text',
    media: 'Media',
    deleted: 'Deleted message',
    poll: 'Poll',
    location: 'Location',
    contact: 'Contact',
    call: 'Call',
  },
  message: { showAll: 'Show all', showLess: 'Show less', edited: 'edited' },
  conversation: {
    title: 'Conversation',
    position: (at: number, of: number) => `Match ${count(at + 1)} of ${count(of)}`,
    previous: 'Previous match',
    next: 'Next match',
    close: 'Close conversation',
    goTo: 'Go to a day',
    shown: (date: string) => `Showing ${longDay(date)}`,
    nothingSince: (date: string) => `Nothing was written on or after ${day(date)}.`,
    outside: (first: string, last: string) => `Choose a day from ${day(first)} to ${day(last)}.`,
    messages: 'Messages',
    service: 'What the service wrote',
    begins: 'The conversation begins here',
    beginsTruncated: (limit: number) => `Only the most recent ${messagesOf(limit)} were analyzed: they begin here`,
    ends: 'The conversation ends here',
    opening: 'Opening the conversation',
    failed: 'The conversation could not be opened. Please try again.',
    moreFailed: 'More could not be loaded.',
    found: 'The message you opened',
  },
} as const
