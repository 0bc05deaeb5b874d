import { format } from '#format/index.ts'
import { messagesOf } from './shared.ts'

const { count, day, hour, latency, longDay } = format

/** `at least 3`, `at most 9`, `3 to 9` */
const span = (from: number | null, to: number | null, write: (n: number) => string) =>
  from !== null && to !== null
    ? from === to
      ? write(from)
      : `${write(from)} to ${write(to)}`
    : from !== null
      ? `at least ${write(from)}`
      : `at most ${write(to ?? 0)}`

/** `1 character`, `at most 1 character`, `0 to 1 characters` */
const charactersOf = (from: number | null, to: number | null) => {
  const isOne = (from ?? to) === 1 && (to ?? from) === 1
  return `${span(from, to, count)} ${isOne ? 'character' : 'characters'}`
}

/** Finding messages, and reading one in its conversation. */
export const search = {
  title: 'Search',
  of: messagesOf,
  field: {
    label: 'Search this chat',
    placeholder: 'Words or "a phrase"',
    clear: 'Clear the words',
  },
  quick: {
    label: 'Only messages with',
    link: 'Links',
    question: 'Questions',
    emoji: 'Emoji',
    positive: 'Positive',
    negative: 'Negative',
    onlySounding: (sentiment: string, n: number) => `Only messages that sound ${sentiment}: ${count(n)}`,
    /** What is heard of a button that shows its word and its number. */
    only: (what: string, n: number) => `Only messages with ${what.toLowerCase()}: ${count(n)}`,
  },
  filters: {
    toggle: 'Filters',
    toggleWith: (n: number) => `Filters, ${count(n)} chosen`,
    panel: 'Search filters',
    has: 'The message has',
    boxes: { media: 'Media', link: 'A link', question: 'A question', emoji: 'An emoji' },
    length: 'Length in characters',
    least: 'At least',
    most: 'At most',
    lengthLeast: 'At least so many characters',
    lengthMost: 'At most so many characters',
    weekday: 'Weekday',
    anyWeekday: 'Any weekday',
    hour: 'Hour',
    anyHour: 'Any hour',
    sentiment: 'Sentiment',
    anySentiment: 'Any sentiment',
    sentiments: { positive: 'Positive', neutral: 'Neutral', negative: 'Negative' },
    kind: 'Kind',
    anyKind: 'Any kind',
    reply: 'Reply time',
    replyAbout: 'Only messages that answer another person’s turn, by how long that took.',
    replyLeast: 'Answered after at least',
    replyMost: 'Answered within',
    anyReply: 'Any time',
    replyStep: (n: number, unit: 'minute' | 'hour' | 'day') => `${count(n)} ${unit}${n === 1 ? '' : 's'}`,
    notWhole: 'Enter a whole number, 0 or more.',
    moreThanMost: (most: number) => `This is more than the most, ${count(most)}.`,
    lessThanLeast: (least: number) => `This is less than the least, ${count(least)}.`,
    show: (n: number) => `Show ${messagesOf(n)}`,
    showResults: 'Show results',
  },
  chips: {
    sentiment: (sentiment: string) => `Sounds ${sentiment.toLowerCase()}`,
    kind: (kind: string) => `Kind: ${kind}`,
    length: charactersOf,
    hour: (of: number) => `from ${hour(of)} to ${hour((of + 1) % 24)}`,
    reply: (from: number | null, to: number | null) => `answered after ${span(from, to, latency)}`,
    replyTo: (name: string) => `answering ${name}`,
    roles: { opener: 'opening a conversation', closer: 'closing a conversation', burst: 'beginning a burst' },
    daytimes: { day: `by day, ${hour(6)} to ${hour(22)}`, night: `at night, ${hour(22)} to ${hour(6)}` },
  },
  sort: {
    label: 'Sort by',
    relevance: 'Relevance',
    date_desc: 'Newest first',
    date_asc: 'Oldest first',
    length: 'Longest first',
  },
  results: {
    title: 'Results',
    found: (n: number) => `${messagesOf(n)} found`,
    searching: 'Searching',
    open: 'Open in the conversation',
    pages: 'Pages of results',
    range: (from: number, to: number, total: number) => `${count(from)}–${count(to)} of ${count(total)}`,
    previous: 'Previous',
    next: 'Next',
    keys: '↓ from the search field to the results, J and K to move, Enter to open, S to save, / to search again.',
    failed: 'The search failed. Nothing was lost; try it again.',
    notSounding: 'Which messages sound so cannot be told now.',
    leaveOut: 'Search without it',
    pastEnd: 'There are fewer results than that now.',
    firstPage: 'To the first page',
  },
  /** After the sentence that says why. */
  withoutModel: 'Until then messages are found and shown without what they sound like.',
  none: {
    title: 'No results found',
    /** What may help, as things to press. */
    withoutFilters: 'Search without filters',
    anyOrder: 'The same words in any order',
    beginnings: (query: string) => `Longer words too: ${query}`,
    advice: 'Check the spelling, use fewer words, or only the beginning of one.',
    truncated: (limit: number) => `Only the most recent ${messagesOf(limit)} of this chat were analyzed.`,
  },
  export: {
    button: 'Export CSV',
    /** Said where the interface is not English. */
    english: 'The columns of the file have English names.',
    working: 'Preparing the file...',
    done: 'The results are saved as search_results.csv.',
    failed: 'The file could not be made. Please try again.',
  },
  tips: {
    title: 'What do you want to find again?',
    lead: 'Type a word you remember. What you type is looked up on this device as you write.',
    leadServer: (host: string) => `Type a word you remember. What you type is looked up by the server at ${host} as you write.`,
    how: 'How to ask',
    button: 'Search tips',
    /** What each way of asking does. */
    words: 'both words, in any order',
    phrase: 'exactly this, word for word',
    beginning: 'every word that begins so',
    without: 'the first word without the second',
    from: (name: string) => `what ${name} wrote`,
    fromWith: (name: string) => `a phrase by ${name}`,
    exampleWords: 'happy birthday',
    examplePhrase: '"good morning"',
    exampleBeginning: 'birth*',
    exampleWithout: 'coffee -tea',
    exampleFromPhrase: '"thank you"',
  },
  truncated: (limit: number) => `The search covers the most recent ${count(limit)}.`,
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
    match: 'Match',
    position: (at: number, of: number) => `${count(at + 1)} of ${count(of)}`,
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
