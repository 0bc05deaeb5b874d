/**
 * Which lines in another layout are a second export joined to the file (docs/decisions/115).
 *
 * What someone pasted is inside a message and is older than it; the file's own lines follow. So a run of two or more such
 * lines is a second export where it ends the file, or where it is later than the message before it, no later than the one
 * behind it, in order, and shares people with the chat. All this must be true under every order of the dates that fits.
 */
import { DAY } from '@convostat/format/seconds'
import { largest, smallest } from '#stats/extremes.ts'
import type { Grammar } from '#whatsapp/header-matcher.ts'
import type { DateOrder, WrittenDate } from '#whatsapp/header-shape.ts'
import { dayNumber, isRealDate, type YearRules } from './calendar.ts'
import { type DateDecision, decideDateOrder, type Hints } from './date-order.ts'
import type { Moment, OtherBlock, OtherLayouts, OtherLine } from './other-layouts.ts'

/** What is to become of lines in another layout, where the person said so. */
export type OtherFormats = 'text' | 'messages'

/** A stretch of the file in another layout than its own, read as messages. */
export interface SecondExport {
  from: number
  to: number
  grammar: Grammar
  decision: DateDecision
}

export interface OtherFormatReading {
  parts: SecondExport[]
  /** Lines that look like messages and stay in the text they are in. */
  leftInText: number
  /** Lines that are read as messages. */
  readAsMessages: number
  /** Of the lines left in the text, those that may well be a second export: people of the chat, and not older than their message. */
  doubtful: number
}

interface Known {
  size: number
  /** Everyone who wrote in the file's own layout. */
  people: ReadonlySet<string>
  /** The second at which an own message was sent, under each order that fits the file's own dates. */
  timesOf: (moment: Moment) => number[]
  hints: Pick<Hints, 'language' | 'referenceDay' | 'text'>
  wantedOrder?: DateOrder
  wanted?: OtherFormats
}

/** At least this many lines before the file's first own one are read even if nothing links them to the chat: no message is there to contain a paste. */
const FEWEST_IN_FRONT = 5
const FEWEST = 2
/** This many own lines inside a second export can be a quotation. */
const MOST_QUOTED = 5
/** One in this many lines may be out of order: late deliveries, and the hour that comes twice in autumn. */
const LINES_PER_SLIP = 20

export function secondExports({ blocks, layouts }: OtherLayouts, known: Known): OtherFormatReading {
  const reading: OtherFormatReading = { parts: [], leftInText: 0, readAsMessages: 0, doubtful: 0 }
  const decisions = decisionsOf(blocks, layouts, known)
  // What the service says between them has no name and goes with them.
  const spoken = new Set(blocks.flatMap(({ lines }) => lines.flatMap(({ family, name }) => (name === null ? [] : [family]))))
  for (const block of known.wanted ? blocks : withQuotations(blocks, decisions, known)) {
    const runs = runsOf(block, decisions)
    const { kept, inside } = known.wanted === 'messages' ? { kept: runs, inside: [] } : withoutPastes(runs)
    for (const { run, before } of inside) leave(run, [before], reading, known)
    const own = block.before && minutesOf(block.before, known)
    let before = own
    let isAnyRead = false
    for (const run of kept) {
      const named = namedIn(run)
      const isRead =
        known.wanted === 'messages'
          ? spoken.has(run.family)
          : named > 0 && known.wanted === undefined && isSecondExport(run, named, before, block, known)
      if (!isRead) {
        leave(run, own, reading, known)
        continue
      }
      reading.readAsMessages += named
      isAnyRead = true
      before = [spanOf(run).latest]
      const layout = layouts.get(run.family)
      if (!layout) continue
      const grammar = { families: new Set([run.family]), sample: layout.sample }
      const last = reading.parts[reading.parts.length - 1]
      // Within a block the part before goes on to this one's first line.
      if (last && last.to > run.lines[0].line) last.to = run.lines[0].line
      reading.parts.push({ from: run.lines[0].line, to: block.after?.line ?? known.size, grammar, decision: run.decision })
    }
    if (isAnyRead) reading.leftInText += block.quoted
  }
  return reading
}

/** The order of each layout's dates. */
function decisionsOf(blocks: readonly OtherBlock[], layouts: OtherLayouts['layouts'], known: Known): Map<string, DateDecision> {
  const decisions = new Map<string, DateDecision>()
  const datesOf = new Map<string, WrittenDate[]>()
  for (const { lines } of blocks) {
    for (const { family, date } of lines) {
      const dates = datesOf.get(family)
      if (dates) dates.push(date)
      else datesOf.set(family, [date])
    }
  }
  for (const [family, { sample, headerText }] of layouts) {
    const dates = datesOf.get(family) ?? []
    const hints = { ...known.hints, dateText: sample.dateText, period: sample.period, headerText }
    const found = decideDateOrder(dates, hints)
    decisions.set(family, found.isCertain ? found : decideDateOrder(dates, hints, known.wantedOrder))
  }
  return decisions
}

/** Leaves a run in the text of the message it follows. */
function leave(run: Run, before: readonly number[] | null, reading: OtherFormatReading, known: Known): void {
  const named = namedIn(run)
  reading.leftInText += named
  if (known.wanted || named < FEWEST || !sharesPeople(run, known)) return
  if (before === null || spanOf(run).latest > smallest(before)) reading.doubtful += named
}

/**
 * A few own lines inside a second export that are older than the lines before them are a quotation: the lines in front of
 * it and behind it are one block.
 */
function withQuotations(blocks: readonly OtherBlock[], decisions: ReadonlyMap<string, DateDecision>, known: Known): OtherBlock[] {
  const joined: OtherBlock[] = []
  blocks.forEach((block, i) => {
    const last = joined[joined.length - 1]
    if (!last?.before || !isQuoted(last.before, blocks[i - 1], block, decisions, known)) {
      joined.push({ ...block, lines: [...block.lines] })
      return
    }
    for (const line of block.lines) last.lines.push(line)
    last.after = block.after
    last.quoted += block.ownBefore
  })
  return joined
}

/** Whether the own lines between two blocks are quoted in the first; `start` is the message that this one follows. */
function isQuoted(start: Moment, block: OtherBlock, next: OtherBlock, decisions: ReadonlyMap<string, DateDecision>, known: Known): boolean {
  if (!block.after || !next.before || next.ownBefore > MOST_QUOTED) return false
  if (Math.min(block.lines.length, next.lines.length) <= next.ownBefore) return false
  const [before, behind] = [block.lines[block.lines.length - 1], next.lines[0]]
  const decision = decisions.get(before.family)
  if (!decision || before.family !== behind.family) return false
  const lines = block.lines.filter(({ family, date }) => family === before.family && isRealDate(date, decision))
  const orders = fitting(lines, decision)
  const [whole, atBefore, atBehind] = [lines, [before], [behind]].map((part) => spanOf({ lines: part, decision }, orders))
  const quoted = [...minutesOf(block.after, known), ...minutesOf(next.before, known)]
  // What is pasted is older than the message it follows, and no part that could contain a quotation.
  const isLater = whole.earliest > largest(minutesOf(start, known))
  return isLater && largest(quoted) < atBefore.earliest && atBefore.latest <= atBehind.earliest
}

/** Lines of one layout that follow on each other. */
interface Run {
  family: string
  lines: OtherLine[]
  decision: DateDecision
  frame: string
}

function runsOf({ lines }: OtherBlock, decisions: ReadonlyMap<string, DateDecision>): Run[] {
  const runs: Run[] = []
  for (const line of lines) {
    const decision = decisions.get(line.family)
    if (!decision || !isRealDate(line.date, decision)) continue
    const last = runs[runs.length - 1]
    if (last?.family === line.family) last.lines.push(line)
    else runs.push({ family: line.family, lines: [line], decision, frame: line.family.split(' ')[0] })
  }
  return runs
}

interface Inside {
  run: Run
  /** The minute of the line it is pasted behind. */
  before: number
}

/** Runs between lines of another layout are pastes inside that one, the smaller layouts first; what is around them becomes one run. */
function withoutPastes(runs: readonly Run[]): { kept: Run[]; inside: Inside[] } {
  const inside: Inside[] = []
  const sizes = new Map<string, number>()
  for (const { family, lines } of runs) sizes.set(family, (sizes.get(family) ?? 0) + lines.length)
  let kept = [...runs]
  if (kept.length === sizes.size) return { kept, inside }
  for (const family of [...sizes.keys()].sort((a, b) => (sizes.get(a) ?? 0) - (sizes.get(b) ?? 0))) {
    /** Where each layout is met last. */
    const lastAt = new Map(kept.map((run, i) => [run.family, i]))
    /** The first of the layouts met so far that goes furthest. */
    let around: Run | null = null
    const left: Run[] = []
    kept.forEach((run, i) => {
      const until = around ? (lastAt.get(around.family) ?? 0) : -1
      if (run.family === family && around && until > i) {
        inside.push({ run, before: latestOf(left[left.length - 1] ?? around) })
        return
      }
      if (run.family !== family && (lastAt.get(run.family) ?? 0) > until) around = run
      const last = left[left.length - 1]
      if (last?.family !== run.family) left.push(run)
      else for (const line of run.lines) last.lines.push(line)
    })
    kept = left
  }
  return { kept, inside }
}

const namedIn = ({ lines }: Run): number => lines.reduce((count, { name }) => count + (name === null ? 0 : 1), 0)
const sharesPeople = ({ lines }: Run, { people }: Known): boolean => lines.some(({ name }) => name !== null && people.has(name))
/** Many phones write whole minutes, so a paste of the same minute must not seem later. */
const minutesOf = (moment: Moment, { timesOf }: Known): number[] => timesOf(moment).map((second) => Math.floor(second / 60))
const latestOf = ({ lines, decision }: Run): number => spanOf({ lines: [lines[lines.length - 1]], decision }).latest

/** The first and the last minute of lines under any order that fits, and whether they are in order under all. */
function spanOf({ lines, decision }: Pick<Run, 'lines' | 'decision'>, orders = fitting(lines, decision)) {
  const span = { earliest: Number.POSITIVE_INFINITY, latest: Number.NEGATIVE_INFINITY, isInOrder: true }
  for (const rules of orders) {
    let slips = 0
    let before = Number.NEGATIVE_INFINITY
    for (const { date, second } of lines) {
      const minute = Math.floor(((dayNumber(date, rules) ?? 0) * DAY + second) / 60)
      if (minute < before) slips++
      before = minute
      span.earliest = Math.min(span.earliest, minute)
      span.latest = Math.max(span.latest, minute)
    }
    if (slips * LINES_PER_SLIP > lines.length) span.isInOrder = false
  }
  return span
}

/** Day and month may always be swapped where every date allows it: that the other order runs backwards proves nothing of pastes. */
function fitting(lines: readonly OtherLine[], decision: DateDecision): YearRules[] {
  const swapped: DateOrder[] = decision.order === 'ymd' ? [] : ['dmy', 'mdy']
  const others = [...new Set([...decision.others, ...swapped])].filter((order) => order !== decision.order)
  const rules = others.map((order) => ({ order, isBuddhist: decision.isBuddhist }))
  return [decision, ...rules.filter((other) => lines.every(({ date }) => isRealDate(date, other)))]
}

/** `before`: the minutes at which what it follows may have been sent. */
function isSecondExport(run: Run, named: number, before: readonly number[] | null, { after }: OtherBlock, known: Known): boolean {
  if (named < FEWEST) return false
  const isShared = sharesPeople(run, known)
  // Lists of appointments look like the oldest iPhones' exports, which had no brackets: `24/09/2026 14:32: Dinner: at Ana's`.
  if (run.frame === 'colon' && !isShared) return false
  if (after === null || (before === null && named >= FEWEST_IN_FRONT)) return true
  if (!isShared) return false
  const { earliest, latest, isInOrder } = spanOf(run)
  return isInOrder && (before === null || earliest > largest(before)) && latest <= smallest(minutesOf(after, known))
}
