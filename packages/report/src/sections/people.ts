import { sayReport } from '#messages/index.ts'
import type { Facts } from '../facts.ts'
import { clockOf, decimal, duration, isUnder, number, percent } from '../format.ts'
import type { Block, Line, Section, Strip } from '../model.ts'
import { colorOf, joined, mostPeople, names, present, who } from './parts.ts'

const { people: say, replies: sayReplies } = sayReport

export function peopleSection(facts: Facts): Section | null {
  const share = shareBars(facts)
  if (!share || !facts.messageShare) return null
  const { people } = facts.messageShare
  const words = wordsOf(facts)
  return {
    id: 'people',
    title: say.title,
    lead: leadOf(people, words),
    blocks: present([
      share,
      people.length > mostPeople && {
        kind: 'note',
        line: say.part({ shown: mostPeople, all: people.length }),
      },
      people.length === 2 ? differences(facts) : styleTable(facts),
    ]),
  }
}

interface Wrote {
  person: string
  messages: number
}

/** Who writes more messages, and who more words where two people differ in that. */
function leadOf(people: readonly Wrote[], words: readonly { person: string; words: number }[] | null): Line {
  const all = people.reduce((sum, { messages }) => sum + messages, 0)
  const most = people[0].messages
  const leading = people.filter(({ messages }) => messages === most).map(({ person }) => person)
  if (people.length === 1) return joined(say.alone({ person: () => who(leading[0]) }))
  if (leading.length > 1) return joined(say.even({ people: () => everyone(leading), share: most / all }))
  if (people.length > 2) return joined(say.lead({ person: () => who(leading[0]), share: most / all }))
  const [first, second] = people
  if (words && words[1].words > clearly * words[0].words)
    return joined(say.crossed({ often: () => who(first.person), long: () => who(second.person) }))
  return joined(
    say.ratio({ person: () => who(first.person), other: () => who(second.person), n: Math.round((100 * second.messages) / most) }),
  )
}

/** Words are known from an average: only more than this factor is more. */
const clearly = 1.03

/** Words of two people, in the order of their messages. */
function wordsOf({ messageShare, writingStyle: style }: Facts): { person: string; words: number }[] | null {
  if (messageShare?.people.length !== 2 || !style) return null
  const found = messageShare.people.map(({ person }) => {
    const its = style.people.find((each) => each.person === person)
    return { person, words: (its?.mean_words ?? 0) * (its?.texts ?? 0) }
  })
  return found.some(({ words }) => words === 0) ? null : found
}

/** Everyone by name, or their number where they are many. */
const everyone = (people: readonly string[]): Line => (people.length > 3 ? sayReport.names.many({ n: people.length }) : names(people))

/** Two people as parts of one whole, in messages and words; more of them as bars. */
export function shareBars(facts: Facts, most = mostPeople): Block | null {
  if (!facts.messageShare) return null
  const { people } = facts.messageShare
  const all = people.reduce((sum, { messages }) => sum + messages, 0)
  if (all === 0) return null
  if (people.length === 2) {
    const words = wordsOf(facts)
    return {
      kind: 'strips',
      caption: say.shares,
      legend: [],
      strips: [
        partsOf(
          facts,
          say.messages,
          people.map(({ person, messages }) => ({ person, value: messages })),
        ),
        ...(words
          ? [
              partsOf(
                facts,
                say.words,
                words.map(({ person, words }) => ({ person, value: words })),
              ),
            ]
          : []),
      ],
    }
  }
  return {
    kind: 'bars',
    caption: say.shares,
    whole: people[0].messages,
    rows: people.slice(0, most).map(({ person, messages }) => ({
      label: who(person),
      value: messages,
      text: say.share({ messages, share: messages / all }),
      color: colorOf(facts, person),
    })),
  }
}

/** A whole of two people. */
export function partsOf(facts: Facts, label: Line, people: readonly { person: string; value: number }[]): Strip {
  const all = people.reduce((sum, { value }) => sum + value, 0)
  return {
    label,
    color: 'ink',
    text: '',
    parts: people.map(({ person, value }) => ({
      label: who(person),
      value,
      text: percent(all === 0 ? 0 : value / all),
      color: colorOf(facts, person),
      shade: 0,
    })),
  }
}

/** Where two people write differently, each question on a scale from 0. */
function differences(facts: Facts): Block | null {
  const people = facts.writingStyle?.people ?? []
  if (people.length !== 2) return null
  const row = (label: string, of: (person: (typeof people)[number]) => number | null, written: (value: number) => string) => {
    const values = people.map(of)
    return values.every((value) => value !== null) ? { label, values: values.map((value) => ({ value, text: written(value) })) } : null
  }
  const rows = [
    row(say.styleColumns[1], ({ median_length }) => median_length, decimal),
    row(say.styleColumns[2], ({ mean_words }) => mean_words, decimal),
    row(say.styleColumns[3], ({ emoji_share }) => emoji_share, percent),
    row(say.styleColumns[4], ({ question_share }) => question_share, percent),
    row(say.styleColumns[5], ({ link_share }) => link_share, percent),
  ].filter((each) => each !== null)
  if (rows.length === 0) return null
  return {
    kind: 'dumbbells',
    caption: say.style,
    isOneScale: false,
    people: people.map(({ person }) => ({ label: who(person), color: colorOf(facts, person) })),
    rows,
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
  const shownTime = (seconds: number | null) => duration(seconds, clockOf(overview))
  const fastest = shownTime(of(quickest).median_seconds)
  const fast = { time: fastest, isUnder: isUnder(of(quickest).median_seconds, clockOf(overview)) }
  // What differs by less than is shown is not a difference: a file with whole minutes has nothing finer.
  const equals = people.filter((person) => shownTime(of(person).median_seconds) === fastest)
  return {
    id: 'replies',
    title: sayReplies.title,
    lead: joined(
      people.length === 1
        ? sayReplies.alone({ person: () => who(quickest), ...fast })
        : equals.length > 1
          ? sayReplies.even({ people: () => everyone(equals), ...fast })
          : sayReplies.lead({ person: () => who(quickest), n: of(quickest).total_replies, ...fast }),
    ),
    blocks: present([
      replyStrips(facts, people.slice(0, mostPeople)),
      people.length > mostPeople && { kind: 'note', line: say.part({ shown: mostPeople, all: people.length }) },
      overview.import.is_group && matrixTable(facts),
    ]),
  }
}

/** What a drawing of replies is made of. */
type RepliesOf = Pick<Facts, 'colors' | 'replyDiscipline'> & { overview: { import: { has_seconds: boolean } } }

/** How fast replies came, in four classes from strong to faint, and the median beside them. */
export function replyStrips(facts: RepliesOf, people: readonly string[]): Extract<Block, { kind: 'strips' }> {
  const classes = ['<5min', '<1hr', '<1day', '>1day'] as const
  const clock = clockOf(facts.overview)
  // Of more people there is room for one figure each.
  const time = (median: number | null, most: number | null): string =>
    people.length > 2
      ? sayReplies.half({ time: duration(median, clock) })
      : sayReplies.most({ time: duration(median, clock), most: duration(most, clock), isUnder: isUnder(most, clock) })
  return {
    kind: 'strips',
    caption: sayReplies.took,
    legend: sayReplies.classes,
    strips: people.flatMap((person) => {
      const its = facts.replyDiscipline?.reply_discipline[person]
      if (!its) return []
      const color = colorOf(facts, person)
      return [
        {
          label: who(person),
          color,
          text: time(its.median_seconds, its.p90_seconds),
          parts: sayReplies.classes.map((label, shade) => {
            const value = its[classes[shade]]
            return { label, value, text: percent(value / its.total_replies), color, shade }
          }),
        },
      ]
    }),
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
