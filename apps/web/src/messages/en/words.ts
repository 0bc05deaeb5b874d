import { format } from '#format/index.ts'
import { messagesOf } from './shared.ts'

const { count, decimal, day, month, percent } = format

const timesOf = (n: number) => (n === 1 ? 'once' : n === 2 ? 'twice' : `${count(n)} times`)
const wordsOf = (n: number) => `${count(n)} ${n === 1 ? 'word' : 'words'}`
const linksOf = (n: number) => `${count(n)} ${n === 1 ? 'link' : 'links'}`
const lettersOf = (n: number) => `${count(n)} ${n === 1 ? 'letter' : 'letters'}`
/** A word within a sentence, which it must not turn round. */
const said = (word: string) => `“\u2068${word}\u2069”`

/** The words of a chat. Words, names and phrases come as they were written, and stand alone in their direction. */
export const words = {
  title: 'Words',
  about: 'What is said most, which emoji, what each says more than the others, and what it is about. Press a word for its story.',
  waiting: 'Opening your chat',
  truncatedMeaning: (limit: number) => `Every figure here is of the most recent ${count(limit)}.`,
  showAll: (n: number) => `Show all ${count(n)}`,
  said,
  choice: {
    label: 'Which words count',
    all: 'Everyday words, too (and, the, is …)',
    names: 'People’s names, too',
    leftOut: 'Left out by you',
    leaveOut: 'Leave this word out',
    isLeftOut: (word: string) => `${said(word)} is left out, here and in every chat`,
    bringBack: (word: string) => `Count ${said(word)} again`,
    isBack: (word: string) => `${said(word)} counts again`,
    undo: 'Undo',
    undoOf: (word: string) => `Undo: count ${said(word)} again`,
    undoBack: (word: string) => `Undo: leave ${said(word)} out`,
    notKept: (word: string) => `${said(word)} could not be left out. Please try again.`,
    notBack: (word: string) => `${said(word)} could not be brought back. Please try again.`,
  },
  cloud: {
    name: 'Words said most',
    unit: 'The larger, the more often said',
    sentence: (word: string, n: number) => `${said(word)} is said most: ${timesOf(n)}.`,
    sentenceOfTwo: (word: string, n: number, other: string) => `${said(word)} is said most, ${timesOf(n)}, then ${said(other)}.`,
    definition:
      'How often each word was said, in its commonest spelling; capital letters make no difference. Words that every chat has (and, the, is …) are left out in the chat’s own languages, as are people’s names and those you left out. Sizes go by the square root of the count, so that areas compare.',
    list: 'Words said most, as a list',
    hint: (word: string, n: number, messages: number) => `${said(word)}: ${timesOf(n)} in ${messagesOf(messages)}`,
    columns: ['Word', 'Said', 'Messages'],
    more: (shown: number, total: number) => `The ${count(shown)} words said most, of ${count(total)} different ones.`,
    empty: 'There are no words to count here.',
  },
  emoji: {
    name: 'Emoji sent most',
    unit: 'The larger, the more often sent',
    sentence: (n: number, share: number) => `was sent most, ${timesOf(n)}; ${percent(share)} of the messages have an emoji.`,
    definition:
      'How often each emoji was sent; skin tones count as one. They are drawn in one ink, the same on every device. Sizes go by the square root of the count.',
    list: 'Emoji sent most, as a list',
    hint: (n: number, messages: number) => `${timesOf(n)} in ${messagesOf(messages)}`,
    columns: ['Emoji', 'Sent', 'Messages'],
    more: (shown: number, total: number) => `The ${count(shown)} emoji sent most, of ${count(total)} different ones.`,
    empty: 'Nobody sent an emoji here.',
  },
  compare: {
    title: 'What each says more than the others',
    unit: 'The longer the bar, the surer',
    sentence: (name: string, word: string) => `${name} says ${said(word)} much more than the others do.`,
    sentenceOfTwo: (one: string, word: string, other: string, otherWord: string) =>
      `${one} leans to ${said(word)}, ${other} to ${said(otherWord)}.`,
    none: 'Nobody says anything clearly more than the others do.',
    noneOf: 'Nothing clearly more than the others.',
    definition:
      'Words and emoji that one person says more than everyone else, for how much each says: weighted log-odds with a prior of the whole chat (Monroe, Colaresi and Quinn, 2008). Only what is beyond chance is listed; the longer the bar, the surer. It tells what differs, not what is said most.',
    over: (messages: number) => `Counted over ${messagesOf(messages)}.`,
    hint: (word: string, n: number, others: number) => `${said(word)}: ${timesOf(n)}, all others together ${timesOf(others)}`,
    zeroTimes: 'never',
    part: (shown: number, all: number) => `The ${count(shown)} people who write most, of ${count(all)}.`,
    emoji: 'Emoji',
    columns: ['Person', 'Word or emoji', 'Said', 'Said by all others', 'Standard deviations apart'],
  },
  phrases: {
    title: 'Phrases',
    list: 'Phrases, as a list',
    unit: 'The one said most first',
    sentence: (phrase: string, n: number) => `${said(phrase)} is the phrase said most: ${timesOf(n)}.`,
    columns: ['Phrase', 'Said', 'Messages'],
    none: 'No words come together often enough to be a phrase.',
    definition:
      'Two to four words that come one after another far more often than chance would put them (log-likelihood ratio): the strongest, in the order of how often they are said. A part of a longer phrase said about as often is not listed on its own.',
    over: (messages: number) => `Counted over ${messagesOf(messages)}.`,
    times: timesOf,
  },
  topics: {
    title: 'What you talk about',
    unit: 'Share of the talk, month by month',
    sentence: (topic: string, share: number) => `Most about ${topic}: ${percent(share)} of the talk.`,
    none: 'There is too little to tell topics apart, or nothing in it comes up together.',
    definition:
      'The chat is cut into stretches of conversation, and words that come up together make a topic (non-negative matrix factorization of tf-idf weights). A topic’s name is its most characteristic words. The curve is its share of the talk in each month. It shows what words go together, not what they mean to you.',
    over: (windows: number) => `Counted over ${count(windows)} ${windows === 1 ? 'stretch' : 'stretches'} of conversation.`,
    sampled: (windows: number) => ` Topics were learned from ${count(windows)} of them, at even distances.`,
    share: (share: number) => `${percent(share)} of the talk`,
    peak: (of: string, share: number) => `most in ${month(of)}: ${percent(share)}`,
    course: (topic: string, peak: string) => `${topic}, month by month, ${peak}`,
    typical: 'A typical message',
    columns: ['Topic', 'Words', 'Month', 'Share of the talk', 'Stretches of conversation'],
    allMonths: 'All',
  },
  style: {
    title: 'How each writes',
    sentence: (name: string, median: number) => `Half of ${name}’s messages have at most ${lettersOf(Math.round(median))}.`,
    sentenceOfTwo: (long: string, longMedian: number, short: string, shortMedian: number) =>
      `${long} writes longer messages, half of them over ${lettersOf(Math.round(longMedian))}; ${short} shorter ones, half of them at most ${lettersOf(Math.round(shortMedian))}.`,
    sentenceEven: (one: string, other: string, median: number) =>
      `${one} and ${other} write about equally long: half of the messages have at most ${lettersOf(Math.round(median))}.`,
    none: 'Nobody wrote a text here.',
    definition:
      'Lengths are of messages with text, captions included, in letters as a reader counts them. Shares are of these messages: with an emoji, with a question, with a link, in capital letters alone. Different words are the part of each 1,000 words that is said for the first time, on average.',
    over: (texts: number) => `Counted over ${messagesOf(texts)} with text.`,
    lengths: 'Messages by length, in letters',
    length: (from: number, to: number | null) =>
      to === null ? `${count(from)}+` : from === to ? count(from) : `${count(from)}–${count(to)}`,
    bar: (name: string, range: string, n: number) => `${name}: ${messagesOf(n)} of ${range} letters`,
    figures: {
      median: 'Median length',
      words: 'Words a message',
      emoji: 'With an emoji',
      question: 'With a question',
      link: 'With a link',
      caps: 'In capitals alone',
      variety: 'Different words',
      longest: 'Longest',
    },
    letters: lettersOf,
    decimal: (n: number | null) => (n === null ? '–' : decimal(n)),
    share: (n: number | null) => (n === null ? '–' : percent(n)),
    texts: (n: number) => `${messagesOf(n)} with text`,
    noTexts: 'no text',
    open: 'Show in the conversation',
    columns: {
      person: 'Person',
      texts: 'Messages with text',
      mean: 'Mean length',
      range: (range: string) => `${range} letters`,
    },
  },
  links: {
    title: 'Links',
    sentence: (domain: string, n: number, links: number) =>
      n === links ? `Every link leads to ${domain}: ${linksOf(n)}.` : `Most links lead to ${domain}: ${count(n)} of ${linksOf(links)}.`,
    none: 'Nobody sent a link here.',
    definition:
      'Every web address in the messages, each time it was sent, by the host it leads to; “www.” makes no difference. They are never visited.',
    over: (links: number, messages: number) => `${linksOf(links)} in ${messagesOf(messages)}.`,
    domains: 'Where they lead',
    latest: 'Sent last',
    showMessages: 'Show messages with a link',
    more: (shown: number, all: number) => `The ${count(shown)} places most links lead to, of ${count(all)}.`,
    count: linksOf,
    columns: ['Place', 'Links', 'Messages'],
    sent: (date: string) => day(date),
  },
  storyOf: {
    titles: { word: 'The story of a word', emoji: 'The story of an emoji', phrase: 'The story of a phrase' },
    waiting: 'Looking through the chat',
    failed: 'Its story could not be read.',
    none: 'No message with it was found in the whole chat.',
    figures: (times: number, messages: number) => `Said ${timesOf(times)} in ${messagesOf(messages)}.`,
    inMessages: (messages: number) => `In ${messagesOf(messages)}.`,
    notOfPart: 'This is its story in the whole chat, not only for the people and days you chose.',
    columns: ['Month or person', 'Messages'],
    first: 'The first time',
    months: 'Month by month',
    peak: (of: string, n: number) => `most in ${month(of)}: ${messagesOf(n)}`,
    course: (word: string, peak: string) => `${said(word)}, month by month, ${peak}`,
    people: 'By whom',
    showAll: (messages: number) => `Show ${messagesOf(messages)}`,
  },
  wordsOf,
} as const
