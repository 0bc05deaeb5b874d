import { DAY } from '@convostat/format/seconds'
import { textBetween } from '#chat/chat.ts'
import { column } from '#chat/column.ts'
import { shownName } from '#people/with-people.ts'
import { firstAtOrAfter } from '#stats/sorted.ts'
import { type GroupChange, groupChange } from '#whatsapp/service-lines.ts'
import type { Moment } from './moment.ts'
import { counts, type Look } from './moment-context.ts'
import { significanceOf } from './significance.ts'

const MOST_NAMES = 8

/** What the service's lines tell of who is in the group, in order of time. */
const changes = column(({ bytes, events }) => {
  const found: (GroupChange & { time: number })[] = []
  for (let i = 0; i < events.count; i++) {
    const change = groupChange(textBetween(bytes, events.start[i], events.end[i]))
    if (change) found.push({ ...change, time: events.time[i] })
  }
  return found
})

/**
 * The group's creation, one of all lines; and the days on which people joined or left: one of all calendar days, and the less
 * rare the more of the like there are, as round numbers are. Who is there on the day the group was made, or before anyone wrote, has not joined it since.
 */
export function groupChanges(look: Look): Moment[] {
  const { chat, days, messages } = look
  const all = changes(chat).flatMap((change) => {
    const name = shownName(chat, change.name)
    return name === null ? [] : [{ ...change, name }]
  })
  if (all.length === 0 || days.length === 0) return []
  const placeOf = new Map(chat.participants.map((name, person) => [name, person]))
  const inAll = writtenBefore(look)(Number.POSITIVE_INFINITY)
  const created = all.find(({ kind }) => kind === 'created')
  const first = Math.max(days[0].day, created ? Math.floor(created.time / DAY) : 0)
  const covered = days[days.length - 1].day - days[0].day + 1
  const moments = created ? [momentAt(look, created.time, { kind: 'group_created', bits: Math.log2(messages + chat.events.count) })] : []
  if (created)
    moments[0] = {
      ...moments[0],
      participants: chat.participants.includes(created.name) ? [created.name] : [],
      facts: {
        total: messages,
        people: inAll.filter((written) => written > 0).length,
        ...(created.title !== null && { title: created.title }),
      },
    }
  for (const kind of ['joined', 'left'] as const) {
    const byDay = new Map<number, { time: number; names: Set<string> }>()
    for (const change of all) {
      const dayNumber = Math.floor(change.time / DAY)
      if (change.kind !== kind || dayNumber <= first) continue
      const known = byDay.get(dayNumber) ?? { time: change.time, names: new Set() }
      byDay.set(dayNumber, { ...known, names: known.names.add(change.name) })
    }
    const before = writtenBefore(look)
    for (const [dayNumber, { time, names }] of byDay) {
      const moment = momentAt(look, time, { kind, bits: Math.log2(covered / byDay.size ** 2) })
      // Who left may come back: to those who come belongs what follows, to those who go what there was.
      const until = before((dayNumber + (kind === 'joined' ? 0 : 1)) * DAY)
      const known = [...names].filter((name) => placeOf.has(name))
      const written = (name: string): number => {
        const person = placeOf.get(name) ?? 0
        return kind === 'joined' ? inAll[person] - until[person] : until[person]
      }
      moments.push({
        ...moment,
        participants: known.slice(0, MOST_NAMES),
        facts: {
          names: [...names].slice(0, MOST_NAMES),
          people: names.size,
          total: byDay.size,
          value: known.reduce((sum, name) => sum + written(name), 0),
        },
      })
    }
  }
  return moments
}

/** It is best seen at the message that follows, or at the last one. */
function momentAt(look: Look, time: number, { kind, bits }: { kind: Moment['kind']; bits: number }): Moment {
  const { chat } = look
  let row = Math.min(firstAtOrAfter(chat.time, time), chat.count - 1)
  while (row + 1 < chat.count && !counts(look, row)) row++
  while (row > 0 && !counts(look, row)) row--
  const dayNumber = Math.floor(time / DAY)
  return {
    kind,
    row,
    time,
    significance: significanceOf(bits),
    messages: 0,
    firstDay: dayNumber,
    lastDay: dayNumber,
    participants: [],
    facts: {},
  }
}

/** How many messages each participant has written before a time; asked in order of time, it reads each row once. */
function writtenBefore(look: Look): (time: number) => Uint32Array {
  const { chat } = look
  const messages = new Uint32Array(chat.participants.length)
  let row = 0
  return (time) => {
    for (; row < chat.count && chat.time[row] < time; row++) if (counts(look, row)) messages[chat.author[row]]++
    return messages
  }
}
