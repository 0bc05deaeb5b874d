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
    pins.push({ text: words.pins.gap({ days }), at: along(gap.from, 1 + days / 2), wanted: gap })
  }
  if (isBeginning) pins.push({ text: words.pins.first, at: 0, wanted: { from, to: from } })
  return pins
}

const daysBetween = (from: string, to: string): number => (instantOf(to) - instantOf(from)) / (1000 * DAY)

/** What a letter takes, in pixels; between a pin and its words; between two of these. */
const [letter, beside, apart] = [7.2, 10, 16]

/** A pin whose words are after it, as lines run, or before it. */
export interface PlacedPin {
  pin: Pin
  side: 'after' | 'before'
}

/** The most pins that have room in this width; between as many, the first ones. Made for a handful: it tries everything. */
export function placedPins(pins: readonly Pin[], width: number, most: number): PlacedPin[] {
  return placedAfter(pins, width, most, []).map(({ pin, side }) => ({ pin, side }))
}

interface Extent extends PlacedPin {
  from: number
  to: number
}

function placedAfter([pin, ...others]: readonly Pin[], width: number, most: number, placed: readonly Extent[]): readonly Extent[] {
  if (!pin || placed.length === most) return placed
  const x = pin.at * width
  const room = beside + letter * pin.text.length
  const sides: Extent[] = [
    { pin, side: 'after', from: x, to: x + room },
    { pin, side: 'before', from: x - room, to: x },
  ]
  const fitting = sides.filter(
    ({ from, to }) => from >= 0 && to <= width && placed.every((other) => to + apart <= other.from || from >= other.to + apart),
  )
  const tried = [...fitting.map((each) => [...placed, each]), placed].map((now) => placedAfter(others, width, most, now))
  return tried.reduce((best, each) => (each.length > best.length ? each : best))
}

/** The days, months or years that are named along a ribbon of this width. */
export function ribbonTicks({ from, to }: Ribbon, width: number): AxisTick[] {
  if (from === null || to === null) return []
  const scale = scaleUtc()
    .domain([instantOf(from), instantOf(to) + 1000 * DAY])
    .range([0, width])
  return timeTicks(scale, false).filter(({ at, label }) => at >= 0 && at + letter * label.length <= width)
}
