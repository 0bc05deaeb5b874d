import { format } from '../format/index.ts'

const { count, decimal, percent, day, days, latency } = format

const repliesOf = (n: number) => `${count(n)} ${n === 1 ? 'reply' : 'replies'}`
const silencesOf = (n: number) => `${count(n)} ${n === 1 ? 'silence' : 'silences'} of a day or longer`

/** What lies between the people of a chat. Names come isolated, as they may be written the other way round. */
export const relationship = {
  nav: 'Relationship',
  title: 'Relationship',
  about: 'How the talk is shared, how fast each answers, what was said with care, and when it went quiet. What it means is yours to say.',
  reason:
    'How the talk is shared, how fast each of you answers whom, the most caring messages, and the silences, with the words on both sides of them.',
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
    even: 'shared evenly',
    uneven: 'not shared evenly',
    definition:
      'The fewest messages of one person for every 100 of who wrote most. People with less than 1% of the messages are listed but not weighed. From 67 on, the talk counts as shared evenly.',
  },
  speed: {
    title: 'How fast each answers',
    ofTwo: (one: string, oneTime: string, other: string, otherTime: string) =>
      `Half of ${one}’s replies come within ${oneTime}, half of ${other}’s within ${otherTime}.`,
    soonest: (name: string, time: string) => `${name} answers soonest: half of these replies come within ${time}.`,
    ofOne: (name: string, median: string, p90: string) => `Half of ${name}’s replies come within ${median}, nine in ten within ${p90}.`,
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
    minutes: (minutes: number | null) => latency(minutes === null ? null : minutes * 60),
    definition:
      'A reply is the first message after another person’s turn; its time runs from the last message of that turn. A reply after more than six hours of silence opens a new conversation: it is counted in all figures, and shown apart.',
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
    days: (n: number) => `${decimal(n)} days`,
    hours: (n: number) => `${decimal(n)} hours`,
    span: (from: string, to: string) => days(from, to),
    before: 'Before',
    after: 'After',
    when: (dateTime: string) => `${day(dateTime)}, ${format.time(dateTime)}`,
    open: 'Show in the conversation',
    openOf: (time: string, span: string) => `${time}, ${span}: show in the conversation`,
    more: (n: number, all: number) => (n === all ? `Show all ${count(all)}` : `Show the ${count(n)} longest of ${count(all)}`),
    definition:
      'A gap is a silence of at least 24 hours between two messages that follow each other, whoever wrote them. With people or days chosen: the gaps that those people ended, on those days.',
    over: (n: number) => `${silencesOf(n)}.`,
  },
  matrix: {
    title: 'Who answers whom',
    soonest: (from: string, to: string, time: string) => `Soonest: ${from} answering ${to}, half of the time within ${time}.`,
    ofTwo: (one: string, oneTime: string, other: string, otherTime: string) =>
      `Nine in ten of ${one}’s answers come within ${oneTime}, nine in ten of ${other}’s within ${otherTime}.`,
    most: (from: string, to: string, share: number) => `${from} answering ${to} is ${percent(share)} of all replies here.`,
    none: 'Nobody has answered anybody here.',
    table: 'Table',
    tableOf: 'Who answers whom, as a table',
    squareOf: 'Who answers whom, as a square',
    columns: { pair: 'Who answers whom', replies: 'Replies', median: 'Half within', p90: 'Nine in ten within' },
    corner: 'answers ↓ whom →',
    answersWhom: 'answers',
    cell: (from: string, to: string, replies: number, median: string, p90: string) =>
      `${from} answers ${to}: ${repliesOf(replies)}, half within ${median}, nine in ten within ${p90}`,
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
