import { largest } from '@convostat/api/extremes'
import { format } from '#format/index.ts'
import { saySpecialMoments } from '#messages/special-moments/index.ts'
import { sayWrapped } from '#messages/wrapped/index.ts'
import type { Slide, SlideKind } from '../answers.ts'
import { pagesOf, silenceOf } from '../sentences.ts'
import type { Voice } from '../slide-text.ts'
import { whole } from '../whole.ts'
import { wordsAfter } from '../words-after.ts'
import type { Form, Share } from './form.ts'
import { fitsBar, fitsDiscs } from './people.ts'

const { forms: words } = sayWrapped

/** This many lanes, and this many words. */
const mostLanes = 6
/** More of an emoji are too small to see: one stands for several then. */
const mostShown = 600
/** The number of characters in a line of a letter. */
const charactersPerLine = 45
/** The eight hours of a night. */
const isNight = (hour: number): boolean => hour >= 22 || hour < 6

type FormOf = (slide: Slide, voice: Voice) => Form | null

/** What a slide's figure looks like; null where words say it all. The opening and the closing have the ribbon. */
export function formOf(slide: Slide, voice: Voice): Form | null {
  return Object.hasOwn(forms, slide.kind) ? (forms[slide.kind]?.(slide, voice) ?? null) : null
}

const forms: Partial<Record<SlideKind, FormOf>> = {
  firsts: ({ date = '' }) => ({ form: 'month', ...monthOf(date) }),
  people: (slide, voice) => {
    const people = sharesOf(slide, voice)
    if (people.length < 2) return null
    return fitsDiscs(people) ? { form: 'discs', people } : ranked(people)
  },
  balance: (slide, voice) => {
    const [more, less] = slide.people ?? []
    if (!more || !less) return null
    const per100 = Math.round(100 * Number(slide.figure))
    return {
      form: 'bubbles',
      people: [
        { label: voice.name(more.name), said: format.count(100), part: 1 },
        { label: voice.name(less.name), said: format.count(per100), part: per100 / 100 },
      ],
    }
  },
  busiest_day: ({ days = [], date }) => {
    const most = largest(days.map(({ messages }) => messages))
    const steps = days.map((day) => ({
      part: day.messages / most,
      isMost: day.date === date,
      name: day.date === date ? format.day(day.date) : '',
    }))
    return steps.length < 2 ? null : { form: 'columns', steps }
  },
  busiest_month: ({ series = [] }) => {
    const ranked = [...whole(series)].sort((a, b) => b.value - a.value).slice(0, mostLanes)
    const lanes = ranked.map(({ at, value }) => ({ label: format.month(at), said: format.count(value), part: value / ranked[0].value }))
    return lanes.length < 2 ? null : { form: 'race', lanes }
  },
  top_emoji: ({ emojis = [] }) => {
    const [first] = emojis
    return first ? { form: 'field', emoji: first.emoji, shown: Math.ceil(first.count / perShown(first.count)) } : null
  },
  busiest_hour: ({ cells, figure }) =>
    cells
      ? {
          form: 'grid',
          cells,
          framed: Number(figure),
          weekdays: format.weekdays.brief,
          hours: [0, 6, 12, 18].map((at) => ({ at, name: format.hour(at) })),
        }
      : null,
  reply_speed: ({ speeds = [] }, voice) => {
    const people = speeds.slice(0, mostLanes).map(({ name, counts }) => {
      const all = counts.reduce((sum, count) => sum + count, 0)
      return { label: voice.name(name), parts: counts.map((count) => (all === 0 ? 0 : count / all)) }
    })
    const classes = [words.speeds.fast, words.speeds.hour, words.speeds.day, words.speeds.later]
    return people.length === 0 ? null : { form: 'speeds', classes, people }
  },
  streak: ({ days = [] }) => (days.length < 2 ? null : { form: 'calendar', days: calendarDays(days) }),
  top_words: (slide, voice) => wordsOf(slide, voice),
  longest_conversation: ({ steps = [], date = '', last_date: last = date }) => {
    const most = largest(steps, 1)
    const [from, to] = date === last ? [format.day(date), ''] : [format.day(date), format.day(last)]
    return steps.length < 2 ? null : { form: 'strokes', steps: steps.map((n) => n / most), from, to }
  },
  own_words: (slide, voice) => wordsOf(slide, voice),
  night_owl: ({ series = [] }) => {
    const most = largest(series.map(({ value }) => value))
    if (series.length !== 24 || most <= 0) return null
    return {
      form: 'clock',
      hours: series.map(({ value }, hour) => ({ part: value / most, isLit: isNight(hour), name: hour % 6 === 0 ? format.hour(hour) : '' })),
    }
  },
  openers: (slide, voice) => {
    const people = sharesOf(slide, voice)
    if (people.length < 2) return null
    return fitsBar(people) ? { form: 'bar', people } : ranked(people)
  },
  // Only what the sentence compares: by chance, a month of few messages can have more of an emotion than the one that stands out.
  mood: ({ date = '', facts }) => {
    const { share = 0, usual = 0 } = facts
    if (share <= usual || format.percent(share) === format.percent(usual)) return null
    return {
      form: 'race',
      lanes: [
        { label: format.month(date.slice(0, 7)), said: format.percent(share), part: 1 },
        { label: words.usual, said: format.percent(usual), part: usual / share },
      ],
    }
  },
  busiest_weekday: ({ series = [], figure }) => {
    const most = largest(series.map(({ value }) => value))
    if (most <= 0) return null
    return {
      form: 'columns',
      steps: series.map(({ at, value }) => ({
        part: value / most,
        name: format.weekdays.brief[Number(at)] ?? '',
        isMost: Number(at) === figure,
      })),
    }
  },
  phrase: (slide, voice) => wordsOf(slide, voice),
  burst: ({ steps = [] }) => {
    const most = largest(steps, 1)
    return steps.length < 3 ? null : { form: 'cascade', parts: steps.map((n) => n / most) }
  },
  media: ({ facts }) => ({ form: 'hundred', filled: Math.max(1, Math.round(100 * (facts.share ?? 0))) }),
  brightest_day: ({ series = [] }) => (series.length === 24 ? { form: 'sun', hours: series.map(({ value }) => value) } : null),
  reunion: ({ days = [], date = '', figure }) => {
    const [before, after] = [days.filter((day) => day.date < date), days.filter((day) => day.date >= date)].map((some) =>
      some.map(({ messages }) => messages),
    )
    return before.length === 0 || after.length === 0
      ? null
      : { form: 'silence', before, after, said: silenceOf({ seconds: Number(figure) }) }
  },
  links: ({ words: list = [] }, voice) => {
    const most = largest(list.map(({ count }) => count))
    const lanes = list
      .slice(0, mostLanes)
      .map(({ word, count }) => ({ label: voice.word(word), said: format.count(count), part: count / most }))
    return lanes.length < 2 ? null : { form: 'race', lanes }
  },
  longest_message: ({ figure, facts }) => ({
    form: 'sheets',
    lines: Math.ceil(Number(figure) / charactersPerLine),
    usual: Math.ceil((facts.usual ?? 1) / charactersPerLine),
  }),
  love: ({ series = [] }) => {
    const most = largest(series.map(({ value }) => value))
    const named = (at: string, i: number) => (i === 0 || i === series.length - 1 || at.endsWith('-01') ? format.month(at) : '')
    return most <= 0 ? null : { form: 'hearts', months: series.map(({ at, value }, i) => ({ part: value / most, name: named(at, i) })) }
  },
  words_written: ({ figure }) => ({ form: 'pages', pages: pagesOf({ words: Number(figure) }) }),
  moments: ({ moments = [] }) => {
    const rows = [...moments]
      .sort((a, b) => (a.date < b.date ? -1 : 1))
      // By what they are, not by their titles: these name people.
      .map(({ kind, date }) => ({ label: saySpecialMoments.kinds[kind], said: format.day(date) }))
    return rows.length === 0 ? null : { form: 'timeline', rows }
  },
}

/** How many of an emoji one of the field stands for. */
export const perShown = (count: number): number => Math.ceil(count / mostShown)

const instant = (day: string): number => Date.parse(`${day.slice(0, 10)}T00:00:00Z`)
const weekdayOf = (day: string): number => (new Date(instant(day)).getUTCDay() + 6) % 7

function sharesOf({ people = [], facts }: Slide, voice: Voice): Share[] {
  const named = people.reduce((sum, { value }) => sum + value, 0)
  // Beyond those who are named there are others.
  const all = Math.max(named, facts.messages ?? facts.total ?? 0)
  return people.map(({ name, value }) => ({ label: voice.name(name), said: format.count(value), part: all > 0 ? value / all : 0 }))
}

/** People whose names have room in no other form: a lane each, against the first. */
function ranked(people: readonly Share[]): Form {
  const most = largest(people.map(({ part }) => part))
  return { form: 'race', lanes: people.map((each) => ({ ...each, part: most > 0 ? each.part / most : 0 })) }
}

/** Words beside the one that is the figure, with the name of the person or the count. */
function wordsOf(slide: Slide, voice: Voice): Form | null {
  const shown = wordsAfter(slide, mostLanes - 1)
  const most = largest(shown.map(({ count }) => count))
  const lines = shown.map(({ word, count, person }) => ({
    label: voice.word(word),
    said: person === undefined ? format.count(count) : voice.name(person),
    part: count / most,
  }))
  return lines.length === 0 ? null : { form: 'words', words: lines }
}

function monthOf(date: string) {
  const [year, month, day] = date.split('-').map(Number)
  return {
    name: format.month(date.slice(0, 7)),
    first: weekdayOf(`${date.slice(0, 7)}-01`),
    days: new Date(Date.UTC(year, month, 0)).getUTCDate(),
    marked: day,
    weekdays: format.weekdays.brief,
  }
}

/** Days with the names of the months, or of the years where there are many. */
function calendarDays(days: readonly { date: string; messages: number }[]) {
  const most = largest(days.map(({ messages }) => messages))
  const isLong = days.length > 400
  return days.map(({ date, messages }, i) => {
    const begins = i === 0 || (isLong ? date.endsWith('-01-01') : date.endsWith('-01'))
    return {
      weekday: weekdayOf(date),
      part: messages / most,
      name: begins ? (isLong ? format.year(date.slice(0, 4)) : (format.months.short[Number(date.slice(5, 7)) - 1] ?? '')) : '',
    }
  })
}
