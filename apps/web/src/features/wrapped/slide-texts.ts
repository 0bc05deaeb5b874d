import type { Emotion } from '@convostat/api'
import { largest } from '@convostat/api/extremes'
import { format } from '#format/index.ts'
import { sayEmotionalInsights } from '#messages/emotional-insights/index.ts'
import { toTenth } from '#messages/figures.ts'
import { say } from '#messages/index.ts'
import { saySpecialMoments } from '#messages/special-moments/index.ts'
import { sayWrapped } from '#messages/wrapped/index.ts'
import type { Slide, SlideKind } from './answers.ts'
import { perShown } from './forms/form-of.ts'
import { atNight, balanceOf, burstOf, longestConversation, moodOf, nightOwl, ratioOf, silenceOf, wordsWritten } from './sentences.ts'
import type { Column, Row, SlideText, Voice } from './slide-text.ts'
import { whole } from './whole.ts'
import { wordsAfter } from './words-after.ts'

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
    note: othersOf(slide),
    rows: peopleRows(slide, voice, format.count, slide.people?.length),
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
    unit: words.inADay({ n: Number(slide.figure) }),
    sentence: sentences.busiestDay({ day: dateOf(slide), usual: toTenth(fact(slide, 'usual')) }),
  }),
  top_emoji: (slide) => ({
    figure: format.count(slide.emojis?.[0]?.count ?? 0),
    unit: String(slide.figure),
    sentence: sentences.topEmoji({ share: fact(slide, 'share') }),
    note: perEmoji(slide),
    emojis: slide.emojis?.slice(1).map(({ emoji, count }) => ({ text: emoji, said: format.count(count) })),
  }),
  busiest_month: (slide, voice) => ({
    ...figured(slide, voice),
    unit: words.inMonth({ n: Number(slide.figure), month: dateOf(slide) }),
    sentence: sentences.busiestMonth({ usual: Math.round(fact(slide, 'usual')) }),
    rows: monthRows(slide),
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
    rows: wordRows(wordsAfter(slide, mostRows - 1), voice),
  }),
  longest_conversation: (slide, voice) => ({
    ...figured(slide, voice),
    unit: words.inOne({ n: Number(slide.figure) }),
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
    const own = slide.words?.find(({ word }) => word === slide.figure)
    const most = largest((slide.words ?? []).map(({ count }) => count))
    return {
      ...figured(slide, voice),
      sentence: own?.person === undefined ? '' : sentences.ownWords({ name: voice.name(own.person) }),
      // The word that is the figure first, no matter who says it.
      rows: [...(own ? [own] : []), ...wordsAfter(slide, mostRows - 1)].map(({ word, count, person }) => ({
        label: voice.word(word),
        said: person === undefined ? format.count(count) : voice.name(person),
        part: count / most,
        person,
      })),
    }
  },
  night_owl: (slide, voice) => ({
    ...figured(slide, voice),
    unit: atNight({ n: Number(slide.figure) }),
    sentence: nightOwl({
      share: fact(slide, 'share'),
      name: (slide.people?.length ?? 0) > 1 ? firstName(slide, voice) : null,
      n: slide.people?.[0]?.value ?? 0,
    }),
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
    rows: wordRows(wordsAfter(slide, mostRows - 1), voice),
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
    rows: wordRows((slide.words ?? []).slice(0, mostRows), voice),
  }),
  longest_message: (slide, voice) => ({
    ...figured(slide, voice),
    sentence: sentences.longestMessage({ name: firstName(slide, voice), day: dateOf(slide), usual: toTenth(fact(slide, 'usual')) }),
  }),
  love: (slide, voice) => ({
    ...figured(slide, voice),
    unit: words.ofLove({ n: Number(slide.figure) }),
    sentence: sentences.love({ day: dateOf(slide) }),
    rows: peopleRows(slide, voice, format.count),
  }),
  words_written: (slide, voice) => ({
    ...figured(slide, voice),
    sentence: wordsWritten({ words: Number(slide.figure), messages: fact(slide, 'messages') }),
  }),
  moments: (slide, voice) => ({
    ...figured(slide, voice),
    sentence: momentsOf(slide),
    // By what they are, not by their titles: these name people.
    rows: [...(slide.moments ?? [])]
      .sort((a, b) => (a.date < b.date ? -1 : 1))
      .map(({ kind, date, significance }) => ({ label: saySpecialMoments.kinds[kind], said: format.day(date), part: significance })),
  }),
  closing: (slide, voice) => ({
    ...figured(slide, voice),
    sentence: sentences.closing({ messages: fact(slide, 'messages'), words: fact(slide, 'words'), active: fact(slide, 'active_days') }),
  }),
}

/** Of more moments than are shown, how many these are. */
function momentsOf({ moments = [], figure }: Slide): string {
  return moments.length > 0 && moments.length < Number(figure) ? sentences.momentsShown({ n: moments.length }) : sentences.moments
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

/** Everyone who is not named, where the slide is about all of them. */
function othersOf({ people = [], figure }: Slide): string | undefined {
  const others = Number(figure) - people.length
  return others > 0 && people.length > 0 ? say.andMore({ n: others }) : undefined
}

/** How many of an emoji one of the field stands for, where that is not one. */
function perEmoji({ emojis }: Slide): string | undefined {
  const n = perShown(emojis?.[0]?.count ?? 0)
  return n > 1 ? words.forms.per({ n }) : undefined
}

function peopleRows({ people = [] }: Slide, voice: Voice, shown: (value: number) => string, named = mostRows): Row[] {
  const most = largest(people.map(({ value }) => value))
  return people
    .slice(0, named)
    .map(({ name, value }) => ({ label: voice.name(name), said: shown(value), part: most > 0 ? value / most : 0, person: name }))
}

function wordRows(shown: readonly NonNullable<Slide['words']>[number][], voice: Voice): Row[] {
  const most = largest(shown.map(({ count }) => count))
  return shown.map(({ word, count }) => ({ label: voice.word(word), said: format.count(count), part: count / most }))
}

const moodRows = ({ series = [] }: Slide): Row[] =>
  series.slice(0, mostRows).map(({ at, value }) => ({ label: nameOfEmotion(at), said: format.percent(value), part: value }))

/** The fullest months, each against the first. */
function monthRows({ series = [] }: Slide): Row[] {
  const ranked = [...whole(series)].sort((a, b) => b.value - a.value).slice(0, mostRows)
  const most = ranked[0]?.value ?? 1
  return ranked.map(({ at, value }) => ({ label: format.month(at), said: format.count(value), part: value / most }))
}

/** A course, with names under its first, its last and its highest step, or under all of a few. */
function courseOf({ series: all = [], series_step: step }: Slide): Column[] | undefined {
  const series = whole(all)
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
