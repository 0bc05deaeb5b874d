import type { ShownMoment } from './shown-moments.ts'

/** Whether a moment has the whole measure, or is the first or the second of two abreast. */
export type Room = 'wide' | 'first' | 'second'

/** Some in their order: two abreast where two that are not wide follow each other, the others in a row for themselves. */
export function roomsOf<T>(all: readonly T[], isWide: (each: T) => boolean): Room[] {
  const rooms: Room[] = []
  while (rooms.length < all.length) {
    const pair = all.slice(rooms.length, rooms.length + 2)
    if (pair.length === 2 && !pair.some(isWide)) rooms.push('first', 'second')
    else rooms.push('wide')
  }
  return rooms
}

/** The greatest of some moments: the highest significance, the first of equal ones. */
export const leadOf = (moments: readonly ShownMoment[]): ShownMoment =>
  moments.reduce((lead, each) => (each.significance > lead.significance ? each : lead))
