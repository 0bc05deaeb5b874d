import type { Host, Note } from '../read-failure.ts'
import { FEWEST_COMPARED, type Merged, mergeSteps } from './merge.ts'
import { ASSISTANT, type Renamed } from './merge-people.ts'
import type { Reading } from './read-chat.ts'

/** A reading with another export of the same chat merged into it, and what that brought. */
export interface MergedReading {
  reading: Reading
  merged: Omit<Merged, 'chat'>
  /** Why the second file looks like one of another chat; null where it does not. */
  doubt: MergeDoubt | null
}

/**
 * `people`: fewer than half of the shorter file's people are in the other, or in a chat of two the other person is
 * another. `messages`: both tell of the same days, and hardly any message is in both.
 */
export type MergeDoubt = 'people' | 'messages'

/** The facts of both files; where they can only be one file's (its layout, its language), the first one's. */
export function mergeReadings(first: Reading, second: Reading): MergedReading {
  const steps = readingSteps(first, second)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** The same with pauses, in which the host hears how far it is and can stop it. */
export async function mergeReadingsFor({ report, signal, pause }: Host, first: Reading, second: Reading): Promise<MergedReading> {
  const total = first.chat.count + second.chat.count
  const steps = readingSteps(first, second)
  for (;;) {
    const { done, value } = steps.next()
    if (done) {
      report?.({ stage: 'merging', done: total, total })
      return value
    }
    report?.({ stage: 'merging', done: Math.floor(value * total), total })
    await pause?.()
    signal?.throwIfAborted()
  }
}

function* readingSteps(first: Reading, second: Reading): Generator<number, MergedReading> {
  const a = first.facts
  const b = second.facts
  const { chat, ...merged } = yield* mergeSteps(first.chat, second.chat, { assumeRenamed: !a.isGroup && !b.isGroup })
  const people = chat.participants.filter((name) => name !== ASSISTANT).length
  const facts = {
    ...a,
    dateOrderCertain: a.dateOrderCertain && b.dateOrderCertain,
    otherDateOrders: [...new Set([...a.otherDateOrders, ...b.otherDateOrders])].filter((order) => order !== a.dateOrder),
    otherFormatLines: a.otherFormatLines + b.otherFormatLines,
    otherFormatMessages: a.otherFormatMessages + b.otherFormatMessages,
    unreadLines: a.unreadLines + b.unreadLines,
    unreadExample: a.unreadExample ?? b.unreadExample,
    notes: notesOfBoth([...a.notes, ...b.notes, ...shiftNote(merged), ...merged.renamed.map(renamedNote)]),
    title: a.title ?? b.title,
    isGroup: a.isGroup || b.isGroup || people > 2,
  }
  const isTurnedGroup = !a.isGroup && !b.isGroup && people > 2
  return { reading: { chat, facts }, merged, doubt: isTurnedGroup ? 'people' : doubtOf(merged) }
}

function doubtOf({ shared, people, compared, same }: MergedReading['merged']): MergeDoubt | null {
  if (shared * 2 < people) return 'people'
  return compared >= FEWEST_COMPARED && same * 10 < compared ? 'messages' : null
}

/** Each said once. */
function notesOfBoth(notes: readonly Note[]): Note[] {
  return [...new Map(notes.map((note) => [`${note.code} ${note.detail}`, note])).values()]
}

function shiftNote({ shift, shiftRange: [least, most] }: MergedReading['merged']): Note[] {
  if (least === 0 && most === 0) return []
  const isLater = shift > 0 || (shift === 0 && most > 0)
  const [from, to] = [Math.abs(least), Math.abs(most)].sort((a, b) => a - b)
  const isOneWay = least >= 0 || most <= 0
  const hours = isOneWay ? (from === to ? hoursOf(to) : `${hoursOf(from)} to ${hoursOf(to)}`) : `up to ${hoursOf(to)}`
  const season = from === to && isOneWay ? '' : ', by the time of the year,'
  const way = isOneWay ? (isLater ? 'later' : 'earlier') : 'earlier or later'
  const detail = `The phone was in another time zone when this file was exported: its times were set ${hours} hours ${way}${season} to agree with the first file.`
  return [{ code: 'clock_shifted', detail }]
}

const hoursOf = (seconds: number): string => (seconds / 3600).toLocaleString('en', { maximumFractionDigits: 2 })

function renamedNote({ name, other, isAssumed }: Renamed): Note {
  const who = `“${isolated(other)}” was taken for “${isolated(name)}”`
  return isAssumed
    ? {
        code: 'renamed_assumed',
        detail: `${who}: in this chat of two, each file has one name that the other has not. If they are two people, analyze the added file for itself.`,
      }
    : { code: 'renamed', detail: `${who}: both wrote the same messages in the same minutes. A contact was renamed.` }
}

/** A name in a sentence that may be written in another direction: nothing in it turns the rest around. */
const isolated = (name: string): string => `\u2068${name.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')}\u2069`
