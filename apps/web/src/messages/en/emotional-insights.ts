import type { Emotion, Sentiment } from '@convostat/api'
import { format } from '#format/index.ts'
import { asShown, closely } from '../figures.ts'
import { messagesOf } from './shared.ts'

const { count, percent, percentTogether, day, longDay, score } = format

const weeksOf = (n: number) => `${count(n)} ${n === 1 ? 'week' : 'weeks'}`
const scoredOf = (n: number) => `${messagesOf(n)} that could be read so`

/** The labels as one says them of a message. */
export const sentiments = { positive: 'positive', neutral: 'neutral', negative: 'negative' } as const satisfies Record<Sentiment, string>

/** The emotions, in the order in which they are shown. */
export const emotions = {
  joy: 'Joy',
  love: 'Love',
  gratitude: 'Gratitude',
  amusement: 'Amusement',
  admiration: 'Admiration',
  surprise: 'Surprise',
  sadness: 'Sadness',
  anger: 'Anger',
  fear: 'Fear',
} as const satisfies Record<Emotion, string>

/** A score in words: what it sounds like, and how much. */
export function scoreInWords(score: number): string {
  const strength = Math.abs(score)
  // As the labels are calibrated; how much is by thirds of what is left.
  if (strength <= 0.05) return 'neutral'
  const much = strength <= 0.33 ? 'a little' : strength <= 0.67 ? 'clearly' : 'very'
  return `${much} ${score > 0 ? 'positive' : 'negative'}`
}

/** What the words of a chat sound like. Names come isolated, as they may be written the other way round. */
export const emotionalInsights = {
  /** What the emotions are called. */
  emotions,
  title: 'Emotional Insights',
  about: 'How the words of this chat sound, day by day and year by year. What they meant is yours to say.',
  aboutModel:
    'A small model on this device estimates it from the words alone. It misses irony and what only you among yourselves understand, and single messages can be wrong: “Why?” shows which words weighed, and lets you correct it. This is no diagnosis of anybody, and no verdict on what is between you.',
  aboutModelServer: (host: string) =>
    `A small model on the server at ${host} estimates it from the words alone. It misses irony and what only you among yourselves understand, and single messages can be wrong: “Why?” shows which words weighed, and lets you correct it. This is no diagnosis of anybody, and no verdict on what is between you.`,
  waiting: 'Opening your chat',
  failed: 'Failed to load emotional insights',
  truncatedMeaning: (limit: number) => `Every figure here is of the most recent ${count(limit)}.`,
  nothingScored: 'Nothing here has words or emoji that could be read: pictures, links and numbers say nothing of how they were meant.',
  over: (messages: number) => `Counted over ${scoredOf(messages)}.`,
  trend: {
    title: 'Overall trend',
    sentences: {
      improving: 'The second half sounds more positive than the first.',
      declining: 'The second half sounds less positive than the first.',
      stable: 'Both halves sound much alike.',
    },
    tooLittle: 'There is too little here to compare a first half with a second.',
    trends: { improving: 'Improving', declining: 'Declining', stable: 'Stable' },
    trend: 'Trend',
    average: 'Average sentiment',
    first: 'First half',
    second: 'Second half',
    scale: 'The average of all messages and of both halves, on the scale from −1 to 1',
    negative: 'negative',
    positive: 'positive',
    score,
    definition:
      'Each message has a score from −1 (very negative) to +1 (very positive). The average is the mean of all of them. The trend compares the months of the second half with those of the first: more than 0.1 above is improving, more than 0.1 below declining. Of less than two months, weeks are compared.',
  },
  timeline: {
    name: 'Sentiment over time',
    units: { monthly: 'Mean sentiment a month', yearly: 'Mean sentiment a year' },
    by: 'A bar for each',
    periods: { monthly: 'Monthly', yearly: 'Yearly' },
    /** `most` and `least`: months or years, written out; whether anything there sounds positive at all. */
    sentence: (most: string, least: string, isPositive: boolean) =>
      isPositive ? `${most} sounds most positive, ${least} least.` : `${most} sounds least negative, ${least} most.`,
    alike: 'Every bar is as high as the others.',
    hint: (period: string, mean: number | null, scored: number, all: number) =>
      mean === null
        ? `${period}: nothing that could be read so in ${messagesOf(all)}`
        : `${period}: ${score(mean)}, ${scoreInWords(mean)}; ${count(scored)} of ${messagesOf(all)} scored`,
    columns: { monthly: 'Month', yearly: 'Year', sentiment: 'Sentiment', messages: 'Messages', scored: 'Scored' },
    definition:
      'The mean score of the messages of each month or year in which one could be scored; a gap where none could. The bars begin at 0, where a message sounds neither positive nor negative.',
  },
  distribution: {
    name: 'Sentiment distribution',
    unit: 'Messages by how they sound',
    sentence: (positive: number, negative: number) => `${percent(positive)} of the messages sound positive, ${percent(negative)} negative.`,
    labels: { positive: 'Positive', neutral: 'Neutral', negative: 'Negative' },
    columns: ['Sentiment', 'Messages', 'Share'],
    unscored: (n: number) => `${messagesOf(n)} could not be scored: pictures without words, bare links, numbers.`,
    unscoredRow: 'Not scored',
    toScreen: 'See how it changed over time',
    definition:
      'Each message is scored from −1 to +1 by the words in it. Above +0.05 it counts as positive, below −0.05 as negative, else as neutral. What has no words is not scored.',
  },
  extremes: {
    title: 'Peaks and valleys',
    peaks: 'Peaks',
    valleys: 'Valleys',
    /** By the sign of both: nothing below 0 is positive, and nothing above it negative. */
    sentence: (peak: string, isPositive: boolean, valley: string, isNegative: boolean) =>
      `${day(peak)} sounds ${isPositive ? 'most positive' : 'least negative'}, ${day(valley)} ${isNegative ? 'most negative' : 'least positive'}.`,
    alike: 'All days sound alike.',
    only: (date: string, mean: number) => `Only ${day(date)} has enough messages to tell: it sounds ${scoreInWords(mean)}.`,
    none: 'No day has enough messages to stand out.',
    noPeaks: 'No day stands out so.',
    noValleys: 'No day stands out so.',
    /** Where it has no room in one line it breaks after the weekday alone. */
    when: (date: string) => longDay(date).replace(/(?<= .*) /g, '\u00a0'),
    /** How many of the day's messages its figure rests on. */
    showDay: (scored: number, all: number) => (scored === all ? `over ${messagesOf(all)}` : `over ${count(scored)} of ${messagesOf(all)}`),
    showDayLabel: 'Show the messages of this day',
    definition:
      'The days with the highest and the lowest mean score, among days with at least 5 scored messages (and at least a quarter of what a usual day has). Messages without words, such as pictures and bare links, are not scored. Quoted is that day’s strongest message in that direction.',
    over: (days: number) => `${count(days)} ${days === 1 ? 'day' : 'days'} shown.`,
  },
  languages: {
    title: 'How well it is read',
    sentence: (languages: string) => `Read well here: ${languages}.`,
    noneWell: 'No language here is read well: take the figures with care.',
    none: 'In these messages no language could be told.',
    quality: {
      well: 'read well',
      fair: 'read fairly: trends hold, single messages may be wrong',
      poorly: 'read poorly: take its figures with care',
      unknown: 'not tested: take its figures as a guess',
    },
    unknownLanguage: 'Language not recognized',
    by: (names: readonly string[], more: number) => `${names.join(', ')}${more > 0 ? ` and ${count(more)} more` : ''}`,
    messages: messagesOf,
    /** Null where nobody can tell which language it is. */
    mostly: (language: string | null) =>
      language === null
        ? 'In which language much of what is counted here is could not be told. Take what follows as a guess.'
        : `Much of what is counted here is in ${language}, which the model reads poorly or was not tested on. Take what follows as a guess.`,
    definition:
      'The language each person writes in, told from their words, and how well the model read messages of that language that it had never seen: “well” where it comes near what people agree on among themselves, “poorly” where it is little better than guessing.',
    over: (messages: number) => `Counted over ${messagesOf(messages)}.`,
  },
  pro: {
    title: 'Moods and emotions',
    reason:
      'The mood of every month, the fingerprint of each of you, the strongest message of every emotion, and whose weeks rise and fall together.',
    short: 'Which emotions speak from this chat, month by month and person by person.',
  },
  vibe: {
    title: 'Vibe',
    /** By the engine's word for it; the talk is meant, never the people. */
    sentences: {
      cheerful: 'On the whole this talk sounds cheerful.',
      affectionate: 'On the whole this talk sounds affectionate.',
      thankful: 'On the whole this talk sounds thankful.',
      playful: 'On the whole this talk sounds playful.',
      encouraging: 'On the whole this talk sounds encouraging.',
      lively: 'On the whole this talk sounds lively.',
      'open-hearted': 'On the whole this talk sounds open-hearted: what is sad is said here.',
      frank: 'On the whole this talk sounds frank: what annoys is said here.',
      watchful: 'On the whole this talk sounds watchful: worries are said here.',
      practical: 'On the whole this talk sounds practical: plans and small things.',
    } as Readonly<Record<string, string>>,
    other: (vibe: string) => `On the whole this talk sounds ${vibe}.`,
    /** Where neither leads. */
    equal: (one: Emotion, other: Emotion) =>
      `There is about as much ${emotions[one].toLowerCase()} as ${emotions[other].toLowerCase()} in this talk.`,
    none: 'Too little was said or felt here to tell.',
    /** What it rests on, by the engine's word for each figure. */
    reasons: {
      leading: 'of what was felt',
      second: 'of what was felt',
      neutral: 'of the talk holds no emotion',
      positive: 'of the messages sound positive',
      negative: 'of the messages sound negative',
      change: 'from the first half to the second',
    } as Readonly<Record<string, string>>,
    emotion: (emotion: Emotion, share: number) => `${emotions[emotion]}, ${percent(share)}`,
    share: percent,
    change: score,
    over: (messages: number) => `Counted over ${scoredOf(messages)}.`,
    definition:
      'The emotion that leads in this chat, put in one word, and the figures it rests on. Where at least four fifths of the talk hold no emotion, it is called practical. It speaks of the talk, not of anybody in it.',
  },
  mood: {
    title: 'Mood timeline',
    sentence: (mood: string, months: number, all: number) =>
      all === 1 ? `${mood} leads.` : `${mood} leads in ${count(months)} of ${count(all)} months.`,
    /** Where none leads in most months. */
    often: (first: string, second: string, months: readonly [number, number], all: number) =>
      `${first} and ${second.toLowerCase()} lead most often, in ${count(months[0])} and ${count(months[1])} of ${count(all)} months.`,
    oftenOne: (mood: string, months: number, all: number) => `${mood} leads most often, in ${count(months)} of ${count(all)} months.`,
    noneOften: (all: number) => `In these ${count(all)} months several emotions lead as often as one another.`,
    of: (intensity: number) => `${percent(intensity)} of what was felt`,
    showAll: (n: number) => `Show all ${count(n)} months`,
    none: 'In no month an emotion could be read.',
    definition:
      'The leading emotion of each month with scored messages, and its share of all that was felt in it: the sum of its probabilities over the month, by the sum of all emotions. Messages without emotion weigh nothing.',
    over: (messages: number) => `Counted over ${scoredOf(messages)}.`,
  },
  fingerprint: {
    title: 'Emotional fingerprint',
    unit: 'Share of what was felt',
    sentence: (first: string, second: string, shares: readonly number[]) =>
      `${first} and ${second.toLowerCase()} are ${percentTogether(shares)} of what was felt.`,
    /** Where the second is no stronger than others. */
    one: (emotion: string, share: number) => `${emotion} leads with ${percent(share)} of what was felt.`,
    equal: (first: string, second: string, shares: readonly number[]) =>
      `About as much ${first.toLowerCase()} as ${second.toLowerCase()}: together ${percentTogether(shares)} of what was felt.`,
    noneLeads: 'No emotion leads here: several are about as strong.',
    tooLittle: (messages: number) => `Only ${messagesOf(messages)} could be read: too little to tell what leads.`,
    neutral: (share: number) => `${percent(share)} of the talk holds no emotion: plans, questions, small things.`,
    together: 'Together',
    columns: { emotion: 'Emotion', together: 'Together' },
    hint: (emotion: string, share: number) => `${emotion}: ${percent(share)} together`,
    hintOf: (emotion: string, person: number, share: number) => `${emotion}, person ${count(person)}: ${percent(share)}`,
    people: 'A dot for each person',
    more: (n: number) => `and ${count(n)} more in the table`,
    definition:
      'How strong each emotion is among all that were felt: the probabilities the model gives it, summed over all messages, by the sum of all emotions. Talk without emotion is left out and told apart. Love includes caring, anger includes disgust.',
    none: 'No emotion could be read here.',
    dashboard: 'Emotional Insights',
  },
  highlights: {
    title: 'Highlights',
    sentence: (emotions: number) =>
      `The strongest message of ${emotions === 1 ? 'the one emotion' : `each of ${count(emotions)} emotions`} found here.`,
    none: 'No message speaks clearly enough of one emotion.',
    definition: 'For each emotion, the message to which the model gives the highest probability of it.',
    over: (n: number) => `${messagesOf(n)}.`,
  },
  sync: {
    title: 'Emotional sync',
    sentence: (a: string, b: string, words: string) => `${a} and ${b}: ${words}.`,
    /** Of more than two people; it is their weeks that are alike. */
    mostAlike: (a: string, b: string, words: string) => `Most alike: ${a} and ${b}, ${words}.`,
    noneAlike: 'Nobody’s weeks go closely together.',
    /** Of more pairs than are sent, it holds of those. */
    amongMost: {
      mostAlike: (a: string, b: string, words: string) =>
        `Of the pairs who wrote in most of the same weeks, most alike: ${a} and ${b}, ${words}.`,
      noneAlike: 'Of the pairs who wrote in most of the same weeks, nobody’s go closely together.',
    },
    words: (correlation: number) => {
      const shown = asShown(correlation)
      if (shown >= 0.5) return 'their weeks rise and fall together'
      if (shown >= closely) return 'their weeks often rise and fall together'
      return shown > -closely ? 'their weeks go their own ways' : 'when one’s week sounds lighter, the other’s often sounds heavier'
    },
    weeks: (n: number) => `over ${weeksOf(n)}`,
    show: 'Show what the two wrote',
    none: 'It takes 8 weeks in which two people both wrote.',
    showAll: (n: number) => `Show all ${count(n)}`,
    part: (shown: number, all: number) => `The ${count(shown)} pairs with most weeks, of ${count(all)}.`,
    definition:
      'The correlation of two people’s weekly mean scores over the weeks in which both wrote: +1 if they always rise and fall together, 0 if they go their own ways, −1 if one rises when the other falls. It tells nothing about why. Pairs with fewer than 8 such weeks are left out.',
    over: (pairs: number) => `${count(pairs)} ${pairs === 1 ? 'pair' : 'pairs'}.`,
  },
} as const
