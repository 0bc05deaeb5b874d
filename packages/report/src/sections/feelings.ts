import { sayReport } from '#messages/index.ts'
import type { EmotionName, ExtremeFacts, Facts, FingerprintFacts } from '../facts.ts'
import { day, month, number, percent } from '../format.ts'
import { type Block, type Line, type Message, type Section, said } from '../model.ts'
import { colorOf, joined, message, mostPeople, present, shortened, who } from './parts.ts'

const { sentiment: say, emotion: sayEmotion, sync: saySync } = sayReport

export function sentimentSection(facts: Facts): Section | null {
  const { sentimentDistribution: distribution, monthlySentiment: monthly, sentimentTrend: trend, peaksValleys: extremes } = facts
  if (!distribution) return null
  const { positive, neutral, negative, unscored } = distribution
  const scored = positive + neutral + negative
  if (scored === 0) return null
  const months = monthly?.monthly_sentiment ?? []
  return {
    id: 'sentiment',
    title: say.title,
    lead: say.lead({ positive: positive / scored, neutral: neutral / scored, negative: negative / scored }),
    blocks: present([
      {
        kind: 'parts',
        caption: say.how({ messages: scored }),
        parts: [
          { label: say.positive, value: positive, text: say.part({ messages: positive, share: positive / scored }), color: 'positive' },
          { label: say.neutral, value: neutral, text: say.part({ messages: neutral, share: neutral / scored }), color: 'neutral' },
          { label: say.negative, value: negative, text: say.part({ messages: negative, share: negative / scored }), color: 'negative' },
        ],
      },
      months.length > 1 && {
        kind: 'swing',
        caption: say.months,
        values: months.map(({ sentiment }) => sentiment),
        ticks: [
          { at: 0, label: month(months[0].month) },
          { at: 1, label: month(months[months.length - 1].month) },
        ],
      },
      trend && trend.average_sentiment !== null && { kind: 'text', lines: [say.courses[trend.overall_trend]] },
      extremes && extremes.peaks.length > 0 && { kind: 'heading', line: say.peaks },
      extremes && extremes.peaks.length > 0 && { kind: 'messages', messages: extremes.peaks.map((it) => extreme(facts, it)) },
      extremes && extremes.valleys.length > 0 && { kind: 'heading', line: say.valleys },
      extremes && extremes.valleys.length > 0 && { kind: 'messages', messages: extremes.valleys.map((it) => extreme(facts, it)) },
      unscored > 0 && { kind: 'note', line: say.unscored({ messages: unscored }) },
    ]),
  }
}

const extreme = (facts: Facts, { author, context, date, messages }: ExtremeFacts): Message => ({
  author: who(author),
  color: colorOf(facts, author),
  when: day(date),
  text: said(context),
  note: say.strongest({ messages }),
})

const called: Readonly<Record<EmotionName, string>> = sayEmotion.names

export function emotionSection(facts: Facts): Section | null {
  const { emotionFingerprint: fingerprint, moodTimeline: moods, emotionHighlights: highlights } = facts
  if (!fingerprint?.emotions) return null
  const strongest = strongestOf(fingerprint.emotions)
  const [first, second] = strongest.map(([emotion]) => called[emotion])
  if (first === undefined) return null
  return {
    id: 'emotion',
    title: sayEmotion.title,
    lead: second === undefined ? sayEmotion.only({ first }) : sayEmotion.lead({ first, second }),
    blocks: present([
      {
        kind: 'bars',
        caption: sayEmotion.all,
        whole: 1,
        rows: strongest.map(([emotion, value]) => ({ label: called[emotion], value, text: percent(value), color: 'pen' })),
      },
      peopleTable(facts),
      moods && moodTable(moods.timeline),
      highlights && highlights.highlights.length > 0 && { kind: 'heading', line: sayEmotion.highlights },
      highlights && {
        kind: 'messages',
        messages: highlights.highlights.map((it) =>
          message(facts, { author: it.author, date: it.date, text: shortened(it.message, 140) }, called[it.emotion]),
        ),
      },
    ]),
  }
}

/** What was felt, the largest share first; nothing of which there is none. */
const strongestOf = (emotions: NonNullable<FingerprintFacts['emotions']>): [EmotionName, number][] =>
  (Object.entries(emotions) as [EmotionName, number][]).filter(([, share]) => share > 0).toSorted((a, b) => b[1] - a[1])

function peopleTable({ emotionFingerprint: fingerprint }: Facts): Block | null {
  const people = (fingerprint?.people ?? [])
    .map(({ person, emotions, messages }) => ({ person, messages, strongest: emotions === null ? [] : strongestOf(emotions).slice(0, 3) }))
    .filter(({ strongest }) => strongest.length > 0)
  if (people.length < 2) return null
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

/** The most rows of the table of months. */
const mostRuns = 8

/** Months since the year 0. */
const monthIndex = (date: string): number => Number(date.slice(0, -3)) * 12 + Number(date.slice(-2))

/** The months that stand out, consecutive ones with the same emotion in one row; null where there are none to compare. */
function moodTable(timeline: NonNullable<Facts['moodTimeline']>['timeline']): Block | null {
  const runs: { mood: EmotionName; from: string; to: string; months: number }[] = []
  for (const { date, mood, z, stands_out } of timeline) {
    if (!stands_out || z <= 0) continue
    const last = runs.at(-1)
    if (last?.mood === mood && monthIndex(last.to) === monthIndex(date) - 1) {
      last.to = date
      last.months++
    } else runs.push({ mood, from: date, to: date, months: 1 })
  }
  if (runs.length === 0) return timeline.length > 1 ? { kind: 'note', line: sayEmotion.noneStandsOut } : null
  const longest = new Set(runs.toSorted((a, b) => b.months - a.months).slice(0, mostRuns))
  return {
    kind: 'table',
    caption: runs.length > mostRuns ? sayEmotion.longest : sayEmotion.standOut,
    columns: [
      { title: sayEmotion.moodColumns[0], align: 'start', isWide: true },
      { title: sayEmotion.moodColumns[1], align: 'end' },
      { title: sayEmotion.moodColumns[2], align: 'end' },
      { title: sayEmotion.moodColumns[3], align: 'end' },
    ],
    rows: runs
      .filter((run) => longest.has(run))
      .map(({ mood, from, to, months }) => [called[mood], month(from), month(to), number(months)]),
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
