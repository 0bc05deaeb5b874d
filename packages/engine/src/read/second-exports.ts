/**
 * Which lines in another layout are a second export joined to the file (docs/decisions/115).
 *
 * What somebody pasted stands inside a message and is older than it; the file's own lines follow on it. So a run of two or
 * more such lines is a second export where it ends the file, or where it is later than the message before it, no later than
 * the one behind it, in order, and shares people with the chat.
 */
import type { Grammar } from '../formats/header-matcher.ts'
import type { DateOrder, WrittenDate } from '../formats/header-shape.ts'
import { dayNumber, isRealDate } from './calendar.ts'
import { type DateDecision, decideDateOrder, type Hints } from './date-order.ts'
import type { OtherBlock, OtherLayouts, OtherLine } from './other-layouts.ts'

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
}

interface Known {
  size: number
  /** Everyone who wrote in the file's own layout. */
  people: ReadonlySet<string>
  /** The second at which an own message was sent. */
  timeOf: (moment: { run: number; second: number }) => number
  hints: Pick<Hints, 'language' | 'referenceDay' | 'text'>
  wantedOrder?: DateOrder
  wanted?: OtherFormats
}

/** So few lines before the file's first own one are read even if nothing links them to the chat: no message is there to hold a paste. */
const FEWEST_IN_FRONT = 5
const FEWEST = 2
const DAY = 86_400

export function secondExports({ blocks, layouts }: OtherLayouts, known: Known): OtherFormatReading {
  const reading: OtherFormatReading = { parts: [], leftInText: 0, readAsMessages: 0 }
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
  for (const block of blocks) {
    for (const run of runsOf(block, decisions)) {
      const named = run.lines.reduce((count, { name }) => count + (name === null ? 0 : 1), 0)
      const isRead = named > 0 && known.wanted !== 'text' && (known.wanted === 'messages' || isSecondExport(run, named, block, known))
      if (!isRead) {
        reading.leftInText += named
        continue
      }
      reading.readAsMessages += named
      const layout = layouts.get(run.family)
      if (!layout) continue
      const grammar = { families: new Set([run.family]), sample: layout.sample }
      const before = reading.parts[reading.parts.length - 1]
      // Within a block the part before goes on to this one's first line.
      if (before && before.to > run.lines[0].line) before.to = run.lines[0].line
      reading.parts.push({ from: run.lines[0].line, to: block.after?.line ?? known.size, grammar, decision: run.decision })
    }
  }
  return reading
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

function isSecondExport(run: Run, named: number, { before, after }: OtherBlock, known: Known): boolean {
  if (named < FEWEST) return false
  const isShared = run.lines.some(({ name }) => name !== null && known.people.has(name))
  // Lists of appointments look like the oldest iPhones' exports, which had no brackets: `24/09/2026 14:32: Dinner: at Ana's`.
  if (run.frame === 'colon' && !isShared) return false
  if (after === null || (before === null && named >= FEWEST_IN_FRONT)) return true
  if (!isShared) return false
  // Many phones write whole minutes, so a paste of the same minute must not seem later.
  const minutes = run.lines.map(({ date, second }) => Math.floor(((dayNumber(date, run.decision) ?? 0) * DAY + second) / 60))
  const isInOrder = minutes.every((minute, i) => i === 0 || minute >= minutes[i - 1])
  const isLater = before === null || minutes[0] > Math.floor(known.timeOf(before) / 60)
  return isInOrder && isLater && minutes[minutes.length - 1] <= Math.floor(known.timeOf(after) / 60)
}
