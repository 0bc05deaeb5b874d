/** What a file says about its group: its name, and which lines iPhones print under that name as if it were a person. */

import { DAY } from '@convostat/format/seconds'
import { textBetween } from '#chat/chat.ts'
import { createdGroup, namesIn, serviceLine } from '#whatsapp/service-lines.ts'
import { ASSISTANT, peopleAmong } from './assistant.ts'
import type { Layout } from './import-facts.ts'
import type { MessageScan } from './message-scan.ts'
import { plainName } from './senders.ts'

/** No service sentence is longer, in bytes. */
const REACH = 600

/** The group's name by the last line that has one: of its making, or of a change of name. `days` are those of the scan's runs. */
export function groupSubject({ events }: MessageScan, bytes: Uint8Array, days: Int32Array): string | null {
  const told = events.map(({ run, second, start, end }) => ({ time: days[run] * DAY + second, start, end }))
  told.sort((a, b) => b.time - a.time || b.start - a.start)
  for (const { start, end } of told) {
    const line = textBetween(bytes, start, Math.min(end, start + REACH))
    const subject = QUOTE.test(line) ? createdGroup(line) : null
    if (subject) return subject
  }
  return null
}

/** Every language puts a group's name in quotes; most lines have none and need no closer look. An apostrophe is inside a word. */
export const QUOTE = /["“”„‟«»「」『』״＂]|(?:^|[^\p{L}])['‘’‛׳]/u

/**
 * The one name that iPhones print only before system lines, in a chat of several: the group's; null where there is no such name.
 * They print members who never wrote as well, but before what those did themselves: `Dora: Dora left`.
 */
export function groupSender(scan: MessageScan, bytes: Uint8Array, participants: readonly string[]): string | null {
  const people = new Set(participants)
  const others = new Set<string>()
  for (const { sender, start, end } of scan.events) {
    const name = scan.senders.all[sender]?.name
    if (!name || people.has(name)) continue
    if (plainName(namesIn(textBetween(bytes, start, Math.min(end, start + REACH)))?.who ?? '') === name) {
      people.add(name)
      others.delete(name)
    } else others.add(name)
  }
  const [name] = others
  return others.size === 1 && peopleAmong(participants).length > 2 ? name : null
}

/** A sender who may be the group: the rows that read as service sentences, and the others. */
interface Suspect {
  isTitle: boolean
  /** Nothing but a line that calls the group so makes it one. */
  isUnproven: boolean
  told: number[]
  others: number[]
}

/**
 * Rows that iPhones print with the group's own name as sender. Mostly a mark identifies them and they never became
 * rows; where the marks were lost on the way, a sender may be the group if it carries the file's title or "sent" a
 * certain system line. Since people write `She left` too, and a chat of two is titled by one of them, such a sender
 * must read as a service throughout, or, under the title in a file without any mark, mostly. `decided` rows are events anyway.
 */
export function linesOfTheGroup(
  scan: MessageScan,
  bytes: Uint8Array,
  layout: Layout,
  title: string | null,
  decided: ReadonlySet<number>,
): Set<number> {
  const found = new Set<number>()
  if (layout === 'android') return found
  const suspects = suspectsOf(scan, title)
  if (suspects.every((suspect) => suspect === null) && scan.hasMarks) return found
  const isOfMany = peopleAmong(scan.senders.all.flatMap(({ name, isService }) => (isService ? [] : [name]))).length > 2
  for (let row = 0; row < scan.count; row++) {
    const suspect = suspects[scan.sender[row]]
    if (suspect === null || decided.has(row) || (suspect.others.length > 0 && !suspect.isTitle)) continue
    const line = textBetween(bytes, scan.start[row], Math.min(scan.end[row], scan.start[row] + REACH))
    if (serviceLine(line)) suspect.told.push(row)
    else suspect.others.push(row)
  }
  for (const suspect of suspects) {
    if (suspect === null) continue
    const { isTitle, isUnproven, told, others } = suspect
    const readsAsService = others.length === 0 || (isTitle && !scan.hasMarks && told.length > others.length)
    if (!readsAsService) continue
    const names = (row: number) => createdGroup(textBetween(bytes, scan.start[row], scan.end[row]))
    if (isUnproven && !told.some((row) => plainName(names(row) ?? '') === scan.senders.all[scan.sender[row]].name)) continue
    if (isOfMany || isTitle || told.some(names)) for (const row of isOfMany ? [...told, ...others] : told) found.add(row)
  }
  if (!scan.hasMarks) for (const row of linesAboutTheSender(scan, bytes)) found.add(row)
  return found
}

/** `Ana: Ana added Ben`: iPhones also print who did something as the sender. People do not write so about themselves. */
function* linesAboutTheSender(scan: MessageScan, bytes: Uint8Array): Generator<number> {
  const names = scan.senders.all.map(({ name }) => encoder.encode(`${name} `))
  for (let row = 0; row < scan.count; row++) {
    const name = names[scan.sender[row]]
    const start = scan.start[row]
    let i = 0
    while (i < name.length && bytes[start + i] === name[i]) i++
    if (i < name.length || scan.end[row] - start > REACH) continue
    if (serviceLine(textBetween(bytes, start, scan.end[row]))) yield row
  }
}
const encoder = new TextEncoder()

/** By the number of each sender: a suspect, or null. */
function suspectsOf(scan: MessageScan, title: string | null): (Suspect | null)[] {
  if (scan.senders.all.length < 2) return scan.senders.all.map(() => null)
  const name = title?.normalize('NFC')
  const eventSenders = new Set(scan.events.map(({ sender }) => sender))
  const isSmall = !scan.hasMarks && scan.senders.all.length <= MOST_SENDERS
  return scan.senders.all.map((sender, id) => {
    if (sender.name === ASSISTANT) return null
    const isTitle = sender.name === name
    const isUnproven = !isTitle && !eventSenders.has(id)
    return isUnproven && !isSmall ? null : { isTitle, isUnproven, told: [], others: [] }
  })
}

/** With more senders, looking at each one's lines would take too long. */
const MOST_SENDERS = 2000
