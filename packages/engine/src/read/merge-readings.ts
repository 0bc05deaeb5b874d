import type { Note } from '../read-failure.ts'
import { type Merged, merge } from './merge.ts'
import type { Reading } from './read-chat.ts'

/** A reading with another export of the same chat merged into it, and what that brought. */
export interface MergedReading {
  reading: Reading
  merged: Omit<Merged, 'chat'>
}

/** The facts of both files; where they can only be one file's (its layout, its language), the first one's. */
export function mergeReadings(first: Reading, second: Reading): MergedReading {
  const { chat, ...merged } = merge(first.chat, second.chat)
  const a = first.facts
  const b = second.facts
  const facts = {
    ...a,
    dateOrderCertain: a.dateOrderCertain && b.dateOrderCertain,
    unreadLines: a.unreadLines + b.unreadLines,
    unreadExample: a.unreadExample ?? b.unreadExample,
    notes: notesOfBoth([...a.notes, ...b.notes, ...shiftNote(merged.shift)]),
    title: a.title ?? b.title,
    isGroup: a.isGroup || b.isGroup || chat.participants.length > 2,
  }
  return { reading: { chat, facts }, merged }
}

/** Each said once. */
function notesOfBoth(notes: readonly Note[]): Note[] {
  return [...new Map(notes.map((note) => [`${note.code} ${note.detail}`, note])).values()]
}

function shiftNote(shift: number): Note[] {
  if (shift === 0) return []
  const hours = (Math.abs(shift) / 3600).toLocaleString('en', { maximumFractionDigits: 2 })
  const detail = `The phone was in another time zone when the later file was exported: its times were set ${hours} hours ${shift > 0 ? 'later' : 'earlier'}, to agree with the first file.`
  return [{ code: 'clock_shifted', detail }]
}
