/** "Between 2 and 4 am", "after 11 pm": several hours by the first and the last of them. */
import type { LanguageData } from '#languages/language.ts'
import { forms } from './lexicon.ts'
import { plainWords, type Token } from './tokens.ts'

interface Span {
  end: number
  hours: readonly number[]
}

const known = new WeakMap<
  LanguageData,
  {
    isAfterNoon: (text: string) => boolean
    isBeforeNoon: (text: string) => boolean
    isNight: (text: string) => boolean
    spans: readonly RegExp[]
  }
>()

function grammarOf(data: LanguageData) {
  const there = known.get(data)
  if (there) return there
  const { between, and, after, before, clock, beforeNoon, afterNoon, night, isHalfBefore, isPlain } = data.hourSpans
  const anyOf = (list: string): string =>
    forms(list)
      .map((form) => plainWords(form).join(' '))
      .sort((a, b) => b.length - a.length)
      .join('|')
  const half = (list: string) => {
    const all = new Set(anyOf(list).split('|'))
    return (text: string): boolean => text !== '' && all.has(text)
  }
  const marks = [clock, beforeNoon, afterNoon, night].filter((list) => list !== '').join('|')
  const halves = anyOf([beforeNoon, afterNoon, night].join('|'))
  const number = (name: string, mustBeMarked: boolean): string =>
    `${isHalfBefore ? `(?:(?<${name}Half>${halves}) )?` : ''}(?<${name}>\\d{1,2})(?<${name}Clock>:00)?(?: (?<${name}Mark>${anyOf(marks)}))${mustBeMarked ? '' : '?'}`
  // A number alone is not an hour, except where the words around it say so.
  const isMarked = isPlain !== true
  const one = isMarked ? `(?:${number('a', true)}|(?<b>\\d{1,2}):00)` : number('a', false)
  const made = {
    isAfterNoon: half(afterNoon),
    isBeforeNoon: half(beforeNoon),
    isNight: half(night),
    spans: [
      `(?:(?:${anyOf(between)}) )?${number('from', false)} (?:${anyOf(and)}) ${number('to', false)}`,
      ...(data.isAfterBehind === true
        ? [`${one} (?<after>${anyOf(after)})`, `${one} (?<before>${anyOf(before)})`]
        : [`(?<after>${anyOf(after)}) ${one}`, `(?<before>${anyOf(before)}) ${one}`]),
    ].map((pattern) => new RegExp(`^${pattern}(?= |$)`, 'u')),
  }
  known.set(data, made)
  return made
}

/**
 * The hours that are written from a place on; null where nothing says that they are hours. `parts` are the parts of a day
 * that the question names elsewhere: "at night, between 12 and 5".
 */
export function hourSpanAt(
  data: LanguageData,
  tokens: readonly Token[],
  start: number,
  parts: readonly (readonly number[])[] = [],
): Span | null {
  const { isAfterNoon, isBeforeNoon, isNight, spans } = grammarOf(data)
  const rest = tokens.slice(start).map(({ kind, text }) => (kind === 'quoted' ? '"' : text))
  const text = rest.join(' ')
  for (const pattern of spans) {
    const groups = pattern.exec(text)?.groups
    const [matched] = pattern.exec(text) ?? []
    if (!groups || matched === undefined) continue
    const half = (written: string, mark = ''): Half => {
      const hour = Number(written)
      const isLate = isNight(mark) && hour > 5 && hour < 12
      return { hour, isPm: isAfterNoon(mark) || isLate, isAm: isBeforeNoon(mark) || (isNight(mark) && !isLate) }
    }
    const end = start + matched.split(' ').length
    if (groups.to !== undefined) {
      const isSaid =
        groups.fromMark ??
        groups.toMark ??
        groups.fromHalf ??
        groups.fromClock ??
        groups.toClock ??
        (data.hourSpans.isPlain === true || null)
      const [from, to] = [half(groups.from, groups.fromHalf ?? groups.fromMark), half(groups.to, groups.toHalf ?? groups.toMark)]
      const span = within(from, to, parts) ?? (isSaid ? spanOf(from, to) : null)
      return span && { end, hours: span }
    }
    const hour = onDay(half(groups.a ?? groups.b, groups.aHalf ?? groups.aMark))
    const span = groups.after === undefined ? hoursFrom(0, hour) : hoursFrom(hour, 24)
    return span && { end, hours: span }
  }
  return null
}

/** An hour as it is written: on a clock of 12 hours where it says which half of the day. */
interface Half {
  hour: number
  isPm: boolean
  isAm: boolean
}

const onDay = ({ hour, isPm, isAm }: Half): number => (isPm && hour < 12 ? hour + 12 : isAm && hour === 12 ? 0 : hour)

/** "2 and 4 pm", "10 and 2 pm", "11 am and 2": what one hour says of its half of the day is true of the other, too, where that comes out in order. */
function spanOf(from: Half, to: Half): number[] | null {
  const [isFrom, isTo] = [from.isAm || from.isPm, to.isAm || to.isPm]
  if (isFrom && isTo) return hoursFrom(onDay(from), onDay(to))
  if (isTo) {
    if (from.hour > 12) return hoursFrom(from.hour, onDay(to))
    const same = onDay({ ...from, isAm: to.isAm, isPm: to.isPm })
    const other = onDay({ ...from, isAm: to.isPm, isPm: to.isAm })
    // "10 and 12 pm" may be noon or midnight.
    if (to.hour === 12) return null
    return hoursFrom(same < onDay(to) ? same : other, onDay(to))
  }
  if (isFrom) {
    if (to.hour > 12 || to.hour === 0) return hoursFrom(onDay(from), to.hour)
    const hour = to.hour % 12
    return hoursFrom(onDay(from), onDay(from) < hour ? hour : onDay(from) < hour + 12 ? hour + 12 : hour)
  }
  // "From 9 to 5" is by day or by night.
  return from.hour > to.hour && from.hour <= 12 ? null : hoursFrom(from.hour, to.hour)
}

/** Hours that say nothing of their half of the day, as the part of a day that is named elsewhere has them; null where it has none, or several. */
function within(from: Half, to: Half, parts: readonly (readonly number[])[]): number[] | null {
  if ([from, to].some(({ isAm, isPm, hour }) => isAm || isPm || hour === 0 || hour > 12)) return null
  const found = [0, 12]
    .flatMap((a) => [0, 12].map((b) => hoursFrom((from.hour % 12) + a, (to.hour % 12) + b)))
    .filter((span): span is number[] => span !== null && span.length < 12)
    .filter((span) => parts.some((part) => span.every((hour) => part.includes(hour))))
  return found.length === 1 ? found[0] : null
}

/** From one hour to another, over midnight where the second is earlier; null where it is none. */
function hoursFrom(from: number, to: number): number[] | null {
  if (from > 24 || to > 24 || from === to) return null
  const size = (to - from + 24) % 24 || 24
  return size === 24 ? null : Array.from({ length: size }, (_, i) => (from + i) % 24)
}
