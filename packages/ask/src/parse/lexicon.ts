import { seasons } from '#compute/seasons.ts'
import type { LanguageData } from '#languages/language.ts'
import type { AskedFigure } from '../figure-tools.ts'
import { NIGHT } from '../plan.ts'
import type { Concept } from './concepts.ts'
import type { FigurePart, Meaning } from './span.ts'
import { plainWords, type Token } from './tokens.ts'

/** What the words of a language mean. */
export interface Lexicon {
  /** Meanings of words one after another, joined by spaces. */
  meanings: ReadonlyMap<string, readonly Meaning[]>
  /** How many words the longest of them has. */
  longest: number
  /** Words that are never a phrase to look for by themselves. */
  vague: ReadonlySet<string>
  /** Words that may be said, though they mean nothing in a question. */
  sayable: ReadonlySet<string>
  /** Words for the reader. */
  me: ReadonlySet<string>
  /** Words for the other one of two people. */
  other: ReadonlySet<string>
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i)

/** Of a day, as docs/metrics.md parts it. */
const MORNING = range(6, 11)
const AFTERNOON = range(12, 17)
const EVENING = range(18, 23)

export const forms = (list: string): string[] => list.split('|')

const setOf = (list: string): Set<string> => new Set((list === '' ? [] : forms(list)).map((form) => plainWords(form).join(' ')))

const known = new WeakMap<LanguageData, Lexicon>()

/** A language's lexicon, made when it is first needed. `me` stands for the reader, where one knows who that is. */
export function lexiconOf(data: LanguageData): Lexicon {
  const there = known.get(data)
  if (there) return there
  const meanings = new Map<string, Meaning[]>()
  let longest = 0
  const add = (list: string, meaning: Meaning): void => {
    for (const form of forms(list)) {
      const words = plainWords(form)
      const key = words.join(' ')
      longest = Math.max(longest, words.length)
      const others = meanings.get(key)
      if (others) others.push(meaning)
      else meanings.set(key, [meaning])
    }
  }
  for (const [concept, list] of Object.entries(data.concepts)) add(list, { is: 'concept', concept: concept as Concept })
  for (const [name, { asks, beside }] of Object.entries(data.figures)) {
    const figure = name as AskedFigure
    const parts: Record<FigurePart, string[]> = { whole: [], opening: [], closing: [], beside: beside === '' ? [] : forms(beside) }
    for (const form of forms(asks)) {
      const [opening, closing] = form.split(' … ')
      if (closing === undefined) parts.whole.push(form)
      else {
        parts.opening.push(opening)
        parts.closing.push(closing)
      }
    }
    for (const [part, all] of Object.entries(parts))
      for (const form of new Set(all)) add(form, { is: 'figure', figure, part: part as FigurePart })
  }
  add(data.filler, { is: 'filler' })
  add(data.everyone, { is: 'everyone' })
  for (const [weekday, list] of data.weekdays.entries()) add(list, { is: 'weekdays', weekdays: [weekday] })
  for (const { name, months } of seasons) add(data.seasons[name], { is: 'months', months })
  add(data.weekend, { is: 'weekdays', weekdays: [5, 6] })
  add(data.workdays, { is: 'weekdays', weekdays: [0, 1, 2, 3, 4] })
  add(data.morning, { is: 'hours', hours: MORNING, isNight: false })
  add(data.afternoon, { is: 'hours', hours: AFTERNOON, isNight: false })
  add(data.evening, { is: 'hours', hours: EVENING, isNight: false })
  add(data.night, { is: 'hours', hours: NIGHT, isNight: true })
  for (const [list, from, to] of data.dayParts) add(list, { is: 'hours', hours: range(from, to), isNight: false })
  for (const [i, list] of data.numbers.entries()) if (list !== '') add(list, { is: 'number', value: i + 1 })
  for (const [i, list] of data.ordinals.entries()) if (list !== '') add(list, { is: 'rank', place: i + 2 })
  const lexicon = {
    meanings,
    longest,
    vague: setOf(data.vague),
    sayable: setOf(data.sayable),
    me: setOf(data.me),
    other: setOf(data.other),
  }
  known.set(data, lexicon)
  return lexicon
}

/** Everything the words from a place on may mean, with where it ends. */
export function* meaningsAt(
  { meanings, longest }: Lexicon,
  tokens: readonly Token[],
  start: number,
): Generator<Meaning & { start: number; end: number }> {
  let key = ''
  for (let end = start + 1; end <= tokens.length && end - start <= longest; end++) {
    // Text in quotes is searched for, and means nothing else.
    if (tokens[end - 1].kind === 'quoted') return
    key = end === start + 1 ? tokens[start].text : `${key} ${tokens[end - 1].text}`
    for (const meaning of meanings.get(key) ?? []) yield { ...meaning, start, end }
  }
}

/** Everything that the words of a question may mean. */
export function conceptsOf(tokens: readonly Token[], data: LanguageData): Set<Concept> {
  const lexicon = lexiconOf(data)
  return new Set(
    tokens.flatMap((_, start) => [...meaningsAt(lexicon, tokens, start)].flatMap((each) => (each.is === 'concept' ? [each.concept] : []))),
  )
}
