import { wholeShares } from '@convostat/format'
import { sayReport } from '#messages/index.ts'
import type { EmotionName, ExtremeFacts, Facts, FingerprintFacts } from '../facts.ts'
import { day, month, number, percent } from '../format.ts'
import type { Block, Line, Section } from '../model.ts'
import { colorOf, joined, message, mostPeople, present, shortened, who } from './parts.ts'

const { sentiment: say, emotion: sayEmotion, sync: saySync } = sayReport

export function sentimentSection(facts: Facts): Section | null {
  const { sentimentDistribution: distribution, monthlySentiment: monthly, sentimentTrend: trend, peaksValleys: extremes } = facts
  if (!distribution) return null
  const { positive, neutral, negative, unscored } = distribution
  const scored = positive + neutral + negative
  if (scored === 0) return null
  const months = monthly?.monthly_sentiment ?? []
  const [positiveShare, neutralShare, negativeShare] = wholeShares([positive, neutral, negative])
  const part = (label: string, messages: number, share: number, color: 'positive' | 'neutral' | 'negative') => ({
    label,
    value: messages,
    text: say.part({ messages, share }),
    color,
    shade: 0,
  })
  return {
    id: 'sentiment',
    title: say.title,
    lead:
      positive + negative === 0 ? say.neutralOnly({ messages: neutral }) : say.lead({ positive: positiveShare, negative: negativeShare }),
    framed: brightest(facts),
    blocks: present([
      {
        kind: 'strips',
        caption: say.how({ messages: scored }),
        legend: [],
        strips: [
          {
            label: null,
            color: 'ink',
            text: '',
            parts: [
              part(say.positive, positive, positiveShare, 'positive'),
              part(say.neutral, neutral, neutralShare, 'neutral'),
              part(say.negative, negative, negativeShare, 'negative'),
            ],
          },
        ],
      },
      months.length > 1 && {
        kind: 'swing',
        caption: say.months,
        values: months.map(({ sentiment }) => sentiment),
        sides: [say.positive, say.negative],
        ticks: [
          { at: 0, label: month(months[0].month) },
          { at: 1, label: month(months[months.length - 1].month) },
        ],
      },
      {
        kind: 'text',
        lines: [
          ...(trend && trend.average_sentiment !== null ? [say.courses[trend.overall_trend]] : []),
          ...daysLine(extremes?.peaks, say.peaks),
          ...daysLine(extremes?.valleys, say.valleys),
        ],
      },
      unscored > 0 && { kind: 'note', line: say.unscored({ messages: unscored }) },
    ]),
  }
}

/** Days alone: their messages are in the chat, and not for show. */
function daysLine(extremes: readonly ExtremeFacts[] | undefined, title: (args: { n: number; days: string }) => string): string[] {
  if (!extremes || extremes.length === 0) return []
  const days = extremes.map(({ date }) => day(date)).join(sayReport.names.semicolon)
  return [title({ n: extremes.length, days })]
}

/** A message that is surely glad. */
function brightest(facts: Facts) {
  const glad = facts.emotionHighlights?.highlights.find(({ emotion }) => emotion === 'joy')
  return glad ? message(facts, { ...glad, text: shortened(glad.message, 220) }) : null
}

const called: Readonly<Record<EmotionName, string>> = sayEmotion.names

export function emotionSection(facts: Facts): Section | null {
  const { emotionFingerprint: fingerprint, moodTimeline: moods, emotionHighlights: highlights } = facts
  if (!fingerprint?.emotions) return null
  const strongest = strongestOf(fingerprint.emotions)
  const [first, second] = strongest.map(([emotion]) => called[emotion])
  if (first === undefined) return null
  const standing = moods?.timeline.filter(({ stands_out, z }) => stands_out && z > 0) ?? []
  const usual = second === undefined ? sayEmotion.only({ first }) : sayEmotion.lead({ first, second })
  // The glad one is beside how everything sounds.
  const shown = highlights?.highlights.filter(({ emotion }) => emotion !== 'joy') ?? []
  return {
    id: 'emotion',
    title: sayEmotion.title,
    lead: standing.length > 0 ? standOut(standing) : usual,
    blocks: present([
      moods && monthsOf(moods.timeline),
      standing.length > mostNamed && {
        kind: 'note',
        line: sayEmotion.named({ shown: mostNamed, all: standing.length }),
      },
      moods && moods.timeline.length > 1 && standing.length === 0 && { kind: 'note', line: sayEmotion.noneStandsOut },
      standing.length > 0 && { kind: 'said', line: usual, framed: null },
      differencesOf(facts) ?? {
        kind: 'bars',
        caption: sayEmotion.all,
        rows: strongest.map(([emotion, value]) => ({ label: called[emotion], value, text: percent(value), color: 'pen' })),
      },
      peopleTable(facts),
      shown.length > 0 && { kind: 'heading', line: sayEmotion.highlights },
      shown.length > 0 && {
        kind: 'messages',
        messages: shown.map((it) =>
          message(facts, { author: it.author, date: it.date, text: shortened(it.message, 140) }, called[it.emotion]),
        ),
      },
    ]),
  }
}

type Moods = NonNullable<Facts['moodTimeline']>['timeline']

/** Which months stand out, and for what. */
function standOut(standing: Moods): string {
  const most = standing.reduce((best, each) => (each.z > best.z ? each : best))
  return sayEmotion.standOut({ n: standing.length, month: most.date, emotion: called[most.mood] })
}

/** As many labels as a row of months has room for. */
const mostNamed = 5

/** Every month as full as it is, those that stand out named. */
function monthsOf(timeline: Moods): Block | null {
  const named = new Set(
    timeline
      .filter(({ stands_out, z }) => stands_out && z > 0)
      .toSorted((a, b) => b.z - a.z)
      .slice(0, mostNamed),
  )
  if (named.size === 0) return null
  return {
    kind: 'months',
    caption: sayEmotion.months,
    months: timeline.map((each) => ({
      messages: each.messages,
      label: named.has(each) ? sayEmotion.more({ month: each.date, emotion: called[each.mood] }) : null,
    })),
    ticks: [
      { at: 0, label: month(timeline[0].date) },
      { at: 1, label: month(timeline[timeline.length - 1].date) },
    ],
  }
}

const entriesOf = (emotions: NonNullable<FingerprintFacts['emotions']>) => Object.entries(emotions) as [EmotionName, number][]

/** What was felt, the largest share first; nothing of which there is none. */
const strongestOf = (emotions: NonNullable<FingerprintFacts['emotions']>): [EmotionName, number][] =>
  entriesOf(emotions)
    .filter(([, share]) => share > 0)
    .toSorted((a, b) => b[1] - a[1])

/** Two people beside each other, the emotions in which they differ most first; null where there are not two. */
function differencesOf(facts: Facts): Block | null {
  const felt = (facts.emotionFingerprint?.people ?? []).flatMap(({ person, emotions }) => (emotions ? [{ person, emotions }] : []))
  if (felt.length !== 2 || facts.emotionFingerprint?.people.length !== 2) return null
  const [one, other] = felt
  const apart = (emotion: EmotionName): number => Math.abs(one.emotions[emotion] - other.emotions[emotion])
  return {
    kind: 'dumbbells',
    caption: sayEmotion.apart,
    isOneScale: true,
    people: felt.map(({ person }) => ({ label: who(person), color: colorOf(facts, person) })),
    rows: entriesOf(one.emotions)
      .map(([emotion]) => emotion)
      .toSorted((a, b) => apart(b) - apart(a))
      .map((emotion) => ({
        label: called[emotion],
        values: felt.map(({ emotions }) => ({ value: emotions[emotion], text: percent(emotions[emotion]) })),
      })),
  }
}

/** Of more than two people, what each felt most. */
function peopleTable({ emotionFingerprint: fingerprint }: Facts): Block | null {
  const people = (fingerprint?.people ?? [])
    .map(({ person, emotions, messages }) => ({ person, messages, strongest: emotions === null ? [] : strongestOf(emotions).slice(0, 3) }))
    .filter(({ strongest }) => strongest.length > 0)
  if (people.length < 3) return null
  return {
    kind: 'table',
    caption: sayEmotion.people,
    columns: [
      { title: sayEmotion.peopleColumns[0], align: 'start', isWide: true },
      { title: sayEmotion.peopleColumns[1], align: 'start' },
      { title: sayEmotion.peopleColumns[2], align: 'start' },
      { title: sayEmotion.peopleColumns[3], align: 'start' },
      { title: sayEmotion.peopleColumns[4], align: 'end' },
    ],
    rows: people.slice(0, mostPeople).map(({ person, strongest, messages }) => [
      who(person),
      ...[0, 1, 2].map((i): Line => {
        const [emotion, share] = strongest[i] ?? []
        return emotion && share ? sayEmotion.share({ emotion: called[emotion], share }) : ''
      }),
      number(messages),
    ]),
  }
}

/** Whose moods move together. */
export function syncLine({ emotionSync: sync }: Facts): Line | null {
  const strongest = sync?.pairs.toSorted((a, b) => b.correlation - a.correlation)[0]
  if (!strongest) return null
  const { a, b, weeks, correlation } = strongest
  const how = correlation >= 0.3 ? 'together' : correlation <= -0.3 ? 'opposite' : 'apart'
  return joined(saySync[how]({ weeks, one: () => who(a), other: () => who(b), correlation }))
}
