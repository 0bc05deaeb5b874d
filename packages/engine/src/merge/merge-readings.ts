import { english } from '@convostat/format'
import { HOUR } from '@convostat/format/seconds'
import type { Chat } from '#chat/chat.ts'
import { peopleAmong } from '#import/assistant.ts'
import { ownerOf } from '#import/owner-of.ts'
import type { ReadResult } from '#import/read-chat.ts'
import type { Host, NamePair, Note, NoteFacts } from '#import/read-failure.ts'
import { FEWEST_COMPARED, type Merged, mergeSteps } from './merge.ts'
import type { Renamed } from './merge-people.ts'

/** A reading with another export of the same chat merged into it, and what that brought. */
export interface MergedReading {
  reading: ReadResult
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
export function mergeReadings(first: ReadResult, second: ReadResult): MergedReading {
  const steps = readingSteps(first, second)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** The same with pauses, in which the host learns how far it is and can stop it. */
export async function mergeReadingsFor({ report, signal, pause }: Host, first: ReadResult, second: ReadResult): Promise<MergedReading> {
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

function* readingSteps(first: ReadResult, second: ReadResult): Generator<number, MergedReading> {
  const a = first.facts
  const b = second.facts
  const { chat, ...merged } = yield* mergeSteps(first.chat, second.chat, { assumeRenamed: !a.isGroup && !b.isGroup })
  const people = peopleAmong(chat.participants).length
  const facts = {
    ...a,
    hasSeconds: a.hasSeconds && b.hasSeconds,
    dateOrderCertain: a.dateOrderCertain && b.dateOrderCertain,
    otherDateOrders: [...new Set([...a.otherDateOrders, ...b.otherDateOrders])].filter((order) => order !== a.dateOrder),
    otherFormatLines: a.otherFormatLines + b.otherFormatLines,
    otherFormatMessages: a.otherFormatMessages + b.otherFormatMessages,
    unreadLines: a.unreadLines + b.unreadLines,
    unreadExample: a.unreadExample ?? b.unreadExample,
    unsureLines: a.unsureLines + b.unsureLines,
    unsureExample: a.unsureExample ?? b.unsureExample,
    notes: notesOfBoth([...a.notes, ...b.notes, ...shiftNote(merged), ...renamedNotes(merged.renamed, first, second)]),
    title: titleOfBoth(first, second),
    isGroup: a.isGroup || b.isGroup || people > 2,
  }
  const isTurnedGroup = !a.isGroup && !b.isGroup && people > 2
  return { reading: { chat, facts }, merged, doubt: isTurnedGroup ? 'people' : doubtOf(merged) }
}

/** A group's name is the one that the later export has; a chat of two keeps the name it is known by here. */
function titleOfBoth({ chat, facts }: ReadResult, other: ReadResult): string | null {
  const isLater = (a: Chat, b: Chat): boolean => a.count > 0 && (b.count === 0 || a.time[a.count - 1] > b.time[b.count - 1])
  const titles = [facts.title, other.facts.title]
  if (other.facts.isGroup && isLater(other.chat, chat)) titles.reverse()
  return titles[0] ?? titles[1]
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
  const season = from === to && isOneWay ? '' : ', depending on the time of year,'
  const way = isOneWay ? (isLater ? 'later' : 'earlier') : 'earlier or later'
  const detail = `Your phone was in another time zone when this file was exported. We moved its times ${hours} hours ${way}${season} to match the first file.`
  const facts: NoteFacts = {
    least: isOneWay ? from / 60 : 0,
    most: to / 60,
    way: isOneWay ? (isLater ? 'later' : 'earlier') : 'both',
  }
  return [{ code: 'clock_shifted', detail, facts }]
}

const hoursOf = (seconds: number): string => english.decimal(seconds / HOUR, 2)

/** At most this many pairs of names are listed; a group may have hundreds. */
const MOST_NAMED = 3

/**
 * Why people have two names. Another person's phone has its own names for everyone, so there nobody was renamed: it is
 * another phone where its owner is someone else, or, where no owner is known, where several names differ.
 */
function renamedNotes(renamed: readonly Renamed[], first: ReadResult, second: ReadResult): Note[] {
  const alike = renamed.filter(({ isAssumed }) => !isAssumed)
  const owners = [ownerOf(first), ownerOf(second)]
  const secondOwner = renamed.find(({ other }) => other === owners[1])?.name ?? owners[1]
  const areKnown = owners[0] !== null && secondOwner !== null
  const isOtherPhone = areKnown ? owners[0] !== secondOwner : alike.length > 1
  const notes = renamed.filter(({ isAssumed }) => isAssumed).map(assumedNote)
  if (alike.length === 0) return notes
  if (isOtherPhone) return [...notes, otherPhoneNote(alike)]
  return [...notes, ...alike.map((pair) => renamedNote(pair, areKnown))]
}

/** The name in the added file, and whose it is here. */
const pairOf = ({ name, other }: Renamed): NamePair => ({ name: other, other: name })

const asOne = ({ name, other }: Renamed): string => `We count “${isolated(other)}” and “${isolated(name)}” as one person`

function assumedNote(pair: Renamed): Note {
  const detail = `${asOne(pair)}: in this chat of two, each file has one name the other doesn’t. If they are two people, analyze the added file separately.`
  return { code: 'renamed_assumed', detail, facts: { pairs: [pairOf(pair)] } }
}

function renamedNote(pair: Renamed, isSamePhone: boolean): Note {
  const why = isSamePhone ? 'The contact was probably renamed.' : 'The contact was renamed, or the files are from two phones.'
  const detail = `${asOne(pair)}: both wrote the same messages in the same minutes. ${why}`
  return { code: 'renamed', detail, facts: { pairs: [pairOf(pair)], certain: isSamePhone } }
}

function otherPhoneNote(alike: readonly Renamed[]): Note {
  const named = alike.slice(0, MOST_NAMED).map(({ name, other }) => `“${isolated(other)}” is “${isolated(name)}”`)
  const more = alike.length > MOST_NAMED ? `, and ${english.count(alike.length - MOST_NAMED)} more` : ''
  const detail = `The added file is from another phone, where people have other names: ${named.join(', ')}${more}. They wrote the same messages in the same minutes.`
  const facts = { pairs: alike.slice(0, MOST_NAMED).map(pairOf), more: Math.max(0, alike.length - MOST_NAMED) }
  return { code: 'other_phone', detail, facts }
}

/** A name in a sentence that may be written in another direction: nothing in it turns the rest around. */
const isolated = (name: string): string => `\u2068${name.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')}\u2069`
