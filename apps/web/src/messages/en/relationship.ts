import type { Clock } from '@convostat/format'
import { within } from '@convostat/format'
import { format } from '#format/index.ts'
import { daysMeasured, daysOf, messagesOf } from './shared.ts'

const { count, decimal, percent, day, days, latency, hour } = format

const repliesOf = (n: number) => `${count(n)} ${n === 1 ? 'reply' : 'replies'}`
const silencesOf = (n: number) => `${count(n)} ${n === 1 ? 'silence' : 'silences'} of a day or longer`
const conversationsOf = (n: number) => `${count(n)} ${n === 1 ? 'conversation' : 'conversations'}`
const burstsOf = (n: number) => `${count(n)} ${n === 1 ? 'burst' : 'bursts'}`
const streaksOf = (n: number) => `${count(n)} ${n === 1 ? 'streak' : 'streaks'}`
/** How long something took, in words: seconds are too fine for them. */
const timeOf = (seconds: number, clock?: Clock) => latency(seconds, seconds < 60 ? 'minutes' : clock)
const dayAndTime = (dateTime: string) => `${day(dateTime)}, ${format.time(dateTime)}`

/** What lies between the people of a chat. Names come isolated, as they may be written the other way round. */
export const relationship = {
  title: 'Relationship',
  about: 'How the talk is shared, how fast each answers, what was said with care, and when it went quiet. What it means is yours to say.',
  parts: {
    label: 'On this page',
    talk: 'The talk',
    answers: 'The answers',
    feelings: 'What was felt',
    days: 'Silences and streaks',
  },
  waiting: 'Opening your chat',
  truncatedMeaning: (limit: number) => `Every figure here is of the most recent ${count(limit)}.`,
  showAll: (n: number) => `Show all ${count(n)}`,
  balance: {
    title: 'Conversation balance',
    ofTwo: (more: string, less: string, per100: number) =>
      per100 === 100
        ? `${more} and ${less} write about equally much.`
        : `For every 100 messages that ${more} writes, ${less} writes ${count(per100)}.`,
    ofMany: (most: string, least: string, per100: number, isOfAll: boolean) =>
      `For every 100 messages that ${most} writes, ${least} writes ${count(per100)}, the fewest${isOfAll ? '' : ' of all who write at least 1%'}.`,
    ofOne: (name: string) => `${name} wrote every message counted here.`,
    noRatio: (name: string, people: number) => `${name} writes most of ${count(people)} people.`,
    figure: (per100: number) => `100 : ${count(per100)}`,
    figureName: 'Most to fewest messages',
    definition:
      'The fewest messages of one person for every 100 of who wrote most. People with less than 1% of the messages are listed but not weighed.',
  },
  conversations: {
    title: 'Who opens and closes conversations',
    opened: (name: string, n: number, all: number) => `${name} opened ${count(n)} of ${conversationsOf(all)}`,
    /** Of several who opened as many. */
    openedNoneMore: (name: string, n: number, all: number) => `${name} opened ${count(n)} of ${conversationsOf(all)} (nobody more)`,
    openedEqually: (one: string, other: string, all: number) => `${one} and ${other} opened equally many of ${conversationsOf(all)}`,
    closed: (name: string, n: number) => `${name} closed ${count(n)}`,
    closedNoneMore: (name: string, n: number) => `${name} closed ${count(n)} (nobody more)`,
    closedEqually: (one: string, other: string) => `${one} and ${other} closed equally many`,
    /** Where it is the same person. */
    byOne: (opened: string, n: number, isTied: boolean) => `${opened} and closed ${count(n)}${isTied ? ' (nobody more)' : ''}.`,
    both: (opened: string, closed: string) => `${opened}; ${closed}.`,
    ofOne: (name: string, opened: number, closed: number) => `${name} opened ${conversationsOf(opened)} and closed ${count(closed)}.`,
    none: 'There is no conversation here that one of these people opened or closed.',
    figureName: 'Conversations',
    usual: (messages: number, seconds: number, clock?: Clock) =>
      `usually ${decimal(messages)} ${messages === 1 ? 'message' : 'messages'}, ${timeOf(seconds, clock)}`,
    roles: { opener: 'opened', closer: 'closed' },
    showOf: { opener: 'Show the messages that open them', closer: 'Show the messages that close them' },
    show: 'Show the messages that open them',
    longest: 'The longest conversation',
    messages: messagesOf,
    span: (from: string, to: string) => days(from, to),
    lasted: (seconds: number, clock?: Clock) => timeOf(seconds, clock),
    people: (names: string, others: number) => (others === 0 ? names : `${names} and ${count(others)} more`),
    first: 'First',
    last: 'Last',
    open: 'Show in the conversation',
    openOf: (size: string, span: string) => `${size}, ${span}: show the conversation from its first message`,
    definition: (hasFilters: boolean) => {
      const all =
        'A conversation is messages with no silence longer than six hours between them. Who writes its first message opens it, who writes its last one closes it. The usual size is the median of all.'
      return hasFilters ? `${all} The filters choose the openings and the closings, by who wrote them, and when.` : all
    },
    over: (n: number) => `Counted over ${conversationsOf(n)}.`,
  },
  bursts: {
    title: 'Several messages at once',
    most: (name: string, n: number, all: number) => `${name} sent ${count(n)} of ${burstsOf(all)} of three messages or more.`,
    noneMore: (name: string, n: number, all: number) =>
      `${name} sent ${count(n)} of ${burstsOf(all)} of three messages or more, and nobody more.`,
    equally: (one: string, other: string, all: number) =>
      `${one} and ${other} sent equally many of ${burstsOf(all)} of three messages or more.`,
    ofOne: (name: string, n: number) => `${name} sent ${burstsOf(n)} of three messages or more.`,
    none: 'Nobody sent three messages at once.',
    number: burstsOf,
    upTo: (messages: number) => `up to ${count(messages)} messages`,
    longest: 'The longest bursts',
    size: (messages: number, seconds: number, clock?: Clock) => `${messagesOf(messages)} in ${timeOf(seconds, clock)}`,
    when: dayAndTime,
    show: 'Show the messages that begin them',
    open: 'Show in the conversation',
    openLongest: (name: string) => `Show the longest burst of ${name}`,
    openOf: (size: string, name: string, when: string) => `${size}, ${name}, ${when}: show in the conversation`,
    more: (n: number, all: number) => (n === all ? `Show all ${count(all)}` : `Show the ${count(n)} longest of ${count(all)}`),
    definition: (hasFilters: boolean) => {
      const all =
        'A burst is three or more messages of one person in a row, each within two minutes of the one before. It tells how somebody writes: some send one long message, others send it in pieces.'
      return hasFilters ? `${all} The filters choose the bursts, by who wrote them, and when they began.` : all
    },
    over: (n: number) => `Counted over ${burstsOf(n)}.`,
  },
  speed: {
    title: 'How fast each answers',
    ofTwo: (one: string, oneTime: string, other: string, otherTime: string) =>
      `Half of ${one}’s replies come ${within(oneTime)}, half of ${other}’s ${within(otherTime)}.`,
    soonest: (name: string, time: string) => `${name} answers soonest: half of these replies come ${within(time)}.`,
    soonestOf: (names: string, time: string) => `${names} reply equally fast: half of their replies come ${within(time)}.`,
    soonestSeveral: (time: string) => `Several people reply equally fast: half of their replies come ${within(time)}.`,
    ofOne: (name: string, median: string, p90: string) => `Half of ${name}’s replies come ${within(median)}, nine in ten ${within(p90)}.`,
    none: 'Nobody has answered anybody here.',
    speeds: { '<5min': '< 5 min', '<1hr': '< 1 h', '<1day': '< 1 day', '>1day': '≥ 1 day' },
    speedOf: (name: string, speed: string, n: number) => `${name}: ${repliesOf(n)}, ${speed}`,
    replies: repliesOf,
    noReplies: 'no replies',
    median: 'Half within',
    p90: 'Nine in ten within',
    mean: 'Average',
    within: 'During a talk, half within',
    opening: 'After 6 quiet hours, half within',
    day: 'By day, half within',
    night: 'At night, half within',
    definition: `A reply is the first message after another person’s turn; its time runs from the last message of that turn. A reply after more than six hours of silence opens a new conversation: it is counted in all figures, and shown apart. So are replies by day and at night, from ${hour(22)} to ${hour(6)}, by the reply’s own hour.`,
    over: (replies: number) => `Counted over ${repliesOf(replies)}.`,
  },
  caring: {
    title: 'Most caring moments',
    sentence: (n: number) =>
      n === 1 ? 'One message that speaks most clearly of care.' : `${count(n)} messages that speak most clearly of care.`,
    none: 'No message speaks clearly enough of care.',
    definition:
      'Messages that show care for the other: love, comfort, thanks, concern, good wishes; of each kind and of everybody those that show it most clearly. A small model tells it from the words alone and misses what only you among yourselves understand; “Why?” shows what weighed.',
    over: (n: number) => `${count(n)} ${n === 1 ? 'message' : 'messages'}.`,
  },
  gaps: {
    title: 'Longest gaps',
    sentence: (time: string, name: string) => `The longest silence lasted ${time}; ${name} ended it.`,
    none: 'There was no silence of a day or longer.',
    days: daysMeasured,
    hours: (n: number) => `${decimal(n)} hours`,
    span: (from: string, to: string) => days(from, to),
    before: 'Before',
    after: 'After',
    when: dayAndTime,
    open: 'Show in the conversation',
    openOf: (time: string, span: string) => `${time}, ${span}: show in the conversation`,
    more: (n: number, all: number) => (n === all ? `Show all ${count(all)}` : `Show the ${count(n)} longest of ${count(all)}`),
    definition:
      'A gap is a silence of at least 24 hours between two messages that follow each other, whoever wrote them. With people or days chosen: the gaps that those people ended, on those days.',
    over: (n: number) => `${silencesOf(n)}.`,
  },
  streaks: {
    title: 'Days in a row',
    sentence: (n: number, from: string, to: string) => `Somebody wrote on ${daysOf(n)} in a row, ${days(from, to)}.`,
    sentenceCurrent: (n: number, from: string) => `Somebody wrote on ${daysOf(n)} in a row, from ${day(from)} to the end of the chat.`,
    none: 'There were no two days in a row with messages.',
    days: daysOf,
    span: (from: string, to: string) => days(from, to),
    messages: messagesOf,
    current: 'to the end of the chat',
    more: (n: number, all: number) => (n === all ? `Show all ${count(all)}` : `Show the ${count(n)} longest of ${count(all)}`),
    definition:
      'A streak is two or more calendar days in a row with at least one message, whoever wrote it. With people chosen: days on which one of them wrote.',
    over: (n: number) => `${streaksOf(n)}.`,
  },
  matrix: {
    title: 'Who answers whom',
    soonest: (from: string, to: string, time: string) => `Soonest: ${from} answering ${to}, half of the time ${within(time)}.`,
    soonestSeveral: (time: string) => `Several pairs reply equally fast: half of the time ${within(time)}.`,
    ofTwo: (one: string, oneTime: string, other: string, otherTime: string) =>
      `Nine in ten of ${one}’s answers come ${within(oneTime)}, nine in ten of ${other}’s ${within(otherTime)}.`,
    most: (from: string, to: string, share: number) => `${from} answering ${to} is ${percent(share)} of all replies here.`,
    none: 'Nobody has answered anybody here.',
    table: 'Table',
    tableOf: 'Who answers whom, as a table',
    squareOf: 'Who answers whom, as a square',
    columns: { pair: 'Who answers whom', replies: 'Replies', median: 'Half within', p90: 'Nine in ten within' },
    corner: 'answers ↓ whom →',
    answersWhom: 'answers',
    cell: (from: string, to: string, replies: number, median: string, p90: string) =>
      `${from} answers ${to}: ${repliesOf(replies)}, half ${within(median)}, nine in ten ${within(p90)}`,
    part: (shown: number, all: number) => `The ${count(shown)} people who write most, of ${count(all)}. More stand in the table.`,
    pairs: (shown: number, all: number) => `The ${count(shown)} pairs with most replies, of ${count(all)}.`,
    showPair: 'Show these replies',
    key: 'Half within:',
    keys: { '<5min': '5 min', '<1hr': '1 hour', '<1day': '1 day', '>1day': 'longer' },
    definition:
      'For each two people, who answers whom: how often, and the time within which half of these replies came. A reply answers the person whose turn it follows; an export does not tell what a message quotes.',
    over: (replies: number) => `Counted over ${repliesOf(replies)}.`,
  },
} as const
