/**
 * What the marked lines are whose words do not tell on their own. A mark (LRM or RLM) before a body proves nothing: phones set
 * one before what they write, but people paste numbers with them and keyboards insert them. So the whole file is asked: who
 * sent such lines, whom they name, and whether several people sent the same one.
 */

import { flag, kindIndex, textBetween } from '#chat/chat.ts'
import { isYou } from '#languages/you.ts'
import { folded } from '#whatsapp/fold.ts'
import { isPlaceholderLike } from '#whatsapp/left-out.ts'
import { tellsOfSender } from '#whatsapp/own-name.ts'
import { createdGroup, isEncryptionNotice, namesIn, serviceLine } from '#whatsapp/service-lines.ts'
import { ASSISTANT } from './assistant.ts'
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
  const people = new People(scan, bytes)
  const talkers = new Set(lines.flatMap(({ rests, sender }) => (rests === 'nothing' ? [sender] : [])))
  const others: Line[] = []
  for (const line of lines) {
    const { row, rests, sender, text } = line
    const isGroups = sender === group
    // The assistant answers in short sentences, too; the service speaks of people under their own names.
    const mayTell = rests === 'names' && sender !== ASSISTANT
    if (isGroups || (mayTell && isOfPeople(text, sender, people, silent.has(sender) && !talkers.has(sender)))) {
      events.add(row)
      people.hear(text)
      if (isGroups && rests === 'nothing' && !serviceLine(text)) unsure.push(row)
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

/**
 * Whether the people that a short sentence names are of this chat: `Ana left` is said of Ana, `Everyone left` by someone. Nobody
 * writes of themselves by name, but people do write `You added sugar`. Of a sender who has nothing but such sentences
 * (`isLikelyGroup`), those with two names may be of people who never wrote: `Ana added Ben`.
 */
function isOfPeople(text: string, sender: string, people: People, isLikelyGroup: boolean): boolean {
  const names = namesIn(text)
  if (!names) return false
  const { who, whom, languages } = names
  if (who !== null && known(who) === known(sender)) return true
  const isHere = (name: string | null) => name === null || isYou(name, languages) || isSomebody(name, people)
  const namesTwo = [who, whom].every((name) => name !== null && !/^\p{Ll}/u.test(name))
  return (isLikelyGroup && namesTwo) || (isHere(who) && isHere(whom))
}

/** Whether a name, or each name of a list, is someone's. */
function isSomebody(name: string, people: People): boolean {
  return isOne(name, people) || splits(name).some(([first, rest]) => isOne(first, people) && isSomebody(rest, people))
}

const isOne = (name: string, people: People): boolean => STRANGER.test(name) || people.has(known(name))

/** What separates the names of a list: a comma, or a short word such as `and`. */
const AND = /\s*[,،、]\s*|\s+\p{L}{1,4}\s+/gu
/** No list of names in a sentence is longer. */
const MOST_NAMES = 8

const splits = (names: string): [string, string][] =>
  [...names.matchAll(AND)].slice(0, MOST_NAMES).map((and) => [names.slice(0, and.index), names.slice(and.index + and[0].length)])

/** A name as it is compared. */
const known = (name: string): string => folded(plainName(name))

/** Who wrote in a file; and, for a name that nobody here has, of whom its service lines tell. */
class People {
  private readonly writers: Set<string>
  private readonly named = new Set<string>()
  /** Service lines whose names were not collected yet. */
  private unread: string[]

  constructor({ senders, events }: MessageScan, bytes: Uint8Array) {
    this.writers = new Set(senders.all.flatMap(({ name, isService }) => (isService ? [] : [known(name)])))
    this.unread = events.slice(0, MOST_EVENTS).map(({ start, end }) => textBetween(bytes, start, Math.min(end, start + REACH)))
  }

  /** A further line that turned out to be the service's. */
  hear(line: string): void {
    if (this.unread.length < MOST_EVENTS) this.unread.push(line)
  }

  has(name: string): boolean {
    if (this.writers.has(name)) return true
    for (const line of this.unread) {
      const found = namesIn(line)
      for (const each of [found?.who, found?.whom]) if (each) this.named.add(known(each))
    }
    this.unread = []
    return this.named.has(name)
  }
}

/** Who writes nothing but lines with a mark. */
function sendersOfMarkedOnly({ count, sender, senders }: MessageScan, lines: readonly Line[]): Set<string> {
  const isMarked = new Uint8Array(count)
  for (const { row } of lines) isMarked[row] = 1
  const isWriter = new Uint8Array(senders.all.length)
  for (let row = 0; row < count; row++) if (isMarked[row] === 0) isWriter[sender[row]] = 1
  const writers = new Set(senders.all.flatMap(({ name }, id) => (isWriter[id] ? [name] : [])))
  return new Set(lines.map((line) => line.sender).filter((name) => !writers.has(name) && name !== ASSISTANT))
}

/**
 * The group, which iPhones print as the sender of its own lines: one who writes nothing but marked lines, and whom a line of the
 * service calls the group; among three senders or more also one with the file's title, or with the encryption notice, if more
 * of the lines are the service's than could be a person's.
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
  const writers = new Set(all.flatMap(({ name, isService }) => (isService || name === ASSISTANT ? [] : [name])))
  const told = scan.events.slice(0, MOST_EVENTS).map(({ start, end, sender }) => ({
    sender: all[sender]?.name,
    text: textBetween(bytes, start, Math.min(end, start + REACH)),
  }))
  const judged = new Map<string, boolean>()
  const isGroup = (name: string): boolean => {
    const found = judged.get(name) ?? isMostlyOfService(name, told, lines, writers)
    judged.set(name, found)
    return found
  }
  if (writers.size > 2) {
    const named = title?.normalize('NFC')
    if (named !== undefined && silent.has(named) && isGroup(named)) return named
    const notice = told.slice(0, NOTICE_WITHIN).find(({ sender, text }) => silent.has(sender) && isEncryptionNotice(text))
    if (notice && isGroup(notice.sender)) return notice.sender
  }
  for (const { sender, text } of [...told, ...lines]) {
    if (!QUOTE.test(text)) continue
    const subject = createdGroup(text)
    if (subject !== null && silent.has(plainName(subject)) && isGroup(plainName(subject))) return plainName(subject)
    if (silent.has(sender) && calls(sender, text) && isGroup(sender)) return sender
  }
  return null
}

/** Whether a line has this name in quotes. */
const calls = (name: string, text: string): boolean => folded(text).includes(`"${folded(name)}"`)

/**
 * Whether the lines under a name are the service's: at least as many are known sentences, or quote the name itself, as there are
 * others that name nobody here. A person whose keyboard sets the marks writes mostly such others.
 */
function isMostlyOfService(
  name: string,
  told: readonly { sender: string | undefined; text: string }[],
  lines: readonly Line[],
  writers: ReadonlySet<string>,
): boolean {
  let service = told.filter(({ sender }) => sender === name).length
  let others = 0
  const names = [...writers]
    .filter((each) => each !== name)
    .slice(0, MOST_NAMED)
    .map(folded)
  for (const { sender, rests, text } of lines) {
    if (sender !== name) continue
    const line = folded(text)
    if (rests === 'names' || calls(name, text)) service++
    else if (!names.some((each) => line.includes(each))) others++
  }
  return service > 0 && service >= others
}
/** A line is checked for the names of this many people. */
const MOST_NAMED = 500

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
