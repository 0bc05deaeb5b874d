import { type Emotion, emotions } from '@convostat/emotion'
import type { Chat } from '#chat/chat.ts'
import { everything, type Selection } from '#chat/selection.ts'
import { opensConversation } from '#columns/conversation.ts'
import { day } from '#columns/day.ts'
import { CERTAIN, EMOTIONS, type Feelings } from '#sentiment/feelings.ts'
import { addFelt, LEAST_FELT } from '#sentiment/felt.ts'
import { peak } from '#stats/top.ts'
import { deviationsByMonth, type FeltByMonth, isSaidOften, unusual } from './mood-habit.ts'
import { monthIndex } from './sentiment-timeline.ts'

/** What a month felt like, beside how the chat feels as a rule. */
export interface Mood {
  year: number
  /** 1 to 12. */
  month: number
  /** The emotion that leads among those that stand out, surprise last; where none does, among all. */
  mood: Emotion
  /** Its share of all that was felt in the month, and in the whole chat, 0 to 1. */
  intensity: number
  habit: number
  /** How far the month is from the habit, in standard deviations: above 0 where more of the emotion was felt than elsewhere. */
  z: number
  /** Whether that is further than chance takes any month of the chat. */
  standsOut: boolean
  /** Scored messages. */
  scored: number
}

/** Every month in which something was felt, oldest first; of emotions as strong as each other the first in their order leads. */
export function moodTimeline(chat: Chat, feelings: Feelings, selection: Selection = everything(chat), least = LEAST_FELT): Mood[] {
  if (selection.from >= selection.to) return []
  const { begin, units, by } = feltByMonth(chat, feelings, selection, least)
  const ofMonth = (month: number) => units.subarray(month * EMOTIONS, (month + 1) * EMOTIONS)
  const all = new Float64Array(EMOTIONS)
  for (let i = 0; i < units.length; i++) all[i % EMOTIONS] += units[i]
  const felt = sum(all)
  const deviations = deviationsByMonth(by)
  const examined = Array.from({ length: by.months }, (_, month) => month).filter((month) => peak(ofMonth(month)) >= 0)
  const bound = unusual(examined.length)
  return examined.map((month) => {
    const sums = ofMonth(month)
    const zOf = (place: number): number => deviations[month * EMOTIONS + place]
    const isOut = (place: number): boolean => Math.abs(zOf(place)) > bound && isSaidOften(by, month, place)
    const standing = sums.map((each, place) => (isOut(place) && zOf(place) > 0 ? each : 0))
    const leading = standing.some((each) => each > 0) ? peakOf(standing) : peak(sums)
    const at = begin + month
    return {
      year: Math.floor(at / 12),
      month: (at % 12) + 1,
      mood: emotions[leading],
      intensity: sums[leading] / sum(sums),
      habit: all[leading] / felt,
      z: zOf(leading),
      standsOut: isOut(leading),
      scored: by.scored[month],
    }
  })
}

const surprise = emotions.indexOf('surprise')

/** The strongest of those that stand out. Surprise accompanies every other, so it names a month only where it is alone. */
function peakOf(standing: Float64Array): number {
  const leading = peak(standing.map((each, place) => (place === surprise ? 0 : each)))
  return leading < 0 ? surprise : leading
}

const sum = (values: Float64Array): number => values.reduce((all, value) => all + value, 0)

/** What was felt in each month: in units of the columns, so that no order of adding makes a difference, and by conversation. */
function feltByMonth(chat: Chat, feelings: Feelings, { from, to, authors }: Selection, least: number) {
  const { author } = chat
  const { score } = feelings
  const dayOfRow = day(chat)
  const begin = monthIndex(dayOfRow[from])
  const months = monthIndex(dayOfRow[to - 1]) - begin + 1
  const units = new Float64Array(months * EMOTIONS)
  const by: FeltByMonth = {
    months,
    scored: new Float64Array(months),
    scoredSquares: new Float64Array(months),
    felt: new Float64Array(months * EMOTIONS),
    squares: new Float64Array(months * EMOTIONS),
    feltSquares: new Float64Array(months * EMOTIONS),
    products: new Float64Array(months * EMOTIONS),
  }
  const said = new Said(by, units)
  const row9 = new Float64Array(EMOTIONS)
  let month = 0
  for (let row = from, known = -1; row < to; row++) {
    const isNew = dayOfRow[row] !== known
    if (isNew || opensConversation(chat, row)) {
      const next = isNew ? monthIndex(dayOfRow[row]) - begin : month
      if (next !== month || opensConversation(chat, row)) said.close(month)
      month = next
      known = dayOfRow[row]
    }
    if (Number.isNaN(score[row]) || (authors !== null && authors[author[row]] === 0)) continue
    row9.fill(0)
    said.add(addFelt(feelings, row, row9, 0, least) >= 0 ? row9 : null)
  }
  said.close(month)
  return { begin, units, by }
}

/** What one conversation adds to its month. */
class Said {
  private readonly by: FeltByMonth
  private readonly units: Float64Array
  private readonly felt = new Float64Array(EMOTIONS)
  private readonly squares = new Float64Array(EMOTIONS)
  private scored = 0

  constructor(by: FeltByMonth, units: Float64Array) {
    this.by = by
    this.units = units
  }

  /** A scored message, with its emotions where it is felt. */
  add(message: Float64Array | null): void {
    this.scored++
    if (message === null) return
    for (let i = 0; i < EMOTIONS; i++) {
      this.felt[i] += message[i]
      this.squares[i] += message[i] * message[i]
    }
  }

  close(month: number): void {
    const { by, units, felt, squares, scored } = this
    if (scored === 0) return
    by.scored[month] += scored
    by.scoredSquares[month] += scored * scored
    for (let i = 0, at = month * EMOTIONS; i < EMOTIONS; i++, at++) {
      const here = felt[i] / CERTAIN
      units[at] += felt[i]
      by.felt[at] += here
      by.squares[at] += squares[i] / CERTAIN ** 2
      by.feltSquares[at] += here * here
      by.products[at] += here * scored
    }
    felt.fill(0)
    squares.fill(0)
    this.scored = 0
  }
}
