import { sayReport } from '#messages/index.ts'
import type { Facts } from '../facts.ts'
import { clockOf, decimal, duration, isUnder, number, percent } from '../format.ts'
import type { Block, Line, Section } from '../model.ts'
import { colorOf, joined, mostPeople, names, present, who } from './parts.ts'

const { people: say, replies: sayReplies } = sayReport

export function peopleSection(facts: Facts): Section | null {
  const share = shareBars(facts)
  if (!share || !facts.messageShare) return null
  const { people } = facts.messageShare
  const all = people.reduce((sum, { messages }) => sum + messages, 0)
  const most = people[0].messages
  return {
    id: 'people',
    title: say.title,
    lead: leadOf(
      people.filter(({ messages }) => messages === most).map(({ person }) => person),
      people.length,
      most / all,
    ),
    blocks: present([
      share,
      people.length > mostPeople && {
        kind: 'note',
        line: say.part({ shown: mostPeople, all: people.length }),
      },
      styleTable(facts),
    ]),
  }
}

function leadOf(leading: readonly string[], people: number, share: number): Line {
  if (people === 1) return joined(say.alone({ person: () => who(leading[0]) }))
  if (leading.length === 1) return joined(say.lead({ person: () => who(leading[0]), share }))
  return joined(say.even({ people: () => all(leading), share }))
}

/** Everyone by name, or their number where they are many. */
const all = (people: readonly string[]): Line => (people.length > 3 ? sayReport.names.many({ n: people.length }) : names(people))

export function shareBars(facts: Facts): Block | null {
  if (!facts.messageShare) return null
  const { people } = facts.messageShare
  const all = people.reduce((sum, { messages }) => sum + messages, 0)
  if (all === 0) return null
  return {
    kind: 'bars',
    caption: say.shares,
    whole: all,
    rows: people.slice(0, mostPeople).map(({ person, messages }) => ({
      label: who(person),
      value: messages,
      text: say.share({ messages, share: messages / all }),
      color: colorOf(facts, person),
    })),
  }
}

function styleTable({ writingStyle: style }: Facts): Block | null {
  if (!style || style.people.length === 0) return null
  const part = (value: number | null) => (value === null ? '–' : percent(value))
  return {
    kind: 'table',
    caption: say.style,
    columns: [
      { title: say.styleColumns[0], align: 'start', isWide: true },
      { title: say.styleColumns[1], align: 'end' },
      { title: say.styleColumns[2], align: 'end' },
      { title: say.styleColumns[3], align: 'end' },
      { title: say.styleColumns[4], align: 'end' },
      { title: say.styleColumns[5], align: 'end' },
    ],
    rows: style.people
      .slice(0, mostPeople)
      .map((person) => [
        who(person.person),
        person.median_length === null ? '–' : decimal(person.median_length),
        person.mean_words === null ? '–' : decimal(person.mean_words),
        part(person.emoji_share),
        part(person.question_share),
        part(person.link_share),
      ]),
  }
}

export function repliesSection(facts: Facts): Section | null {
  const { replyDiscipline: replies, overview } = facts
  const people = replies?.people.filter((person) => (replies.reply_discipline[person]?.total_replies ?? 0) > 0) ?? []
  if (!replies || people.length === 0) return null
  const of = (person: string) => replies.reply_discipline[person]
  const quickest = people.toSorted((a, b) => (of(a).median_seconds ?? 0) - (of(b).median_seconds ?? 0))[0]
  const shown = people.slice(0, mostPeople)
  const shownTime = (seconds: number | null) => duration(seconds, clockOf(overview))
  const fastest = shownTime(of(quickest).median_seconds)
  const fast = { time: fastest, isUnder: isUnder(of(quickest).median_seconds, clockOf(overview)) }
  // What differs by less than is shown is not a difference: of a file with whole minutes nothing finer is known.
  const equals = people.filter((person) => shownTime(of(person).median_seconds) === fastest)
  return {
    id: 'replies',
    title: sayReplies.title,
    lead: joined(
      people.length === 1
        ? sayReplies.alone({ person: () => who(quickest), ...fast })
        : equals.length > 1
          ? sayReplies.even({ people: () => all(equals), ...fast })
          : sayReplies.lead({ person: () => who(quickest), n: of(quickest).total_replies, ...fast }),
    ),
    blocks: present([
      {
        kind: 'table',
        caption: sayReplies.took,
        columns: [
          { title: sayReplies.columns[0], align: 'start', isWide: true },
          { title: sayReplies.columns[1], align: 'end' },
          { title: sayReplies.columns[2], align: 'end' },
          { title: sayReplies.columns[3], align: 'end' },
          { title: sayReplies.columns[4], align: 'end' },
          { title: sayReplies.columns[5], align: 'end' },
          { title: sayReplies.columns[6], align: 'end' },
          { title: sayReplies.columns[7], align: 'end' },
        ],
        rows: shown.map((person) => {
          const its = of(person)
          const part = (value: number) => percent(value / its.total_replies)
          return [
            who(person),
            number(its.total_replies),
            shownTime(its.median_seconds),
            shownTime(its.p90_seconds),
            ...[its['<5min'], its['<1hr'], its['<1day'], its['>1day']].map(part),
          ]
        }),
      },
      shown.length > 1 && {
        kind: 'bars',
        caption: sayReplies.median,
        rows: shown.map((person) => ({
          label: who(person),
          value: of(person).median_seconds ?? 0,
          text: shownTime(of(person).median_seconds),
          color: colorOf(facts, person),
        })),
      },
      overview.import.is_group && matrixTable(facts),
    ]),
  }
}

function matrixTable({ responseMatrix: matrix, overview }: Facts): Block | null {
  if (!matrix || matrix.pairs.length < 3) return null
  return {
    kind: 'table',
    caption: sayReplies.matrix,
    columns: [
      { title: sayReplies.matrixColumns[0], align: 'start', isWide: true },
      { title: sayReplies.matrixColumns[1], align: 'start', isWide: true },
      { title: sayReplies.matrixColumns[2], align: 'end' },
      { title: sayReplies.matrixColumns[3], align: 'end' },
    ],
    rows: matrix.pairs
      .slice(0, 12)
      .map(({ from, to, replies, median_seconds: median }) => [who(from), who(to), number(replies), duration(median, clockOf(overview))]),
  }
}
