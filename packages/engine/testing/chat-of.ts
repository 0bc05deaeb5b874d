import type { Chat, Kind } from '#chat/chat.ts'
import { flag, kindIndex, kinds } from '#chat/chat.ts'
import { dayOf, parseDay } from '#chat/civil.ts'

/**
 * Chats written by hand, for tests. One line a message, in file order:
 *
 *     2021-03-04 09:00 Ana: hi
 *     2021-03-04 09:00:30 Ben: [media] a caption        (or [media] alone: media without caption)
 *     mon 09:05 Ana: [deleted]                          (mon to sun: the week from Monday 2021-03-01; every kind has its mark)
 *     mon 09:06 Ana: [edited] first line
 *       | second line                                   (joins the line above with a line break)
 *     mon 09:07 * Ana changed the subject               (an event)
 *
 * A name ends at the first `: `. The rows come out as the reader makes them: stable time order, `id` in file order.
 */
export function chatOf(text: string): Chat {
  const lines: Line[] = []
  for (const raw of text.split('\n')) {
    const line = raw.trimStart()
    if (line === '') continue
    const above = lines.at(-1)
    if (line.startsWith('|')) {
      if (!above) throw new Error(`chatOf: nothing stands above the continued line ${JSON.stringify(raw)}`)
      above.text += `\n${line.slice(line.startsWith('| ') ? 2 : 1)}`
    } else lines.push(lineOf(line))
  }
  return chatFrom(lines)
}

/** One entry in a chat: `author` null for an event. With an empty text media, deleted, contact and call are bare: their placeholder. */
export interface Line {
  /** Wall-clock seconds since 1970-01-01T00:00:00. */
  time: number
  author: string | null
  text: string
  kind?: Kind
  edited?: boolean
}

/** What phones write in place of what an export leaves out: the whole of a bare message, and no text. */
const placeholders: Partial<Record<Kind, string>> = {
  media: '<Media omitted>',
  deleted: 'This message was deleted',
  contact: 'Contact card omitted',
  call: 'Missed voice call',
}

/** The chat of the lines, given in file order. */
export function chatFrom(lines: readonly Line[]): Chat {
  const messages = lines.filter((line) => line.author !== null)
  const participants = [...new Set(messages.map((line) => line.author ?? ''))]
  const rows = inTimeOrder(messages)
  const events = inTimeOrder(lines.filter((line) => line.author === null))
  const { bytes, start, end } = bytesOf([...rows, ...events].map(wordingOf))
  return {
    bytes,
    count: rows.length,
    id: Uint32Array.from(rows, (line) => messages.indexOf(line)),
    time: Uint32Array.from(rows, (line) => line.time),
    author: Uint32Array.from(rows, (line) => participants.indexOf(line.author ?? '')),
    kind: Uint8Array.from(rows, (line) => kindIndex[line.kind ?? 'text']),
    flags: Uint8Array.from(rows, (line) => (line.edited ? flag.edited : 0) | (placeholderOf(line) ? flag.bare : 0)),
    start: start.slice(0, rows.length),
    end: end.slice(0, rows.length),
    participants,
    events: {
      count: events.length,
      time: Uint32Array.from(events, (line) => line.time),
      before: Uint32Array.from(events, (event) => lines.slice(0, lines.indexOf(event)).filter((line) => line.author !== null).length),
      start: start.slice(rows.length),
      end: end.slice(rows.length),
    },
  }
}

const inTimeOrder = (lines: readonly Line[]): Line[] => [...lines].sort((a, b) => a.time - b.time)

const placeholderOf = (line: Line): string => (line.text === '' && placeholders[line.kind ?? 'text']) || ''

const wordingOf = (line: Line): string => placeholderOf(line) || line.text

/** All texts one after the other, a line break between them, and the padding a chat's bytes have. */
function bytesOf(texts: readonly string[]): Pick<Chat, 'bytes' | 'start' | 'end'> {
  const encoded = texts.map((text) => new TextEncoder().encode(text))
  const size = encoded.reduce((sum, text) => sum + text.length + 1, 0)
  const bytes = new Uint8Array(size + 64)
  const start = new Uint32Array(texts.length)
  const end = new Uint32Array(texts.length)
  let at = 0
  for (const [i, text] of encoded.entries()) {
    bytes.set(text, at)
    start[i] = at
    end[i] = at + text.length
    at = end[i] + 1
    bytes[end[i]] = 10
  }
  return { bytes, start, end }
}

const MONDAY = dayOf(2021, 3, 1)
const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

function lineOf(line: string): Line {
  const [day, clock] = line.split(' ', 2)
  const time = secondsOf(day, clock ?? '')
  if (time === null) throw new Error(`chatOf: expected "2021-03-04 09:00 Ana: hi", got ${JSON.stringify(line)}`)
  const rest = line.slice(day.length + 1 + clock.length + 1)
  if (rest.startsWith('* ')) return { time, author: null, text: rest.slice(2) }
  const colon = `${rest} `.indexOf(': ')
  if (colon < 1) throw new Error(`chatOf: no "Name: " in ${JSON.stringify(line)}`)
  return { time, author: rest.slice(0, colon), ...markedText(rest.slice(colon + 2)) }
}

function secondsOf(day: string, clock: string): number | null {
  const weekday = weekdays.indexOf(day)
  const dayNumber = weekday >= 0 ? MONDAY + weekday : parseDay(day)
  const [hours, minutes, seconds = 0, ...more] = clock.split(':').map(Number)
  const isClock = hours >= 0 && hours < 24 && minutes >= 0 && minutes < 60 && seconds >= 0 && seconds < 60 && more.length === 0
  return dayNumber === null || !isClock ? null : dayNumber * 86_400 + hours * 3600 + minutes * 60 + seconds
}

/** `[kind]` and `[edited]` in front of the text, in any order. */
function markedText(text: string): Pick<Line, 'text' | 'kind' | 'edited'> {
  for (const kind of kinds) if (text.startsWith(`[${kind}]`)) return { ...markedText(afterMark(text, kind)), kind }
  if (text.startsWith('[edited]')) return { ...markedText(afterMark(text, 'edited')), edited: true }
  return { text }
}

function afterMark(text: string, mark: string): string {
  const rest = text.slice(mark.length + 2)
  return rest.startsWith(' ') ? rest.slice(1) : rest
}
