import { sayReport } from '#messages/index.ts'
import type { Facts } from '../facts.ts'
import { clockOf, decimal, duration, number } from '../format.ts'
import type { Line, Section, Tile } from '../model.ts'
import { present } from './parts.ts'

const { overview: say } = sayReport
const { tiles: named } = say

export function overviewSection({ overview: facts, calendar }: Facts): Section {
  const active = calendar?.remark
  return {
    id: 'overview',
    title: say.title,
    lead: leadOf(facts, active),
    blocks: present([
      { kind: 'tiles', tiles: tilesOf(facts, active?.active_days ?? null) },
      facts.was_truncated && {
        kind: 'note',
        line: say.truncated({ messages: facts.overview.total_messages, all: facts.original_message_count }),
      },
    ]),
  }
}

/** On how many days something was written. */
export function leadOf({ overview }: Facts['overview'], active: NonNullable<Facts['calendar']>['remark'] | undefined): Line {
  if (overview.total_messages === 0) return say.none
  if (!active) return say.span({ messages: overview.total_messages, days: overview.total_days })
  const { active_days: days, total_days: all } = active
  if (days === 1) return say.oneDay({ messages: overview.total_messages })
  return days === all ? say.everyDay({ days }) : say.days({ active: days, days: all })
}

export function tilesOf(facts: Facts['overview'], activeDays: number | null): Tile[] {
  const { overview, latency } = facts
  const clock = clockOf(facts)
  const tiles: (Tile | null)[] = [
    { value: number(overview.total_messages), label: named.messages },
    { value: number(overview.total_words), label: named.words },
    { value: number(overview.participants.length), label: named.people({ n: overview.participants.length }) },
    activeDays === null
      ? { value: number(overview.total_days), label: named.days }
      : { value: number(activeDays), label: named.active, note: named.ofDays({ days: overview.total_days }) },
    {
      value: decimal(overview.avg_daily_messages),
      label: named.daily,
      note: named.onActive({ n: overview.messages_per_day }),
    },
    { value: number(overview.media_messages), label: named.media },
    latency.p50 === null ? null : { value: duration(latency.p50, clock), label: named.median },
    latency.p90 === null ? null : { value: duration(latency.p90, clock), label: named.most },
  ]
  return tiles.filter((tile) => tile !== null)
}
