import { DAY } from '@convostat/format/seconds'
import { sayReport } from '#messages/index.ts'
import type { Facts } from '../facts.ts'
import { clockOf, day, duration, number, shortWeekdays, span } from '../format.ts'
import type { Block, Line, Section } from '../model.ts'
import { syncLine } from './feelings.ts'
import { colorOf, framed, joined, message, mostPeople, names, present, who } from './parts.ts'
import { partsOf } from './people.ts'

const { relationship: say } = sayReport

export function relationshipSection(facts: Facts): Section | null {
  const { conversations, caringMoments: caring, bursts } = facts
  if (!conversations || conversations.conversations === 0) return null
  const { longest } = conversations
  const streak = streakOf(facts)
  const silence = silenceOf(facts)
  const usual = say.lead({ conversations: conversations.conversations, messages: Math.round(conversations.median_messages ?? 0) })
  const sync = syncLine(facts)
  const lines: (Line | null)[] = [
    streak && usual,
    longest &&
      joined(
        say.longest({
          start: longest.start,
          messages: longest.messages,
          people: () => names(longest.people),
          time: duration(longest.seconds, clockOf(facts.overview)),
        }),
      ),
    bursts && bursts.bursts > 0 ? say.bursts({ n: bursts.bursts }) : null,
    sync,
  ]
  return {
    id: 'relationship',
    title: say.title,
    lead: streak ? say.streak({ days: streak.days }) : usual,
    framed: streak ? framed(facts, facts.messagesOnShow?.streak) : null,
    blocks: present([
      streak?.block,
      { kind: 'text', lines: lines.filter((line) => line !== null) },
      opensBlock(facts),
      silence && { kind: 'said', line: silence.line, framed: silence.framed },
      silence?.block,
      caring && caring.caring_moments.length > 0 && { kind: 'heading', line: say.care },
      caring &&
        caring.caring_moments.length > 0 && {
          kind: 'messages',
          messages: caring.caring_moments.slice(0, mostCaring).map((it) => message(facts, it)),
        },
    ]),
  }
}

/** Two rows of two. */
const mostCaring = 4
/** A shorter run of days is chance. */
const leastStreak = 5
/** A calendar with more weeks no longer shows its days; the last of them are shown. */
const mostWeeks = 40

/** The longest run of days, in its weeks. */
function streakOf({ streaks, timeseries }: Facts): { days: number; block: Block } | null {
  const longest = streaks?.streaks[0]
  if (!longest || !timeseries || longest.days < leastStreak) return null
  const counts = new Map(timeseries.days.map((of, i) => [of, timeseries.counts[i]]))
  const first = Math.max(mondayOf(longest.start), mondayOf(longest.end) - 7 * (mostWeeks - 1))
  const weeks: Extract<Block, { kind: 'calendar' }>['weeks'][number][] = []
  let shown = ''
  for (let monday = first; monday <= mondayOf(longest.end); monday += 7) {
    const days = Array.from({ length: 7 }, (_, i) => {
      const of = isoDay(monday + i)
      const messages = counts.get(of)
      return messages === undefined ? null : { messages, isFramed: of >= longest.start && of <= longest.end }
    })
    const now = isoDay(monday).slice(0, 7)
    weeks.push({ label: now === shown ? '' : say.month({ of: now }), days })
    shown = now
  }
  const alt = say.run({ days: longest.days, from: longest.start, to: longest.end, messages: longest.messages })
  return { days: longest.days, block: { kind: 'calendar', caption: alt, alt, rows: shortWeekdays(), weeks } }
}

const dayNumber = (of: string): number => Date.parse(of) / (1000 * DAY)
const isoDay = (of: number): string => new Date(of * 1000 * DAY).toISOString().slice(0, 10)
/** 1970-01-01 was a Thursday. */
const mondayOf = (of: string): number => dayNumber(of) - ((((dayNumber(of) + 3) % 7) + 7) % 7)

type Gap = NonNullable<Facts['gaps']>['cold_streaks'][number]
const instantOf = (dateTime: string): number => Date.parse(`${dateTime.slice(0, 19)}Z`) / 1000
const secondsOf = ({ message_before: before, message_after: after }: Gap): number => instantOf(after.date) - instantOf(before.date)

/** The longest gaps, each as long as it was, and who ended it. */
function silenceOf(facts: Facts): { line: Line; framed: ReturnType<typeof framed>; block: Block } | null {
  const [longest, ...others] = facts.gaps?.cold_streaks ?? []
  if (!longest) return null
  const gap = facts.messagesOnShow?.gap
  const ended = longest.message_after.author
  return {
    line: joined(say.silence({ time: secondsOf(longest), person: () => who(ended) })),
    // The gap of the frame is one of whole days: its message belongs here if it is the one that ended this gap.
    framed: gap?.shown[0]?.date === longest.message_after.date ? framed(facts, gap.shown) : null,
    block: {
      kind: 'gaps',
      caption: say.silences,
      gaps: [longest, ...others].map((gap) => ({
        days: gap.duration_days,
        label: span(secondsOf(gap)),
        when: say.fromTo({ from: day(gap.message_before.date), to: day(gap.message_after.date) }),
        line: joined(say.ended({ person: () => who(gap.message_after.author) })),
        color: colorOf(facts, gap.message_after.author),
      })),
    },
  }
}

/** Who opens and closes conversations: two people as parts of a whole, more of them as a table to look someone up in. */
function opensBlock(facts: Facts): Block | null {
  const { conversations, bursts } = facts
  if (!conversations || conversations.people.length < 2) return null
  const { people } = conversations
  const burstsOf = new Map(bursts?.people.map(({ person, bursts: its }) => [person, its]))
  if (people.length === 2) {
    const whole = (label: string, of: (person: string) => number) => {
      const parts = people.map(({ person }) => ({ person, value: of(person) }))
      return parts.some(({ value }) => value > 0) ? [partsOf(facts, label, parts)] : []
    }
    const found = new Map(people.map((each) => [each.person, each]))
    return {
      kind: 'strips',
      caption: say.opens,
      legend: [],
      strips: [
        ...whole(say.opensColumns[1], (person) => found.get(person)?.opened ?? 0),
        ...whole(say.opensColumns[2], (person) => found.get(person)?.closed ?? 0),
        ...whole(say.opensColumns[3], (person) => burstsOf.get(person) ?? 0),
      ],
    }
  }
  return {
    kind: 'table',
    caption: say.opens,
    columns: [
      { title: say.opensColumns[0], align: 'start', isWide: true },
      { title: say.opensColumns[1], align: 'end' },
      { title: say.opensColumns[2], align: 'end' },
      { title: say.opensColumns[3], align: 'end' },
    ],
    rows: people
      .slice(0, mostPeople)
      .map(({ person, opened, closed }) => [who(person), number(opened), number(closed), number(burstsOf.get(person) ?? 0)]),
  }
}
