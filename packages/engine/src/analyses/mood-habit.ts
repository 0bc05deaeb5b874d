/**
 * How far a month is from the habit of its chat. For each emotion, the messages of the month are compared with those of all
 * other months: how probable is it that this much falls into the month by chance?
 *
 * Messages come in conversations, and one sad evening is many sad messages, so counts are divided by how much the chat's own
 * conversations vary more than chance (a design effect: Rao and Scott 1992), and its months (a random effect: DerSimonian and
 * Laird 1986). Then the tail is that of a binomial: exact for a month of few messages, and for a chat of two months.
 */
import { EMOTIONS } from '#sentiment/feelings.ts'
import { binomialTailBits } from '#stats/binomial-tail.ts'
import { deviationsOf } from '#stats/normal-tail.ts'

/** By month, and by month and emotion (`month * EMOTIONS + place`). */
export interface FeltByMonth {
  readonly months: number
  /** Scored messages, and the sum of their squares by conversation. */
  readonly scored: Float64Array
  readonly scoredSquares: Float64Array
  /** Sums of probabilities over the messages that are felt, and of their squares. */
  readonly felt: Float64Array
  readonly squares: Float64Array
  /** By conversation: sums of the squares of what was felt, and of what was felt times scored messages. */
  readonly feltSquares: Float64Array
  readonly products: Float64Array
}

/** Months of ordinary life differ by this share of the habit at least, however many messages say so. */
const LEAST_VARIED = 0.1
/** From this many months on one that is far off says nothing of how much the others vary: a quarter may be further. */
const MANY_MONTHS = 5
const FURTHER = 0.25
/** Nothing less is worth a word, and neither are a few messages, however few are usual. */
const LEAST_DEVIATIONS = 3
const FEWEST_MESSAGES = 4
/** One evening is not a month. */
const FEWEST_CONVERSATIONS = 3
/**
 * The probability that of all the months of an ordinary chat one is called unusual by a given emotion. With nine emotions, and
 * with emotions in clusters, it is more (docs/decisions/161).
 */
const WRONG = 0.05

/** How many deviations a month has to be from the habit, by the number of months examined: 3, and more from 19 on (Šidák 1967). */
export const unusual = (months: number): number =>
  Math.max(LEAST_DEVIATIONS, deviationsOf(1 - Math.log2(-Math.expm1(Math.log1p(-WRONG) / Math.max(1, months)))))

/** For each emotion how far each month is from the habit, in standard deviations: `month * EMOTIONS + place`. */
export function deviationsByMonth(by: FeltByMonth): Float64Array {
  const { months, scored, felt } = by
  const deviations = new Float64Array(months * EMOTIONS)
  const feltOfMonth = Float64Array.from(scored, (_, month) => total(felt.subarray(month * EMOTIONS, (month + 1) * EMOTIONS)))
  const feltInAll = total(feltOfMonth)
  for (let place = 0; place < EMOTIONS; place++) {
    const habit = habitOf(by, place)
    if (habit.felt === 0) continue
    for (let month = 0; month < months; month++) {
      const z = deviationOf(habit, month)
      // Where more of everything was felt, no emotion stands out: its share has to say the same, if there are two to compare.
      const [here, feltElsewhere] = [habit.ofMonth(felt, month), feltInAll - feltOfMonth[month]]
      const isShared = feltElsewhere > 0 && habit.felt < feltInAll
      const more = here * feltElsewhere - (habit.felt - here) * feltOfMonth[month]
      deviations[month * EMOTIONS + place] = !isShared || Math.sign(z) === Math.sign(more) ? z : 0
    }
  }
  return deviations
}

/** Whether enough messages and conversations of a month contain an emotion: effective numbers, in which small parts count less (Kish 1965). */
export function isSaidOften({ felt, squares, feltSquares }: FeltByMonth, month: number, place: number): boolean {
  const at = month * EMOTIONS + place
  return felt[at] ** 2 >= Math.max(FEWEST_MESSAGES * squares[at], FEWEST_CONVERSATIONS * feltSquares[at])
}

interface Habit {
  readonly scored: Float64Array
  readonly ofMonth: (column: Float64Array, month: number) => number
  readonly by: FeltByMonth
  /** Over the whole chat. */
  readonly felt: number
  readonly messages: number
  /** The sum of the squared probabilities over that of the probabilities: the variance of single messages. */
  readonly single: number
  /** By conversation, as in `FeltByMonth`. */
  readonly feltSquares: number
  readonly products: number
  readonly scoredSquares: number
  /** By month: the sums of the squares of what was felt, of that times scored messages, and of the squares of these. */
  readonly monthFelt: number
  readonly monthProducts: number
  readonly monthScored: number
  /** Months with a scored message. */
  readonly months: number
  /** How much months vary, robustly; null where there are too few. */
  readonly varied: number | null
}

function habitOf(by: FeltByMonth, place: number): Habit {
  const { months, scored } = by
  const ofMonth = (column: Float64Array, month: number): number => column[month * EMOTIONS + place]
  const sum = (of: (month: number) => number): number => {
    let all = 0
    for (let month = 0; month < months; month++) all += of(month)
    return all
  }
  const felt = sum((month) => ofMonth(by.felt, month))
  const messages = total(scored)
  const written = sum((month) => Number(scored[month] > 0))
  const habit = {
    scored,
    ofMonth,
    by,
    felt,
    messages,
    single: felt === 0 ? 1 : sum((month) => ofMonth(by.squares, month)) / felt,
    feltSquares: sum((month) => ofMonth(by.feltSquares, month)),
    products: sum((month) => ofMonth(by.products, month)),
    scoredSquares: total(by.scoredSquares),
    monthFelt: sum((month) => ofMonth(by.felt, month) ** 2),
    monthProducts: sum((month) => ofMonth(by.felt, month) * scored[month]),
    monthScored: sum((month) => scored[month] ** 2),
    months: written,
    varied: null,
  }
  return felt > 0 && written >= MANY_MONTHS ? { ...habit, varied: variedMonths(habit) } : habit
}

/** The squared share by which months differ from their habit beyond chance, so that a quarter of them differ by more. */
function variedMonths(habit: Habit): number {
  const { by, scored, ofMonth, felt, messages } = habit
  const rate = felt / messages
  const beyond = beyondChance(habit, rate, habit.feltSquares, habit.products, habit.scoredSquares, felt)
  const each: number[] = []
  for (let month = 0; month < by.months; month++) {
    const expected = rate * scored[month]
    if (expected > 0) each.push(((ofMonth(by.felt, month) - expected) ** 2 - beyond * expected) / expected ** 2)
  }
  each.sort((a, b) => b - a)
  return each[Math.floor(each.length * FURTHER)]
}

/** By how much conversations vary more than single messages drawn by chance would. */
const beyondChance = ({ single }: Habit, rate: number, squares: number, products: number, scored: number, felt: number): number =>
  felt > 0 ? Math.max(single, (squares - 2 * rate * products + rate * rate * scored) / felt) : Math.max(single, 1)

function deviationOf(habit: Habit, month: number): number {
  const { by, ofMonth } = habit
  const scored = habit.scored[month]
  const others = habit.messages - scored
  if (scored === 0 || others === 0) return 0
  const felt = ofMonth(by.felt, month)
  // The month itself is not part of its habit.
  const elsewhere = habit.felt - felt
  const rate = elsewhere / others
  const expected = rate * scored
  const variance = beyondChance(
    habit,
    rate,
    habit.feltSquares - ofMonth(by.feltSquares, month),
    habit.products - ofMonth(by.products, month),
    habit.scoredSquares - by.scoredSquares[month],
    elsewhere,
  )
  const size = variance + expected * variedOthers(habit, month, rate, variance)
  const all = (felt + elsewhere) / size
  const share = scored / habit.messages
  if (felt >= expected) return Math.max(0, deviationsOf(midTailBits(felt / size, all, share)))
  return Math.min(0, -deviationsOf(midTailBits(elsewhere / size, all, 1 - share)))
}

/** The same as `variedMonths` for all months but one, as a mean: the smaller of the two, and never less than months do. */
function variedOthers(habit: Habit, month: number, rate: number, variance: number): number {
  const { by, ofMonth, months, varied } = habit
  const scored = habit.scored[month]
  const felt = ofMonth(by.felt, month)
  const least = LEAST_VARIED ** 2
  const expectedSquares = rate * rate * (habit.monthScored - scored ** 2)
  if (months < 3 || expectedSquares === 0) return least
  const squares = habit.monthFelt - felt ** 2 - 2 * rate * (habit.monthProducts - felt * scored) + expectedSquares
  const mean = (squares - variance * rate * (habit.messages - scored)) / expectedSquares
  return Math.max(least, Math.min(mean, varied ?? mean))
}

const total = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0)

/** The probability of exactly this many counts half (mid-p: Lancaster 1961). */
const midTailBits = (successes: number, trials: number, chance: number): number =>
  1 - Math.log2(2 ** -binomialTailBits(successes, trials, chance) + 2 ** -binomialTailBits(successes + 1, trials, chance))
