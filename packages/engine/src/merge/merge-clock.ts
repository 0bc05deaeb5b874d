/**
 * By how much the clocks of two exports differ. A phone writes all its messages in the time of the zone it is in when the
 * chat is exported, the old ones too, and each zone puts its clock forward and back on its own days. So the difference
 * holds for a stretch of time, and for the next stretch it is an hour more or less.
 */
import { largest, smallest } from '#stats/extremes.ts'
import { type Alignment, CHANGE_MINUTES, minutesBetween } from './merge-align.ts'

export interface Clock {
  /** Of each row of the second export: seconds to be added to its time, so that it agrees with the first. */
  shifts: Int32Array
  /** The shift of most of the messages that are in both, and the least and the largest of them. */
  usual: number
  least: number
  most: number
}

/** Messages that are in both exports, one after the other, with the clocks as many minutes apart. */
interface Run {
  minutes: number
  /** Where in the alignment it is. */
  from: number
  to: number
  weight: number
}

/** How much a message proves, by its length in bytes where it is once in each export. */
const LONG = 24
const SHORT = 12
/** As much as two long messages tell, or four short ones in their turn and time. */
const ENOUGH = 8
/** People write the same things every day at the same hour: a shift of a day needs many more. */
const ALMOST_A_DAY = 22 * 60
const ENOUGH_FOR_A_DAY = 60
/** Shares of the messages that both files should contain. */
const HALF = 0.5
const NEARLY_ALL = 0.9
const WEEK_MINUTES = 7 * 24 * 60
/** Rules of summer time come round by weekdays: 52 weeks. */
const YEAR_MINUTES = 52 * WEEK_MINUTES

/** The clock of the second export where it differs from that of the first; null where both agree, or nothing shows it. */
export function clockOf(alignment: Alignment): Clock | null {
  const runs = runsOf(alignment)
  const believed = believedRuns(alignment, runs)
  if (believed.every(({ minutes }) => minutes === 0)) return null
  const minutes = shiftsByPlace(alignment, believed)
  const { second } = alignment
  const shifts = new Int32Array(second.rows.length)
  for (let place = 0; place < shifts.length; place++) shifts[second.rows[place]] = minutes[place] * 60
  const counts = new Map<number, number>()
  for (const run of believed) counts.set(run.minutes, (counts.get(run.minutes) ?? 0) + run.to - run.from + 1)
  const [[usual]] = [...counts].sort((a, b) => b[1] - a[1])
  return { shifts, usual: usual * 60, least: smallest(counts.keys()) * 60, most: largest(counts.keys()) * 60 }
}

function runsOf(alignment: Alignment): Run[] {
  const { first, second, a, b } = alignment
  const runs: Run[] = []
  for (let i = 0; i < a.length; i++) {
    const minutes = minutesBetween(first, second, a[i], b[i])
    let run = runs.at(-1)
    if (run?.minutes !== minutes) {
      run = { minutes, from: i, to: i, weight: 0 }
      runs.push(run)
    }
    run.to = i
    run.weight += weightOf(alignment, i, i === run.from)
  }
  return runs
}

function weightOf({ second, b, isTelling }: Alignment, i: number, isFirst: boolean): number {
  const { chat, rows, minute, hash } = second
  const row = rows[b[i]]
  const length = chat.end[row] - chat.start[row]
  if (isTelling[i] === 1 && length >= SHORT) return length >= LONG ? 4 : 3
  if (isFirst) return 1
  if (minute[b[i]] !== minute[b[i - 1]]) return 2
  return hash[b[i]] === hash[b[i - 1]] ? 0 : 1
}

/** The runs that are not chance. Between those that are held to be, clocks differ by no more than they are put. */
function believedRuns(alignment: Alignment, runs: readonly Run[]): Run[] {
  const believed: Run[] = []
  for (let from = 0; from < runs.length; ) {
    let to = from
    while (to + 1 < runs.length && Math.abs(runs[to + 1].minutes - runs[to].minutes) <= CHANGE_MINUTES) to++
    const stretch = runs.slice(from, to + 1)
    const usual = usualOf(stretch)
    const weight = stretch.reduce((sum, run) => sum + run.weight, 0)
    const share = coverage(alignment, stretch, from === 0, to === runs.length - 1)
    const isSure = weight >= (Math.abs(usual) < ALMOST_A_DAY ? ENOUGH : ENOUGH_FOR_A_DAY) && share >= HALF
    const isTold = (run: Run) => run.weight >= ENOUGH && coverage(alignment, [run]) >= HALF
    const told = new Set(stretch.filter(isTold).map(({ minutes }) => minutes))
    // Where clocks mostly agree, a single message of another hour is believed only of files that contain the same messages.
    const areSingles = isSure && (usual !== 0 || share >= NEARLY_ALL)
    for (const [i, run] of stretch.entries()) {
      const isKnown = run.minutes === 0 || (isSure && (run.minutes === usual || isTold(run)))
      const isBetween = usual !== 0 || told.has(run.minutes) || isFlanked(runs, from + i)
      if (isKnown || (areSingles && isBetween && isWhole(alignment, runs, from + i))) believed.push(run)
    }
    from = to + 1
  }
  return believed
}

function usualOf(runs: readonly Run[]): number {
  const weights = new Map<number, number>()
  for (const { minutes, weight } of runs) weights.set(minutes, (weights.get(minutes) ?? 0) + weight)
  return [...weights].sort((a, b) => b[1] - a[1])[0][0]
}

/**
 * Of the messages that both exports should contain where the runs are, the share that is in both. At the ends of the
 * alignment also what one of them contains from a time at which the other has begun, or not yet ended, counts.
 */
function coverage({ first, second, a, b }: Alignment, runs: readonly Run[], isFirst = false, isLast = false): number {
  const [{ from, minutes }, { to, minutes: minutesAtEnd }] = [runs[0], runs[runs.length - 1]]
  const count = runs.reduce((sum, run) => sum + run.to - run.from + 1, 0)
  let expected = Math.min(a[to] - a[from], b[to] - b[from]) + 1
  if (isFirst && a[from] > 0 && b[from] > 0) {
    const begin = Math.max(first.minute[0], second.minute[0] + minutes)
    const inFirst = countIn(first.minute, 0, a[from], (minute) => minute >= begin)
    expected += Math.min(
      inFirst,
      countIn(second.minute, 0, b[from], (minute) => minute + minutes >= begin),
    )
  }
  const [lastA, lastB] = [first.minute.length - 1, second.minute.length - 1]
  if (isLast && a[to] < lastA && b[to] < lastB) {
    const end = Math.min(first.minute[lastA], second.minute[lastB] + minutesAtEnd)
    const inFirst = countIn(first.minute, a[to] + 1, lastA + 1, (minute) => minute <= end)
    expected += Math.min(
      inFirst,
      countIn(second.minute, b[to] + 1, lastB + 1, (minute) => minute + minutesAtEnd <= end),
    )
  }
  return count / expected
}

function countIn(minutes: Int32Array, from: number, to: number, isCounted: (minute: number) => boolean): number {
  let count = 0
  for (let i = from; i < to; i++) if (isCounted(minutes[i])) count++
  return count
}

/** Whether a run is between two others; one at an end of the alignment must tell on its own. */
const isFlanked = (runs: readonly Run[], at: number): boolean => (at > 0 && at < runs.length - 1) || runs[at].weight >= ENOUGH / 2

/** Whether nothing is left between a run and its neighbours that is in one export alone, and in the other alone as well. */
function isWhole({ a, b }: Alignment, runs: readonly Run[], at: number): boolean {
  const { from, to } = runs[at]
  const before = runs[at - 1]
  const after = runs[at + 1]
  const isClose = (left: number, right: number) => Math.min(a[right] - a[left], b[right] - b[left]) === right - left
  return isClose(before ? before.to : from, from) && isClose(from, to) && isClose(to, after ? after.from : to)
}

/** Minutes to be added, by place: what a message in both shows, and for one that is not, what its neighbours show. */
function shiftsByPlace({ second, b }: Alignment, runs: readonly Run[]): Int32Array {
  const count = second.rows.length
  const minutes = new Int32Array(count)
  const begin = b[runs[0].from]
  let next = 0
  for (const run of runs) {
    const end = b[run.to]
    // What is between two runs goes with the one before it.
    minutes.fill(run.minutes, run === runs[0] ? begin : b[run.from], end + 1)
    if (next < b[run.from] && run !== runs[0]) minutes.fill(minutes[next - 1], next, b[run.from])
    next = end + 1
  }
  for (let place = begin - 1; place >= 0; place--) minutes[place] = aYearFrom(place, YEAR_MINUTES) ?? runs[0].minutes
  for (let place = next; place < count; place++) minutes[place] = aYearFrom(place, -YEAR_MINUTES) ?? runs[runs.length - 1].minutes
  return minutes

  /** Where both exports tell of the same season of another year, clocks differ by as much as then. */
  function aYearFrom(place: number, step: number): number | null {
    const [earliest, latest] = [second.minute[begin], second.minute[next - 1]]
    let minute = second.minute[place] + step
    while (step > 0 ? minute < earliest : minute > latest) minute += step
    if (minute < earliest || minute > latest) return null
    let [low, high] = [begin, next - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if (second.minute[middle] < minute) low = middle + 1
      else high = middle
    }
    return minutes[low]
  }
}
