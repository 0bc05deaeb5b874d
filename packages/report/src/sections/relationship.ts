import { DAY } from '@convostat/format/seconds'
import type { Facts } from '../facts.ts'
import { clockOf, count, day, dayAndTime, duration, inDays, number } from '../format.ts'
import { type Block, type Section, said } from '../model.ts'
import { syncLine } from './feelings.ts'
import { joined, message, mostPeople, names, present, shortened, who } from './parts.ts'

export function relationshipSection(facts: Facts): Section | null {
  const { conversations, gaps: silences, caringMoments: caring, streaks, bursts } = facts
  if (!conversations || conversations.conversations === 0) return null
  const { longest } = conversations
  const sync = syncLine(facts)
  return {
    id: 'relationship',
    title: 'Between the people',
    lead: `${count(conversations.conversations, 'conversation')}, half of them with ${count(Math.round(conversations.median_messages ?? 0), 'message')} or fewer.`,
    blocks: present([
      opensTable(facts),
      longest && {
        kind: 'text',
        lines: [
          joined(
            `The longest conversation began on ${dayAndTime(longest.start)}: ${count(longest.messages, 'message')} by `,
            names(longest.people),
            ` in ${duration(longest.seconds, clockOf(facts.overview))}.`,
          ),
        ],
      },
      streaks &&
        streaks.streaks.length > 0 && {
          kind: 'text',
          lines: [
            `The longest run of days with a message: ${count(streaks.streaks[0]!.days, 'day')}, from ${day(streaks.streaks[0]!.start)} to ${day(streaks.streaks[0]!.end)}.`,
          ],
        },
      bursts &&
        bursts.bursts > 0 && {
          kind: 'text',
          lines: [
            `${count(bursts.bursts, 'time')} somebody sent three messages or more in a row, each within two minutes of the one before.`,
          ],
        },
      sync !== null && { kind: 'text', lines: [sync] },
      caring && caring.caring_moments.length > 0 && { kind: 'heading', line: 'Words that show care' },
      caring && caring.caring_moments.length > 0 && { kind: 'messages', messages: caring.caring_moments.map((it) => message(facts, it)) },
      silences && silences.cold_streaks.length > 0 && { kind: 'heading', line: 'The longest silences, and what ended them' },
      silences && silences.cold_streaks.length > 0 && silenceCards(facts),
    ]),
  }
}

function opensTable({ conversations, bursts }: Facts): Block | null {
  if (!conversations || conversations.people.length < 2) return null
  const burstsOf = new Map(bursts?.people.map(({ person, bursts: its }) => [person, its]))
  return {
    kind: 'table',
    caption: 'Who begins and ends conversations',
    columns: [
      { title: 'Person', align: 'start', isWide: true },
      { title: 'Opened', align: 'end' },
      { title: 'Closed', align: 'end' },
      { title: 'Bursts', align: 'end' },
    ],
    rows: conversations.people
      .slice(0, mostPeople)
      .map(({ person, opened, closed }) => [who(person), number(opened), number(closed), number(burstsOf.get(person) ?? 0)]),
  }
}

function silenceCards(facts: Facts): Block {
  return {
    kind: 'cards',
    cards: facts.gaps!.cold_streaks.map(({ duration_days, message_before, message_after }) => ({
      title: inDays(duration_days * DAY),
      when: day(message_before.date),
      lines: [joined('Before it, ', who(message_before.author), ' wrote: “', said(shortened(message_before.message, 90)), '”')],
      quote: message(facts, { author: message_after.author, date: message_after.date, text: shortened(message_after.message, 240) }),
    })),
  }
}
