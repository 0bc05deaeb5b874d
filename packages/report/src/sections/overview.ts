import { within } from '@convostat/format'
import type { Facts } from '../facts.ts'
import { clockOf, count, day, decimal, duration, number } from '../format.ts'
import type { Section, Tile } from '../model.ts'
import { joined, names, present } from './parts.ts'

export function overviewSection({ overview: facts, calendar }: Facts): Section {
  const { overview, latency } = facts
  const { start_date: from, end_date: to } = overview
  const active = calendar?.remark
  const clock = clockOf(facts)
  return {
    id: 'overview',
    title: 'At a glance',
    lead:
      from && to
        ? joined(names(overview.participants), ` wrote ${count(overview.total_messages, 'message')} between ${day(from)} and ${day(to)}.`)
        : 'No message is counted here.',
    blocks: present([
      { kind: 'tiles', tiles: tilesOf(facts, active?.active_days ?? null) },
      facts.was_truncated && {
        kind: 'note',
        line: `Free analyzes the most recent ${count(overview.total_messages, 'message')} of ${number(facts.original_message_count)}.`,
      },
      active && {
        kind: 'text',
        lines: [
          `There was a message on ${number(active.active_days)} of ${count(active.total_days, 'day')}. The longest run of days without a gap lasted ${count(active.longest_streak.days, 'day')}, from ${day(active.longest_streak.from)} to ${day(active.longest_streak.to)}.`,
        ],
      },
      latency.p50 !== null &&
        latency.p90 !== null && {
          kind: 'text',
          lines: [
            `Half of all ${number(latency.replies)} replies came ${within(duration(latency.p50, clock))}, nine of ten ${within(duration(latency.p90, clock))}.`,
          ],
        },
    ]),
  }
}

export function tilesOf(facts: Facts['overview'], activeDays: number | null): Tile[] {
  const { overview, latency } = facts
  const clock = clockOf(facts)
  const tiles: (Tile | null)[] = [
    { value: number(overview.total_messages), label: 'messages' },
    { value: number(overview.total_words), label: 'words' },
    { value: number(overview.participants.length), label: overview.participants.length === 1 ? 'person' : 'people' },
    activeDays === null
      ? { value: number(overview.total_days), label: 'days' }
      : { value: number(activeDays), label: 'days with a message', note: `of ${number(overview.total_days)}` },
    {
      value: decimal(overview.avg_daily_messages),
      label: 'messages a day',
      note: `${decimal(overview.messages_per_day)} on days with one`,
    },
    { value: number(overview.media_messages), label: 'photos, videos and files' },
    latency.p50 === null ? null : { value: duration(latency.p50, clock), label: 'median response time' },
    latency.p90 === null ? null : { value: duration(latency.p90, clock), label: 'nine of ten replies within' },
  ]
  return tiles.filter((tile) => tile !== null)
}
