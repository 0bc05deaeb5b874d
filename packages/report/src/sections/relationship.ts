import { DAY } from '@convostat/format/seconds'
import { sayReport } from '#messages/index.ts'
import type { Facts } from '../facts.ts'
import { clockOf, day, duration, inDays, number } from '../format.ts'
import { type Block, type Section, said } from '../model.ts'
import { syncLine } from './feelings.ts'
import { joined, message, mostPeople, names, present, shortened, who } from './parts.ts'

const { relationship: say } = sayReport

export function relationshipSection(facts: Facts): Section | null {
  const { conversations, gaps: silences, caringMoments: caring, streaks, bursts } = facts
  if (!conversations || conversations.conversations === 0) return null
  const { longest } = conversations
  const sync = syncLine(facts)
  return {
    id: 'relationship',
    title: say.title,
    lead: say.lead({ conversations: conversations.conversations, messages: Math.round(conversations.median_messages ?? 0) }),
    blocks: present([
      opensTable(facts),
      longest && {
        kind: 'text',
        lines: [
          joined(
            say.longest({
              start: longest.start,
              messages: longest.messages,
              people: () => names(longest.people),
              time: duration(longest.seconds, clockOf(facts.overview)),
            }),
          ),
        ],
      },
      streaks &&
        streaks.streaks.length > 0 && {
          kind: 'text',
          lines: [say.streak({ days: streaks.streaks[0].days, from: streaks.streaks[0].start, to: streaks.streaks[0].end })],
        },
      bursts &&
        bursts.bursts > 0 && {
          kind: 'text',
          lines: [say.bursts({ n: bursts.bursts })],
        },
      sync !== null && { kind: 'text', lines: [sync] },
      caring && caring.caring_moments.length > 0 && { kind: 'heading', line: say.care },
      caring && caring.caring_moments.length > 0 && { kind: 'messages', messages: caring.caring_moments.map((it) => message(facts, it)) },
      silences && silences.cold_streaks.length > 0 && { kind: 'heading', line: say.silences },
      silences && silences.cold_streaks.length > 0 && silenceCards(facts, silences),
    ]),
  }
}

function opensTable({ conversations, bursts }: Facts): Block | null {
  if (!conversations || conversations.people.length < 2) return null
  const burstsOf = new Map(bursts?.people.map(({ person, bursts: its }) => [person, its]))
  return {
    kind: 'table',
    caption: say.opens,
    columns: [
      { title: say.opensColumns[0], align: 'start', isWide: true },
      { title: say.opensColumns[1], align: 'end' },
      { title: say.opensColumns[2], align: 'end' },
      { title: say.opensColumns[3], align: 'end' },
    ],
    rows: conversations.people
      .slice(0, mostPeople)
      .map(({ person, opened, closed }) => [who(person), number(opened), number(closed), number(burstsOf.get(person) ?? 0)]),
  }
}

function silenceCards(facts: Facts, silences: NonNullable<Facts['gaps']>): Block {
  return {
    kind: 'cards',
    cards: silences.cold_streaks.map(({ duration_days, message_before, message_after }) => ({
      title: inDays(duration_days * DAY),
      when: day(message_before.date),
      lines: [joined(say.earlier({ person: () => who(message_before.author), text: () => said(shortened(message_before.message, 90)) }))],
      quote: message(facts, { author: message_after.author, date: message_after.date, text: shortened(message_after.message, 240) }),
    })),
  }
}
