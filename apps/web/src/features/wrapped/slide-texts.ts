import type { Emotion } from '@convostat/api'
import { largest } from '@convostat/api/extremes'
import { format } from '#format/index.ts'
import { sayEmotionalInsights } from '#messages/emotional-insights/index.ts'
import { toTenth } from '#messages/figures.ts'
import { saySpecialMoments } from '#messages/special-moments/index.ts'
import { sayWrapped } from '#messages/wrapped/index.ts'
import type { Slide, SlideKind } from './answers.ts'
import { balanceOf, burstOf, longestConversation, moodOf, nightOwl, ratioOf, silenceOf } from './sentences.ts'
import type { Column, Row, SlideText, Voice } from './slide-text.ts'

const words = sayWrapped
const { sentences } = words

/** This many lines a list has at most. */
const mostRows = 6

type Teller = (slide: Slide, voice: Voice) => Omit<SlideText, 'kicker'>

/** A slide in words. Of a kind that is not known here, as from a newer server, its own title and figure. */
export function tell(slide: Slide, voice: Voice): SlideText {
  const teller = Object.hasOwn(tellers, slide.kind) ? tellers[slide.kind] : null
  if (!teller) return { kicker: slide.title, figure: figureOf(slide, voice), unit: unitOf(slide), sentence: '' }
  return { kicker: words.kickers[slide.kind], ...teller(slide, voice) }
}

/** One a kind; the compiler asks for those that are missing. */
const tellers: Readonly<Record<SlideKind, Teller>> = {
  opening: (slide, voice) => ({
    ...figured(slide, voice),
    sentence: sentences.opening({
      people: fact(slide, 'people'),
      active: fact(slide, 'active_days'),
      all: fact(slide, 'days'),
      words: fact(slide, 'words'),
    }),
    columns: courseOf(slide),
  }),
  firsts: (slide, voice) => ({
    ...figured(slide, voice),
    sentence: sentences.firsts({ name: firstName(slide, voice), day: dateOf(slide), isYear: voice.isYear }),
  }),
  people: (slide, voice) => ({
    ...figured(slide, voice),
    sentence: (isTied(slide) ? sentences.peopleEqually : sentences.people)({ name: firstName(slide, voice), share: fact(slide, 'share') }),
    rows: peopleRows(slide, voice, format.count),
  }),
  balance: (slide, voice) => {
    const [more, less] = slide.people ?? []
    const per100 = Math.round(100 * Number(slide.figure))
    return {
      figure: ratioOf({ n: per100 }),
      unit: '',
      sentence: more && less ? balanceOf({ more: voice.name(more.name), less: voice.name(less.name), per100 }) : '',
      rows: peopleRows(slide, voice, format.count),
    }
  },
  busiest_day: (slide, voice) => ({
    ...figured(slide, voice),
    sentence: sentences.busiestDay({ day: dateOf(slide), usual: toTenth(fact(slide, 'usual')) }),
  }),
  top_emoji: (slide) => ({
    figure: String(slide.figure),
    unit: '',
    sentence: sentences.topEmoji({ n: slide.emojis?.[0]?.count ?? 0, share: fact(slide, 'share') }),
    emojis: slide.emojis?.slice(1).map(({ emoji, count }) => ({ text: emoji, said: format.count(count) })),
  }),
  busiest_hour: (slide, voice) => ({
    ...figured(slide, voice),
    sentence: sentences.busiestHour({ share: fact(slide, 'share') }),
    columns: courseOf(slide),
  }),
  reply_speed: (slide, voice) => ({
    ...figured(slide, voice),
    sentence: sentences.replySpeed({ replies: fact(slide, 'total') }),
    rows: (slide.people?.length ?? 0) > 1 ? peopleRows(slide, voice, (seconds) => format.latency(seconds, voice.clock)) : undefined,
  }),
  streak: (slide, voice) => ({
    ...figured(slide, voice),
    unit: words.inARow,
    sentence: sentences.streak({ when: [dateOf(slide), slide.last_date ?? dateOf(slide)], messages: fact(slide, 'messages') }),
  }),
  top_words: (slide, voice) => ({
    ...figured(slide, voice),
    sentence: sentences.topWords({ n: slide.words?.[0]?.count ?? 0 }),
    rows: wordRows(slide, voice, 1),
  }),
  longest_conversation: (slide, voice) => ({
    ...figured(slide, voice),
    sentence: longestConversation({
      from: dateOf(slide),
      to: slide.last_date ?? dateOf(slide),
      seconds: fact(slide, 'seconds'),
      usual: fact(slide, 'usual'),
      clock: voice.clock,
    }),
    rows: peopleRows(slide, voice, format.count),
  }),
  own_words: (slide, voice) => {
    const whose = slide.words?.find(({ word }) => word === slide.figure)?.person
    const most = largest((slide.words ?? []).map(({ count }) => count))
    return {
      ...figured(slide, voice),
      sentence: whose === undefined ? '' : sentences.ownWords({ name: voice.name(whose) }),
      // The word that is the figure first, no matter who says it.
      rows: [...(slide.words ?? [])]
        .sort((a, b) => Number(b.word === slide.figure) - Number(a.word === slide.figure))
        .slice(0, mostRows)
        .map(({ word, count, person }) => ({
          label: voice.word(word),
          said: person === undefined ? format.count(count) : voice.name(person),
          part: count / most,
          person,
        })),
    }
  },
  night_owl: (slide, voice) => ({
    ...figured(slide, voice),
    unit: words.atNight({ n: Number(slide.figure) }),
    sentence: nightOwl({ share: fact(slide, 'share'), name: (slide.people?.length ?? 0) > 1 ? firstName(slide, voice) : null }),
    rows: peopleRows(slide, voice, format.count),
  }),
  openers: (slide, voice) => ({
    ...figured(slide, voice),
    unit: words.opened,
    sentence: (isTied(slide) ? sentences.openersEqually : sentences.openers)({ name: firstName(slide, voice), all: fact(slide, 'total') }),
    rows: peopleRows(slide, voice, format.count),
  }),
  mood: (slide, voice) => ({
    ...figured(slide, voice),
    sentence: moodOf({ month: dateOf(slide), share: fact(slide, 'share'), usual: fact(slide, 'usual') }),
    rows: moodRows(slide),
  }),
  busiest_weekday: (slide, voice) => ({
    ...figured(slide, voice),
    sentence: sentences.busiestWeekday({ share: fact(slide, 'share') }),
    columns: courseOf(slide),
  }),
  phrase: (slide, voice) => ({
    ...figured(slide, voice),
    sentence: sentences.phrase({ n: slide.words?.[0]?.count ?? 0, messages: fact(slide, 'messages') }),
    rows: wordRows(slide, voice, 1),
  }),
  burst: (slide, voice) => ({
    ...figured(slide, voice),
    unit: words.atOnce,
    sentence: burstOf({ name: firstName(slide, voice), seconds: fact(slide, 'seconds'), day: dateOf(slide), clock: voice.clock }),
  }),
  media: (slide, voice) => ({ ...figured(slide, voice), unit: words.notText, sentence: sentences.media({ share: fact(slide, 'share') }) }),
  brightest_day: (slide, voice) => ({ ...figured(slide, voice), sentence: sentences.brightestDay({ messages: fact(slide, 'messages') }) }),
  reunion: (slide, voice) => ({
    figure: silenceOf({ seconds: Number(slide.figure) }),
    unit: words.ofSilence,
    sentence: sentences.reunion({ name: firstName(slide, voice), day: dateOf(slide) }),
  }),
  links: (slide, voice) => ({
    ...figured(slide, voice),
    sentence: sentences.links({ sites: fact(slide, 'total') }),
    rows: wordRows(slide, voice, 0),
  }),
  longest_message: (slide, voice) => ({
    ...figured(slide, voice),
    sentence: sentences.longestMessage({ name: firstName(slide, voice), day: dateOf(slide), usual: toTenth(fact(slide, 'usual')) }),
  }),
  love: (slide, voice) => ({
    ...figured(slide, voice),
    sentence: sentences.love({ day: dateOf(slide) }),
    rows: peopleRows(slide, voice, format.count),
  }),
  words_written: (slide, voice) => {
    const messages = fact(slide, 'messages')
    return {
      ...figured(slide, voice),
      sentence: sentences.wordsWritten({ perMessage: toTenth(Number(slide.figure) / Math.max(1, messages)), messages }),
    }
  },
  moments: (slide, voice) => ({
    ...figured(slide, voice),
    sentence: sentences.moments,
    // By what they are, not by their titles: these name people.
    rows: slide.moments
      ?.slice(0, mostRows - 1)
      .sort((a, b) => (a.date < b.date ? -1 : 1))
      .map(({ kind, date, significance }) => ({ label: saySpecialMoments.kinds[kind], said: format.day(date), part: significance })),
  }),
  closing: (slide, voice) => ({
    ...figured(slide, voice),
    sentence: sentences.closing({ messages: fact(slide, 'messages'), words: fact(slide, 'words'), active: fact(slide, 'active_days') }),
  }),
}

const figured = (slide: Slide, voice: Voice) => ({ figure: figureOf(slide, voice), unit: unitOf(slide) })

/** The figure as its unit is written. */
function figureOf({ figure, unit }: Slide, voice: Voice): string {
  if (unit === 'emotion') return nameOfEmotion(String(figure))
  if (unit === 'day') return format.day(String(figure))
  if (typeof figure === 'string') return voice.word(figure)
  if (unit === 'hour') return format.hour(figure)
  if (unit === 'weekday') return format.weekdays.long[figure] ?? ''
  if (unit === 'seconds') return format.latency(figure, voice.clock)
  if (unit === 'share' || unit === 'ratio') return format.percent(figure)
  return format.count(figure)
}

const unitOf = ({ figure, unit }: Slide): string => (typeof figure === 'number' && isSaid(unit) ? words.units[unit]({ n: figure }) : '')
const isSaid = (unit: Slide['unit']): unit is Slide['unit'] & keyof typeof words.units => Object.hasOwn(words.units, unit)

const { emotions } = sayEmotionalInsights
const isEmotion = (name: string): name is Emotion => Object.hasOwn(emotions, name)
const nameOfEmotion = (emotion: string): string => (isEmotion(emotion) ? emotions[emotion] : emotion)

const fact = ({ facts }: Slide, name: keyof Slide['facts']): number => facts[name] ?? 0
const dateOf = ({ date, period }: Slide): string => date ?? period.from
const firstName = ({ people }: Slide, voice: Voice): string => (people?.[0] ? voice.name(people[0].name) : '')
const isTied = ({ people }: Slide): boolean => people?.[1] !== undefined && people[0].value === people[1].value

function peopleRows({ people = [] }: Slide, voice: Voice, shown: (value: number) => string): Row[] {
  const most = largest(people.map(({ value }) => value))
  return people
    .slice(0, mostRows)
    .map(({ name, value }) => ({ label: voice.name(name), said: shown(value), part: most > 0 ? value / most : 0, person: name }))
}

/** Words from the one at a place on; the first may be the figure itself. */
function wordRows({ words: list = [] }: Slide, voice: Voice, from: number): Row[] {
  const shown = list.slice(from, from + mostRows - 1)
  // Phrases stand by how closely their words belong together.
  const most = largest(shown.map(({ count }) => count))
  return shown.map(({ word, count }) => ({ label: voice.word(word), said: format.count(count), part: count / most }))
}

const moodRows = ({ series = [] }: Slide): Row[] =>
  series.slice(0, mostRows).map(({ at, value }) => ({ label: nameOfEmotion(at), said: format.percent(value), part: value }))

/** A course, with names under its first, its last and its highest step, or under all of a few. */
function courseOf({ series = [], series_step: step }: Slide): Column[] | undefined {
  if (series.length < 2) return undefined
  const most = largest(series.map(({ value }) => value))
  const highest = series.findIndex(({ value }) => value === most)
  return series.map(({ at, value }, i) => ({
    at,
    label: namesOf[step ?? 'year']?.(at, i, series.length) ?? '',
    part: most > 0 ? value / most : 0,
    isMost: i === highest,
  }))
}

const ends = (name: (at: string) => string) => (at: string, i: number, of: number) => (i === 0 || i === of - 1 ? name(at) : '')
const namesOf: Partial<Record<NonNullable<Slide['series_step']>, (at: string, i: number, of: number) => string>> = {
  year: (at, i, of) => (of <= 8 ? format.year(at) : ends(format.year)(at, i, of)),
  month: ends(format.month),
  hour: (at) => (Number(at) % 6 === 0 ? format.hour(Number(at)) : ''),
  weekday: (at) => format.weekdays.brief[Number(at)] ?? '',
}
