/**
 * What the marked lines are whose words do not tell by themselves. A mark (LRM or RLM) before a body proves nothing: phones set
 * one before what they write, but people paste numbers with them and keyboards insert them. So the whole file is asked: who
 * sent such lines, whom they name, and whether several people sent the same one.
 */
import { flag, kindIndex, textBetween } from '../chat.ts'
import { folded } from '../languages/fold.ts'
import { isPlaceholderLike } from '../languages/left-out.ts'
import { tellsOfSender } from '../languages/own-name.ts'
import { createdGroup, isEncryptionNotice, namesIn, serviceLine } from '../languages/service-lines.ts'
import { isYou } from '../languages/you.ts'
import { QUOTE } from './group-lines.ts'
import type { MarkedRow, MessageScan } from './message-scan.ts'
import { plainName } from './senders.ts'

export interface MarkedLines {
  /** Rows that are events after all. */
  events: Set<number>
  /** Rows that only the shape of their words decided. */
  unsure: number[]
}

/** No service sentence is longer, in bytes. */
const REACH = 600
/** System lines searched for names. */
const MOST_EVENTS = 2000
const ASSISTANT = 'Meta AI'
/** A number, or a name that its bearer chose: what phones show of people who are not among the contacts. */
const STRANGER = /^(?:~|[+\d][\d\s()\-.\u2010\u2011]{4,}$)/u

interface Line extends MarkedRow {
  text: string
  sender: string
}

/** Decides the undecided rows of a scan: which are events, and which are placeholders, whose kind is set. */
export function judgeMarkedLines(scan: MessageScan, bytes: Uint8Array, title: string | null): MarkedLines {
  const events = new Set<number>()
  const unsure = [...scan.shaped]
  if (scan.undecided.length === 0) return { events, unsure }
  const lines = scan.undecided.map((marked): Line => {
    const start = scan.start[marked.row]
    const text = textBetween(bytes, start, Math.min(scan.end[marked.row], start + REACH))
    return { ...marked, text, sender: scan.senders.all[scan.sender[marked.row]].name }
  })
  const silent = sendersOfMarkedOnly(scan, lines)
  const group = groupAmong(scan, bytes, lines, silent, title)
  const people = new People(scan, bytes, events)
  const talkers = new Set(lines.flatMap(({ rests, sender }) => (rests === 'nothing' ? [sender] : [])))
  const others: Line[] = []
  for (const line of lines) {
    const { row, rests, sender, text } = line
    if (sender === group) {
      events.add(row)
      if (rests === 'nothing' && !serviceLine(text)) unsure.push(row)
    } else if (rests === 'names' && ((silent.has(sender) && !talkers.has(sender)) || isOfPeople(text, sender, people))) {
      events.add(row)
    } else if (rests === 'nothing' && sender !== ASSISTANT && tellsOfSender(text, sender)) {
      events.add(row)
      unsure.push(row)
    } else others.push(line)
  }
  for (const row of placeholders(scan, bytes, others, silent)) {
    scan.kind[row] = kindIndex.media
    scan.flags[row] |= flag.bare
    unsure.push(row)
  }
  return { events, unsure }
}

/** Whether the people that a short sentence names are of this chat: `Ana left` is said of Ana, `Everyone left` by somebody. */
function isOfPeople(text: string, sender: string, people: People): boolean {
  const names = namesIn(text)
  if (!names) return false
  const { who, whom, languages } = names
  if (who !== null && (isYou(who, languages) || known(who) === known(sender))) return true
  return [who, whom].every((name) => name === null || isYou(name, languages) || STRANGER.test(name) || people.has(known(name)))
}

/** A name as it is compared. */
const known = (name: string): string => folded(plainName(name))

/** Who wrote in a file; and, for a name that nobody here has, of whom its service lines tell. */
class People {
  private readonly writers: Set<string>
  private told: Set<string> | null = null
  /** How many of the decided rows were looked at. */
  private looked = 0
  private readonly scan: MessageScan
  private readonly bytes: Uint8Array
  private readonly decided: ReadonlySet<number>

  /** `decided` are the rows that turned out to be events so far. */
  constructor(scan: MessageScan, bytes: Uint8Array, decided: ReadonlySet<number>) {
    this.scan = scan
    this.bytes = bytes
    this.decided = decided
    this.writers = new Set(scan.senders.all.flatMap(({ name, isService }) => (isService ? [] : [known(name)])))
  }

  has(name: string): boolean {
    if (this.writers.has(name)) return true
    this.told ??= this.namesIn(this.scan.events.slice(0, MOST_EVENTS))
    if (this.told.has(name)) return true
    const { start, end } = this.scan
    const rows = [...this.decided].slice(this.looked)
    this.looked = this.decided.size
    for (const found of this.namesIn(rows.map((row) => ({ start: start[row], end: end[row] })))) this.told.add(found)
    return this.told.has(name)
  }

  private namesIn(lines: readonly { start: number; end: number }[]): Set<string> {
    const names = lines.flatMap(({ start, end }) => {
      const found = namesIn(textBetween(this.bytes, start, Math.min(end, start + REACH)))
      return [found?.who, found?.whom].flatMap((name) => (name ? [known(name)] : []))
    })
    return new Set(names)
  }
}

/** Who writes nothing but lines with a mark. */
function sendersOfMarkedOnly({ count, sender, senders }: MessageScan, lines: readonly Line[]): Set<string> {
  const isWriter = new Uint8Array(senders.all.length)
  let from = 0
  for (const until of [...lines.map(({ row }) => row), count]) {
    for (let row = from; row < until; row++) isWriter[sender[row]] = 1
    from = until + 1
  }
  const writers = new Set(senders.all.flatMap(({ name }, id) => (isWriter[id] ? [name] : [])))
  return new Set(lines.map((line) => line.sender).filter((name) => !writers.has(name) && name !== ASSISTANT))
}

/**
 * The group, which iPhones print as the sender of its own lines: one who writes nothing but marked lines, and whom a line of the
 * service calls the group; among three senders or more also one with the file's title, or with the encryption notice.
 */
function groupAmong(
  scan: MessageScan,
  bytes: Uint8Array,
  lines: readonly Line[],
  silent: ReadonlySet<string>,
  title: string | null,
): string | null {
  if (silent.size === 0) return null
  const { all } = scan.senders
  const isOfMany = new Set(all.flatMap(({ name, isService }) => (isService ? [] : [name]))).size > 2
  if (isOfMany && title !== null && silent.has(title.normalize('NFC'))) return title.normalize('NFC')
  const told = scan.events.slice(0, MOST_EVENTS).map(({ start, end, sender }) => ({
    sender: all[sender]?.name,
    text: textBetween(bytes, start, Math.min(end, start + REACH)),
  }))
  if (isOfMany) {
    const notice = told.slice(0, NOTICE_WITHIN).find(({ sender, text }) => silent.has(sender) && isEncryptionNotice(text))
    if (notice) return notice.sender
  }
  for (const { sender, text } of [...told, ...lines]) {
    if (!QUOTE.test(text)) continue
    const subject = createdGroup(text)
    if (subject !== null && silent.has(plainName(subject))) return plainName(subject)
    if (silent.has(sender) && folded(text).includes(`"${folded(sender)}"`)) return sender
  }
  return null
}

/** The encryption notice is among the first system lines. */
const NOTICE_WITHIN = 20

/**
 * Where fewer of the lines are repeated, people's keyboards set the marks, and some greetings happen to be alike.
 */
const LEAST_REPEATED = 1 / 8

/** Rows of unknown wordings in place of a file: a few words that several people sent alike to the letter, always with a mark. */
function placeholders(scan: MessageScan, bytes: Uint8Array, lines: readonly Line[], silent: ReadonlySet<string>): number[] {
  const byText = new Map<string, Line[]>()
  for (const line of lines) {
    if (line.sender === ASSISTANT || !isPlaceholderLike(line.text)) continue
    const alike = byText.get(line.text)
    if (alike) alike.push(line)
    else byText.set(line.text, [line])
  }
  for (const [text, alike] of byText) {
    const senders = new Set(alike.map(({ sender }) => sender))
    if (senders.size < 2 || [...senders].every((sender) => silent.has(sender))) byText.delete(text)
  }
  if (byText.size === 0) return []
  const marked = new Set(lines.map(({ row }) => row))
  const lengths = new Set([...byText.values()].map(([{ row }]) => scan.end[row] - scan.start[row]))
  for (let row = 0; row < scan.count; row++) {
    const [start, end] = [scan.start[row], scan.end[row]]
    if (lengths.has(end - start) && !marked.has(row)) byText.delete(textBetween(bytes, start, end))
  }
  const rows = [...byText.values()].flatMap((alike) => alike.map(({ row }) => row))
  return rows.length >= LEAST_REPEATED * lines.filter(({ sender }) => sender !== ASSISTANT).length ? rows : []
}
