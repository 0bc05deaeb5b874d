import { DAY } from '@convostat/format/seconds'
import { scaleUtc } from 'd3-scale'
import type { Answer } from '#charts/answers.ts'
import type { AxisTick } from '#charts/axes.ts'
import { sayCharts } from '#charts/messages/index.ts'
import { named } from '#charts/named.ts'
import { instantOf, timeTicks } from '#charts/time-axis.ts'
import { format } from '#format/index.ts'
import { say } from '#messages/index.ts'

const { ribbon: words } = sayCharts
type Ribbon = Answer<'ribbon'>

/** What a ribbon shows, for those who do not see it. */
export function ribbonSentence({ people, rest, messages, from, to, remark }: Ribbon): string {
  if (!remark || from === null || to === null) return ''
  const { active_days: active, total_days: total, fullest_day: fullest, longest_gap: gap } = remark
  const names = people.map(({ person }) => named(person))
  const list = rest ? `${names.join(say.comma)} ${say.andMore({ n: rest.people })}` : format.list(names)
  const sentence = words.label({ names: list, messages, active, total, from, to, fullest: fullest.day })
  return gap ? `${sentence} ${words.gap(gap)}` : sentence
}

/** Something about a day of the ribbon: how far along it is (0 to 1), and the days with its messages. */
export interface Pin {
  text: string
  at: number
  wanted: { from: string; to: string }
}

/** What stands out, the most telling first. `isBeginning`: that the first message shown is the chat's first. */
export function pinsOf({ from, to, remark }: Ribbon, isBeginning: boolean): Pin[] {
  // A single day is the busiest of none.
  if (!remark || from === null || to === null || remark.active_days < 2) return []
  const along = (day: string, days: number) => (daysBetween(from, day) + days) / remark.total_days
  const { fullest_day: fullest, longest_gap: gap } = remark
  const pins = [
    {
      text: words.pins.fullest({ messages: fullest.messages }),
      at: along(fullest.day, 0.5),
      wanted: { from: fullest.day, to: fullest.day },
    },
  ]
  if (gap) {
    const days = daysBetween(gap.from, gap.to) - 1
    pins.push({ text: words.pins.gap({ gap: gap.seconds }), at: along(gap.from, 1 + days / 2), wanted: { from: gap.from, to: gap.to } })
  }
  if (isBeginning) pins.push({ text: words.pins.first, at: 0, wanted: { from, to: from } })
  return pins
}

const daysBetween = (from: string, to: string): number => (instantOf(to) - instantOf(from)) / (1000 * DAY)

/** What a letter takes, in pixels; between a pin and its words; between two of these. */
const [letter, beside, apart] = [7.2, 10, 16]

/** What a pin says, and how far along the ribbon it is, 0 to 1. */
type Said = Pick<Pin, 'text' | 'at'>

/** A pin whose words are after it, as lines run, or before it. */
export interface PlacedPin<P extends Said = Pin> {
  pin: P
  side: 'after' | 'before'
}

/** The most pins that have room in this width; between as many, the first ones. Made for a handful: it tries everything. */
export function placedPins<P extends Said>(pins: readonly P[], width: number, most: number): PlacedPin<P>[] {
  return placedAfter(pins, width, most, []).map(({ pin, side }) => ({ pin, side }))
}

/** Those of other pins that have room without words, the first ones first: as wide as what can be pressed. */
export function barePins<P extends Said>(pins: readonly P[], width: number, placed: readonly PlacedPin<P>[], across: number): P[] {
  const taken = placed.map(({ pin, side }) => extentOf(pin, side, width))
  return pins.filter(({ at }) => {
    const [from, to] = [at * width - across / 2, at * width + across / 2]
    if (taken.some((other) => from < other.to && to > other.from)) return false
    taken.push({ from, to })
    return true
  })
}

interface Extent {
  from: number
  to: number
}

function extentOf({ text, at }: Said, side: PlacedPin['side'], width: number): Extent {
  const x = at * width
  const room = beside + letter * text.length
  return side === 'after' ? { from: x, to: x + room } : { from: x - room, to: x }
}

type Placed<P extends Said> = PlacedPin<P> & Extent

function placedAfter<P extends Said>(
  [pin, ...others]: readonly P[],
  width: number,
  most: number,
  placed: readonly Placed<P>[],
): readonly Placed<P>[] {
  if (!pin || placed.length === most) return placed
  const sides: Placed<P>[] = [
    { pin, side: 'after', ...extentOf(pin, 'after', width) },
    { pin, side: 'before', ...extentOf(pin, 'before', width) },
  ]
  const fitting = sides.filter(
    ({ from, to }) => from >= 0 && to <= width && placed.every((other) => to + apart <= other.from || from >= other.to + apart),
  )
  const tried = [...fitting.map((each) => [...placed, each]), placed].map((now) => placedAfter(others, width, most, now))
  return tried.reduce((best, each) => (each.length > best.length ? each : best))
}

/** How far along a ribbon a date-time is, 0 to 1; null where it is on none of its days. */
export function alongRibbon({ from, to }: Pick<Ribbon, 'from' | 'to'>, dateTime: string): number | null {
  if (from === null || to === null) return null
  const at = (Date.parse(`${dateTime}Z`) - instantOf(from)) / (instantOf(to) + 1000 * DAY - instantOf(from))
  return at >= 0 && at <= 1 ? at : null
}

/** The days, months or years that are named along a ribbon of this width. */
export function ribbonTicks({ from, to }: Ribbon, width: number): AxisTick[] {
  if (from === null || to === null) return []
  const scale = scaleUtc()
    .domain([instantOf(from), instantOf(to) + 1000 * DAY])
    .range([0, width])
  return timeTicks(scale, false).filter(({ at, label }) => at >= 0 && at + letter * label.length <= width)
}
