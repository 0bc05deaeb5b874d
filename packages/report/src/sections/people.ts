import { within } from '@convostat/format'
import type { Facts } from '../facts.ts'
import { clockOf, count, decimal, duration, number, percent } from '../format.ts'
import type { Block, Line, Section } from '../model.ts'
import { colorOf, joined, mostPeople, present, who } from './parts.ts'

export function peopleSection(facts: Facts): Section | null {
  const share = shareBars(facts)
  if (!share || !facts.messageShare) return null
  const { people } = facts.messageShare
  const all = people.reduce((sum, { messages }) => sum + messages, 0)
  const most = people[0]!.messages
  return {
    id: 'people',
    title: 'People',
    lead: leadOf(
      people.filter(({ messages }) => messages === most).map(({ person }) => person),
      people.length,
      percent(most / all),
    ),
    blocks: present([
      share,
      people.length > mostPeople && {
        kind: 'note',
        line: `The ${mostPeople} of ${count(people.length, 'person', 'people')} who wrote most.`,
      },
      styleTable(facts),
    ]),
  }
}

function leadOf(leading: readonly string[], people: number, share: string): Line {
  if (people === 1) return joined(who(leading[0]!), ' wrote every message.')
  if (leading.length === 1) return joined(who(leading[0]!), ` wrote the most, ${share} of all messages.`)
  return joined(all(leading), ` wrote equally many messages, ${share} each.`)
}

/** Everyone by name, or their number where they are many. */
function all(people: readonly string[]): Line {
  if (people.length > 3) return `${number(people.length)} people`
  return people.flatMap((person, i) => [i === 0 ? '' : i === people.length - 1 ? ' and ' : ', ', who(person)])
}

export function shareBars(facts: Facts): Block | null {
  if (!facts.messageShare) return null
  const { people } = facts.messageShare
  const all = people.reduce((sum, { messages }) => sum + messages, 0)
  if (all === 0) return null
  return {
    kind: 'bars',
    caption: 'Who wrote how much',
    whole: all,
    rows: people.slice(0, mostPeople).map(({ person, messages }) => ({
      label: who(person),
      value: messages,
      text: `${number(messages)} · ${percent(messages / all)}`,
      color: colorOf(facts, person),
    })),
  }
}

function styleTable({ writingStyle: style }: Facts): Block | null {
  if (!style || style.people.length === 0) return null
  const part = (value: number | null) => (value === null ? '–' : percent(value))
  return {
    kind: 'table',
    caption: 'How each writes',
    columns: [
      { title: 'Person', align: 'start', isWide: true },
      { title: 'Letters, median', align: 'end' },
      { title: 'Words, mean', align: 'end' },
      { title: 'With emoji', align: 'end' },
      { title: 'With a question', align: 'end' },
      { title: 'With a link', align: 'end' },
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
  const of = (person: string) => replies.reply_discipline[person]!
  const quickest = people.toSorted((a, b) => (of(a).median_seconds ?? 0) - (of(b).median_seconds ?? 0))[0]!
  const shown = people.slice(0, mostPeople)
  const shownTime = (seconds: number | null) => duration(seconds, clockOf(overview))
  const fastest = shownTime(of(quickest).median_seconds)
  // What differs by less than is shown is no difference: of a file with whole minutes nothing finer is known.
  const equals = people.filter((person) => shownTime(of(person).median_seconds) === fastest)
  return {
    id: 'replies',
    title: 'Response times',
    lead:
      people.length === 1
        ? joined('Half of ', who(quickest), `’s replies came ${within(fastest)}.`)
        : equals.length > 1
          ? joined(all(equals), ` answer equally fast: half of their replies came ${within(fastest)}.`)
          : joined(
              who(quickest),
              ` answers quickest: half of ${count(of(quickest).total_replies, 'reply', 'replies')} came ${within(fastest)}.`,
            ),
    blocks: present([
      {
        kind: 'table',
        caption: 'How long replies took',
        columns: [
          { title: 'Person', align: 'start', isWide: true },
          { title: 'Replies', align: 'end' },
          { title: 'Median', align: 'end' },
          { title: 'Nine of ten', align: 'end' },
          { title: 'Under 5 min', align: 'end' },
          { title: 'Under 1 h', align: 'end' },
          { title: 'Under 1 day', align: 'end' },
          { title: 'Longer', align: 'end' },
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
        caption: 'Median response time',
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
    caption: 'Who answers whom most',
    columns: [
      { title: 'Who answers', align: 'start', isWide: true },
      { title: 'Whom', align: 'start', isWide: true },
      { title: 'Replies', align: 'end' },
      { title: 'Median', align: 'end' },
    ],
    rows: matrix.pairs
      .slice(0, 12)
      .map(({ from, to, replies, median_seconds: median }) => [who(from), who(to), number(replies), duration(median, clockOf(overview))]),
  }
}
