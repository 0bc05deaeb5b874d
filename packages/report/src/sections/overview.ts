import { sayReport } from '#messages/index.ts'
import type { Facts } from '../facts.ts'
import { clockOf, decimal, duration, isUnder, number } from '../format.ts'
import type { Section, Tile } from '../model.ts'
import { joined, names, present } from './parts.ts'

const { overview: say } = sayReport
const { tiles: named } = say

export function overviewSection({ overview: facts, calendar }: Facts): Section {
  const { overview, latency } = facts
  const { start_date: from, end_date: to } = overview
  const active = calendar?.remark
  const clock = clockOf(facts)
  return {
    id: 'overview',
    title: say.title,
    lead:
      from && to ? joined(say.lead({ people: () => names(overview.participants), messages: overview.total_messages, from, to })) : say.none,
    blocks: present([
      { kind: 'tiles', tiles: tilesOf(facts, active?.active_days ?? null) },
      facts.was_truncated && {
        kind: 'note',
        line: say.truncated({ messages: overview.total_messages, all: facts.original_message_count }),
      },
      active && {
        kind: 'text',
        lines: [
          say.days({
            active: active.active_days,
            days: active.total_days,
            streak: active.longest_streak.days,
            from: active.longest_streak.from,
            to: active.longest_streak.to,
          }),
        ],
      },
      latency.p50 !== null &&
        latency.p90 !== null && {
          kind: 'text',
          lines: [
            say.replies({
              n: latency.replies,
              half: duration(latency.p50, clock),
              isHalfUnder: isUnder(latency.p50, clock),
              most: duration(latency.p90, clock),
              isMostUnder: isUnder(latency.p90, clock),
            }),
          ],
        },
    ]),
  }
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
