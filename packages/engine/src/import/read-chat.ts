/**
 * From the text of an export to a chat: learn the header, scan the lines, decide the date order, and set the
 * rows in time order.
 */

import { DAY } from '@convostat/format/seconds'
import { type Chat, type Events, kindIndex, textBetween } from '#chat/chat.ts'
import { type PeriodReading, readingOf } from '#languages/day-periods.ts'
import { languageOf } from '#languages/index.ts'
import { smallest } from '#stats/extremes.ts'
import { learn } from '#whatsapp/grammar.ts'
import type { Grammar } from '#whatsapp/header-matcher.ts'
import type { WrittenDate } from '#whatsapp/header-shape.ts'
import { serviceLine } from '#whatsapp/service-lines.ts'
import { titleOf } from '#whatsapp/titles.ts'
import { peopleAmong } from './assistant.ts'
import { dayNumber, isOtherCalendar, isRealDate } from './calendar.ts'
import { ColumnsRead } from './columns-read.ts'
import { type DateDecision, decideDateOrder, withYears } from './date-order.ts'
import { groupSender, groupSubject, linesOfTheGroup } from './group-lines.ts'
import { type DateOrder, type ImportFacts, type Layout, masked } from './import-facts.ts'
import { judgeMarkedLines, type MarkedLines } from './marked-lines.ts'
import { mendedLines } from './mended-lines.ts'
import { MessageScan, type Segment } from './message-scan.ts'
import { namesAlike } from './names-alike.ts'
import type { OpenedExport } from './open-export.ts'
import { type Moment, OtherLayouts } from './other-layouts.ts'
import { type Host, type Note, ReadFailure } from './read-failure.ts'
import { type OtherFormats, type SecondExport, secondExports } from './second-exports.ts'
import { longNames } from './senders.ts'
import { timeOrder } from './time-order.ts'
import { whoseExport } from './whose-export.ts'
import { monthBeforeDay, yearDayMonth } from './year-day-month.ts'

export interface ReadOptions {
  /** What the person said the order is; without it the file decides. */
  dateOrder?: DateOrder
  /** The last day the file can know, as a day number (its modification time): dates beyond it speak against an order. */
  referenceDay?: number
  /** What the person said of lines in another layout: text, or messages; without it the file decides. */
  otherFormats?: OtherFormats
  host?: Host
}

export interface ReadResult {
  chat: Chat
  facts: ImportFacts
}

/** Bytes read between two looks at the host: progress, and a chance to stop. */
const STEP_BYTES = 4 << 20
/** How much of a file is looked at for the signs of another service. */
const HEAD_BYTES = 64 << 10
/** Phones stop an export at this many messages: without media, and with. */
const EXPORT_LIMITS = [40_000, 10_000]
const LINES_MENDED: Note = {
  code: 'lines_mended',
  detail:
    'A mail program or an editor changed the lines of this file, for example by adding “>” or quotation marks. We read them without those.',
}
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** Reads an opened export. Throws ReadFailure where it contains no messages or belongs to another service. */
export async function readChat(opened: OpenedExport, options: ReadOptions = {}): Promise<ReadResult> {
  const { dateOrder, referenceDay, otherFormats, host = {} } = options
  const mended = mendedLines(opened.bytes, opened.size)
  const { bytes, size } = mended ?? opened
  const learned = learn(bytes, size)
  const head = decoder.decode(bytes.subarray(0, Math.min(size, HEAD_BYTES)))
  const { service, isDoubtful } = whoseExport(learned, head, opened.name)
  if (service) throw new ReadFailure('other_service', { service })
  if (!learned) throw new ReadFailure('no_messages', { firstLine: masked(firstLine(head)) })
  const { grammar } = learned
  const layout = layoutOf(grammar)
  const names = longNames(learned.rests)
  const title = titleOf(opened.name, opened.archiveName)

  let others = new OtherLayouts(bytes, size, grammar)
  const whole: Segment = { from: 0, to: size, grammar, layout, isPossible: () => true }
  let scan = await scanAll(new MessageScan(bytes, size, [whole], names, others), size, host)
  let marked = judgeMarkedLines(scan, bytes, title)
  let language = languageFor(scan, bytes, grammar, marked)
  // Where languages disagree about the file's words for parts of the day, the lines are read again in the one it is.
  const periods = readingOf(scan.markers, language)
  if (periods.language !== '') {
    others = new OtherLayouts(bytes, size, grammar)
    scan = await scanAll(new MessageScan(bytes, size, [whole], names, others, periods.language), size, host)
    marked = judgeMarkedLines(scan, bytes, title)
  }
  const dayInMiddle = yearDayMonth(scan, dateOrder)
  const usual = dayInMiddle.isRead ? monthBeforeDay : (date: WrittenDate): WrittenDate => date
  const { dateText, period } = grammar.sample
  const hints = { language, referenceDay, text: () => writtenIn(scan, bytes) }
  const wantedOrder = dateOrder === 'ydm' ? undefined : dateOrder
  const found = decideDateOrder(scan.dates.map(usual), { ...hints, dateText, period, headerText: learned.headerText }, wantedOrder)
  const decision: DateDecision = {
    ...found,
    isCertain: found.isCertain && dayInMiddle.isCertain,
    isOverruled: found.isOverruled || (dateOrder === 'ydm' ? !dayInMiddle.isRead : dateOrder === 'ymd' && dayInMiddle.isRead),
  }
  const other = secondExports(others, {
    size,
    hints,
    wantedOrder,
    wanted: otherFormats,
    ...ownFacts(scan, { decision, usual }, referenceDay),
  })
  const isPossible = (date: WrittenDate): boolean => isRealDate(usual(date), decision)
  if (other.parts.length > 0 || !scan.dates.every(isPossible)) {
    // A line with a date no calendar has is not a header; now that the order is known, the lines are read again by it.
    const segments = segmentsOf({ ...whole, isPossible }, other.parts)
    scan = await scanAll(new MessageScan(bytes, size, segments, names, null, periods.language), size, host)
    marked = judgeMarkedLines(scan, bytes, title)
    language = languageFor(scan, bytes, grammar, marked)
  }
  const firstUnsure = marked.unsure.reduce((first, row) => Math.min(first, row), scan.count)
  const unsureExample = marked.unsure.length === 0 ? null : masked(textBetween(bytes, scan.start[firstUnsure], scan.end[firstUnsure]))
  const hasRows = scan.count > 0
  scan.turnIntoEvents([...new Set([...marked.events, ...linesOfTheGroup(scan, bytes, layout, title, marked.events)])])
  const decisionOf = new Map(other.parts.map((part) => [part.grammar, part.decision]))
  const readings = scan.read.map(({ segment }): DateReading => {
    const part = decisionOf.get(segment.grammar)
    return part ? { decision: part, usual: (date) => date } : { decision, usual }
  })
  const { days, hasUnknown } = dayNumbers(scan, readings, referenceDay)
  const subject = groupSubject(scan, bytes, days)
  if (!hasRows || hasUnknown) throw new ReadFailure('no_messages', { firstLine: masked(firstLine(head)) })
  const chat = chatOf(scan, bytes, days)
  if (chat.count === 0) throw new ReadFailure('no_messages', { firstLine: masked(firstLine(head)) })
  const { refused, firstRefused } = scan
  const unread = [scan.firstStray, firstRefused].filter((line) => line >= 0)
  // An order that the person chooses is for the whole file, so only one that the file's own dates fit is offered.
  const isPartGuessed = decision.isCertain && other.parts.some((part) => !part.decision.isCertain)
  const facts: ImportFacts = {
    service: 'whatsapp',
    layout,
    hasSeconds: scan.read.every(({ segment }) => segment.grammar.sample.hasSeconds),
    language,
    dateOrder: dayInMiddle.isRead ? 'ydm' : decision.order,
    dateOrderCertain: decision.isCertain && !isPartGuessed,
    otherDateOrders: [...dayInMiddle.others, ...decision.others],
    otherFormatLines: other.leftInText,
    otherFormatMessages: other.readAsMessages,
    unreadLines: scan.strayLines + refused,
    unreadExample: unread.length === 0 ? null : masked(lineAt(bytes, size, smallest(unread))),
    unsureLines: marked.unsure.length,
    unsureExample,
    notes: [
      ...opened.notes,
      ...(mended ? [LINES_MENDED] : []),
      ...(isDoubtful ? [otherServicePossible] : []),
      ...notesOn(scan, chat, decision, periods),
      ...(isPartGuessed ? [otherFormatOrderGuessed] : []),
      ...(other.doubtful > 0 ? [otherFormatDoubtful] : []),
    ],
    title: title ?? subject ?? groupSender(scan, bytes, chat.participants),
    isGroup: subject !== null || peopleAmong(chat.participants).length > 2,
  }
  return { chat, facts }
}

/** What a second export is compared with: who wrote in the file's own layout, and when. */
function ownFacts(scan: MessageScan, reading: DateReading, referenceDay?: number) {
  let days: Int32Array[] | null = null
  const { decision, usual } = reading
  const orders = [decision, ...decision.others.map((order) => ({ ...decision, order }))]
  const timesOf = ({ run, second }: Moment): number[] => {
    days ??= orders.map((decision) => dayNumbers(scan, [{ decision, usual }], referenceDay).days)
    return days.map((day) => day[run] * DAY + second)
  }
  return { people: new Set(scan.senders.all.filter(({ isService }) => !isService).map(({ name }) => name)), timesOf }
}

/** The file from its first byte to its last: its own layout, and other parts where they are. */
function segmentsOf(own: Segment, parts: readonly SecondExport[]): [Segment, ...Segment[]] {
  const segments: Segment[] = []
  let from = 0
  for (const part of parts) {
    if (part.from > from || segments.length === 0) segments.push({ ...own, from, to: part.from })
    const isPossible = (date: WrittenDate): boolean => isRealDate(date, part.decision)
    segments.push({ from: part.from, to: part.to, grammar: part.grammar, layout: layoutOf(part.grammar), isPossible })
    from = part.to
  }
  if (from < own.to || segments.length === 0) segments.push({ ...own, from })
  return segments as [Segment, ...Segment[]]
}

/** That all of it is read is reported by who asked for the chat, with its messages by day. */
async function scanAll(scan: MessageScan, size: number, { report, signal, pause }: Host): Promise<MessageScan> {
  const read = new ColumnsRead()
  for (let until = STEP_BYTES; scan.advance(until); until += STEP_BYTES) {
    if (report) report({ stage: 'reading', done: Math.min(until, size), total: size, slots: read.after(scan) })
    await pause?.()
    signal?.throwIfAborted()
  }
  return scan
}

function layoutOf({ sample }: Grammar): Layout {
  if (sample.frame === 'dash') return 'android'
  if (sample.frame === 'colon') return 'ios'
  return !sample.hasYear || (!sample.dateFirst && !sample.hasSeconds) ? 'web-copy' : 'ios'
}

/** Digits that phones of one language write, by their zero. */
const DIGITS: readonly [digits: RegExp, language: string][] = [
  [/[٠-٩]/, 'ar'],
  [/[۰-۹]/, 'fa'],
  [/[०-९]/, 'mr'],
  [/[০-৯]/, 'bn'],
]

/** The phone's language: from the phrases it wrote, else from its digits, else from what people wrote. */
function languageFor(scan: MessageScan, bytes: Uint8Array, { sample: { dateText } }: Grammar, { events }: MarkedLines): string {
  const told = [...events].map((row) => ({ start: scan.start[row], end: scan.end[row] }))
  for (const { start, end } of [...scan.events, ...told].slice(0, 200)) {
    const found = serviceLine(textBetween(bytes, start, Math.min(end, start + 400)))
    if (found) scan.vote(found.language, 3)
  }
  for (const [digits, digitsLanguage] of DIGITS) if (digits.test(dateText)) scan.vote(digitsLanguage, 1)
  return languageOf(scan.votes, () => writtenIn(scan, bytes))
}

/** Some of what people wrote, from all over the chat. */
function writtenIn(scan: MessageScan, bytes: Uint8Array): string {
  const written: string[] = []
  const step = Math.max(1, Math.floor(scan.count / 300))
  for (let row = 0; row < scan.count; row += step) {
    if (scan.kind[row] === kindIndex.text) written.push(textBetween(bytes, scan.start[row], Math.min(scan.end[row], scan.start[row] + 200)))
  }
  return written.join('\n')
}

/** How the dates of a segment are read: the order, and what brings them into a usual one first. */
interface DateReading {
  decision: DateDecision
  usual: (date: WrittenDate) => WrittenDate
}

/** The day of each date met, segment by segment, each in its own order. */
function dayNumbers(scan: MessageScan, readings: readonly DateReading[], referenceDay?: number): { days: Int32Array; hasUnknown: boolean } {
  const days = new Int32Array(scan.read.reduce((sum, { matcher }) => sum + matcher.dates.length, 0))
  let hasUnknown = false
  scan.read.forEach(({ matcher, firstRun }, i) => {
    const { decision, usual } = readings[i]
    const dates = withYears(matcher.dates.map(usual), decision.order, referenceDay)
    for (let run = 0; run < dates.length; run++) {
      const day = dayNumber(dates[run], decision)
      hasUnknown ||= day === null
      days[firstRun + run] = day ?? 0
    }
  })
  return { days, hasUnknown }
}

/** The scan's rows as a chat, in the scan's own columns: the scan is used up. */
function chatOf(scan: MessageScan, bytes: Uint8Array, days: Int32Array): Chat {
  const { count } = scan
  const events = eventsOf(scan, days)
  const participants = numberPeople(scan)
  turnIntoTimes(scan.second, scan.run, days, count)
  /** Row of the scan at each row of the chat. */
  const order = timeOrder(scan.second.subarray(0, count))
  if (!order) turnIntoIds(scan.run, count)
  const set = <T extends Uint32Array | Uint8Array>(column: T): T => {
    if (!order) return column.subarray(0, count) as T
    const sorted = new (column.constructor as new (length: number) => T)(count)
    for (let i = 0; i < count; i++) sorted[i] = column[order[i]]
    return sorted
  }
  return {
    bytes,
    count,
    id: order ?? scan.run.subarray(0, count),
    time: set(scan.second),
    author: set(scan.sender),
    kind: set(scan.kind),
    flags: set(scan.flags),
    start: set(scan.start),
    end: set(scan.end),
    participants,
    events,
  }
}

/** Seconds of the day become those since 1970. */
function turnIntoTimes(second: Uint32Array, run: Uint32Array, days: Int32Array, count: number): void {
  for (let row = 0; row < count; row++) second[row] += days[run[row]] * DAY
}

function turnIntoIds(run: Uint32Array, count: number): void {
  for (let row = 0; row < count; row++) run[row] = row
}

/** Senders become people, in order of first appearance, two writings of one name as one. */
function numberPeople({ count, sender, senders }: MessageScan): string[] {
  const participants: string[] = []
  const byName = new Map<string, number>()
  const bySender = new Int32Array(senders.all.length).fill(-1)
  for (let row = 0; ; ) {
    row = numberKnown(sender, bySender, row, count)
    if (row === count) return participants
    const { name } = senders.all[sender[row]]
    const person = byName.get(name) ?? participants.push(name) - 1
    byName.set(name, person)
    bySender[sender[row]] = person
  }
}

/** Turns senders into people, from a row on to the first whose sender is not known yet. */
function numberKnown(sender: Uint32Array, bySender: Int32Array, from: number, count: number): number {
  for (let row = from; row < count; row++) {
    const person = bySender[sender[row]]
    if (person < 0) return row
    sender[row] = person
  }
  return count
}

function eventsOf(scan: MessageScan, days: Int32Array): Events {
  const timed = scan.events.map((event) => ({ ...event, time: days[event.run] * DAY + event.second }))
  timed.sort((a, b) => a.time - b.time || a.start - b.start)
  return {
    count: timed.length,
    time: Uint32Array.from(timed, ({ time }) => time),
    before: Uint32Array.from(timed, ({ before }) => before),
    start: Uint32Array.from(timed, ({ start }) => start),
    end: Uint32Array.from(timed, ({ end }) => end),
  }
}

/** The person is asked before anything is analyzed: a copy from Skype is not to pass for a chat. */
const otherServicePossible: Note = {
  code: 'other_service_possible',
  detail: 'Is this a WhatsApp chat? Skype and Signal use the same format, and nothing in this file is unique to WhatsApp.',
}

const otherFormatOrderGuessed: Note = {
  code: 'other_format_order_guessed',
  detail: 'The messages in another format in this file have dates that could be day-first or month-first. Please check them.',
}

const otherFormatDoubtful: Note = {
  code: 'other_format_doubtful',
  detail: 'Some lines in another format may be messages from this chat rather than pasted text. To be safe, we left them in the text.',
}

function notesOn(scan: MessageScan, chat: Chat, decision: DateDecision, periods: PeriodReading): Note[] {
  const notes: Note[] = []
  const entries = chat.count + chat.events.count
  const [withoutMedia, withMedia] = EXPORT_LIMITS
  if (Math.abs(entries - withoutMedia) <= 10 || Math.abs(chat.count - withoutMedia) <= 10)
    notes.push({
      code: 'looks_cut',
      detail: 'This export stops at 40,000 messages, the most a phone exports without media. Older messages are not in the file.',
      facts: { messages: withoutMedia, media: false },
    })
  else if (scan.attachments > 0 && (Math.abs(entries - withMedia) <= 10 || Math.abs(chat.count - withMedia) <= 10))
    notes.push({
      code: 'looks_cut',
      detail: 'This export stops at 10,000 messages, the most a phone exports with media. Export without media to get up to 40,000.',
      facts: { messages: withMedia, media: true },
    })
  if (scan.dates.some(isOtherCalendar))
    notes.push({
      code: 'other_calendar',
      detail: 'The dates in this file use another calendar. They are shown in the Gregorian calendar.',
    })
  if (periods.isGuess)
    notes.push({
      code: 'day_period_guessed',
      detail: 'The words for times of day in this file can mean different hours in different languages. Please check the times shown.',
    })
  if (decision.isOverruled)
    notes.push({
      code: 'date_order_impossible',
      detail: 'Some dates in this file don’t fit the order you chose, so we kept the order found in the file.',
    })
  if (!decision.isCertain)
    notes.push({
      code: 'date_order_guessed',
      detail: 'Every date in this file could be day-first or month-first. Please check the dates shown.',
    })
  return [...notes, ...namesAlike(chat.participants)]
}

function firstLine(text: string): string {
  return text.split('\n').find((line) => line.trim() !== '') ?? ''
}

function lineAt(bytes: Uint8Array, size: number, start: number): string {
  const newline = bytes.indexOf(10, start)
  return textBetween(bytes, start, Math.min(newline < 0 || newline > size ? size : newline, start + 1000))
}
