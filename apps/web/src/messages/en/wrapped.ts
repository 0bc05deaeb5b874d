import { titles } from '@convostat/api/wrapped-titles'
import type { Clock } from '@convostat/format'
import { format } from '#format/index.ts'
import { daysOf, messagesOf } from './shared.ts'

const { count, decimal, percent, longDay, weekday, days, latency, time } = format

const timesOf = (n: number) => (n === 1 ? 'once' : n === 2 ? 'twice' : `${count(n)} times`)
const wordsOf = (n: number) => `${count(n)} ${n === 1 ? 'word' : 'words'}`
const repliesOf = (n: number) => `${count(n)} ${n === 1 ? 'reply' : 'replies'}`
const conversationsOf = (n: number) => `${count(n)} ${n === 1 ? 'conversation' : 'conversations'}`
/** When a night begins and ends. */
const night = `${time('2024-01-01T22:00:00')} to ${time('2024-01-01T05:59:00')}`
/** How long something took, in words: seconds are too fine for them. */
const timeOf = (seconds: number, clock?: Clock) => latency(seconds, seconds < 60 ? 'minutes' : clock)

/** A chat told as a story, one idea a slide. Names and words of the chat come isolated, as they may be written the other way round. */
export const wrapped = {
  title: 'Wrapped',
  about: 'Your chat as a story: what stands out in it, one thing at a time.',
  waiting: 'Opening your chat',
  telling: 'Looking for what stands out',
  failed: 'The story could not be told.',
  empty: 'There is nothing to tell of this time.',
  truncatedMeaning: (limit: number) => `The story is of the most recent ${count(limit)}.`,
  withoutFeelings: 'What the messages feel like could not be read yet, so the story leaves it out.',
  again: 'Look again',
  choice: { label: 'The story of', all: 'All time' },
  cover: {
    title: (year: number | null) => (year === null ? 'All of it' : String(year)),
    about: (slides: number, messages: number) => `${count(slides)} slides from ${messagesOf(messages)}`,
    play: 'Tell the story',
    contents: 'In this story',
    inWords: 'The story in words',
    openAt: (at: number, title: string) => `Slide ${count(at)}: ${title}`,
  },
  story: {
    name: (year: number | null) => (year === null ? 'The story of all time' : `The story of ${year}`),
    about: 'Left and right arrow keys turn the slides, space pauses, Escape leaves.',
    slide: 'slide',
    place: (at: number, of: number) => `${count(at)} of ${count(of)}`,
    spoken: (at: number, of: number, text: string) => `Slide ${count(at)} of ${count(of)}. ${text}`,
    previous: 'Previous slide',
    next: 'Next slide',
    pause: 'Pause',
    play: 'Play',
    close: 'Leave the story',
    show: 'Show the messages',
    showMoments: 'Show the moments',
    showMessage: 'Show in the chat',
    another: 'Another story',
    period: (from: string, to: string) => (from === to ? longDay(from) : days(from, to)),
  },
  share: {
    /** In place of a name. */
    masked: (letter: string) => `Person ${letter}`,
    open: 'Share this slide',
    openShort: 'Share',
    title: 'Share this slide',
    preview: (texts: readonly string[]) => `The picture. It says: ${texts.join(', ')}`,
    shape: 'Shape of the picture',
    shapes: { tall: 'Tall, 9:16', square: 'Square, 1:1' },
    names: 'Show names',
    namesAbout: 'Without them, people are Person A, Person B and so on, and words that are part of a name are covered.',
    texts: 'Every text in the picture',
    textsAbout: 'Press a word to strike it out.',
    nowhere: 'The picture is made on this device. It goes only where you send it.',
    save: 'Save PNG',
    share: 'Share',
    failed: 'The picture could not be handed over. Please try again.',
  },
  /** What each slide is called. */
  kickers: titles,
  /** What the large figure counts; a word, a day or a time needs none. */
  units: {
    messages: (n: number) => (n === 1 ? 'message' : 'messages'),
    words: (n: number) => (n === 1 ? 'word' : 'words'),
    characters: (n: number) => (n === 1 ? 'letter' : 'letters'),
    days: (n: number) => (n === 1 ? 'day' : 'days'),
    links: (n: number) => (n === 1 ? 'link' : 'links'),
    conversations: (n: number) => (n === 1 ? 'conversation' : 'conversations'),
    moments: (n: number) => (n === 1 ? 'moment' : 'moments'),
    people: (n: number) => (n === 1 ? 'person' : 'people'),
  },
  inARow: 'days in a row',
  atOnce: 'messages at once',
  atNight: (n: number) => (n === 1 ? 'message at night' : 'messages at night'),
  ofSilence: 'of silence',
  silence: (seconds: number) => (seconds < 172_800 ? `${decimal(seconds / 3600)} hours` : `${decimal(seconds / 86_400)} days`),
  opened: 'conversations opened',
  notText: 'pictures, voices and files',
  per100: (n: number) => `100 : ${count(n)}`,
  sentences: {
    opening: (people: number, active: number, all: number, words: number) =>
      `${people === 1 ? 'One person' : `${count(people)} people`}, ${wordsOf(words)}, written on ${count(active)} of ${daysOf(all)}.`,
    firsts: (name: string, day: string, isYear: boolean) =>
      isYear ? `On a ${weekday(day)} ${name} opened the year.` : `On a ${weekday(day)} ${name} began it all.`,
    people: (name: string, share: number) => `${name} wrote most, ${percent(share)} of everything.`,
    peopleEqually: (name: string, share: number) => `Nobody wrote more than ${name}, ${percent(share)} of everything.`,
    balance: (more: string, less: string, per100: number) =>
      per100 === 100
        ? `${more} and ${less} wrote about equally much.`
        : `For every 100 messages that ${more} wrote, ${less} wrote ${count(per100)}.`,
    busiestDay: (day: string, usual: number) => `On ${longDay(day)}. Other days usually have ${decimal(usual)}.`,
    topEmoji: (n: number, share: number) => `Sent ${timesOf(n)}. ${percent(share)} of the messages have an emoji.`,
    busiestHour: (share: number) => `${percent(share)} of all messages came in this hour of the day.`,
    busiestWeekday: (share: number) => `${percent(share)} of all messages came on this day.`,
    replySpeed: (replies: number) => `Half of ${repliesOf(replies)} came within this time.`,
    streak: (from: string, to: string, messages: number) => `${days(from, to)}, no day left out: ${messagesOf(messages)}.`,
    topWords: (n: number) => `Said ${timesOf(n)}, more than any other word of its kind.`,
    longestConversation: (from: string, to: string, seconds: number, usual: number, clock?: Clock) =>
      `${from === to ? longDay(from) : days(from, to)}: it went on for ${timeOf(seconds, clock)}. Usually it is ${messagesOf(usual)}.`,
    ownWords: (name: string) => `No word is more ${name}’s own.`,
    nightOwl: (share: number, name: string) => `${percent(share)} of everything, written from ${night}. Nobody was up more than ${name}.`,
    nightOwlAlone: (share: number) => `${percent(share)} of everything, written from ${night}.`,
    openers: (name: string, all: number) => `By ${name}, of ${conversationsOf(all)} in all.`,
    openersEqually: (name: string, all: number) => `By ${name}, of ${conversationsOf(all)} in all, and nobody opened more.`,
    mood: (share: number, messages: number) =>
      `${percent(share)} of the feelings a small model reads in the words of ${messagesOf(messages)}.`,
    phrase: (n: number, messages: number) => `Said ${timesOf(n)}, in ${messagesOf(messages)}.`,
    burst: (name: string, seconds: number, day: string, clock?: Clock) => `By ${name}, in ${timeOf(seconds, clock)}, on ${longDay(day)}.`,
    media: (share: number) => `${percent(share)} of everything that was sent.`,
    brightestDay: (messages: number) => `No day sounded brighter, in ${messagesOf(messages)}.`,
    reunion: (name: string, day: string) => `On ${longDay(day)} ${name} wrote again.`,
    links: (sites: number) => `To ${count(sites)} ${sites === 1 ? 'place' : 'different places'}.`,
    longestMessage: (name: string, day: string, usual: number) =>
      `By ${name}, on ${longDay(day)}. Usually a message has ${decimal(usual)}.`,
    love: (day: string) => `For the first time on ${longDay(day)}.`,
    wordsWritten: (perMessage: number, messages: number) => `${decimal(perMessage)} for each of ${messagesOf(messages)}.`,
    moments: 'The days that stand out most.',
    closing: (messages: number, words: number, active: number) =>
      `${messagesOf(messages)} and ${wordsOf(words)}, on ${daysOf(active)} that were yours.`,
  },
} as const
