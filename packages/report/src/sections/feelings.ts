import type { EmotionName, ExtremeFacts, Facts } from '../facts.ts'
import { count, day, month, number, percent, score } from '../format.ts'
import { type Block, type Line, type Message, type Section, said } from '../model.ts'
import { colorOf, joined, message, mostPeople, present, shortened, who } from './parts.ts'

export function sentimentSection(facts: Facts): Section | null {
  const { sentimentDistribution: distribution, monthlySentiment: monthly, sentimentTrend: trend, peaksValleys: extremes } = facts
  if (!distribution) return null
  const { positive, neutral, negative, unscored } = distribution
  const scored = positive + neutral + negative
  if (scored === 0) return null
  const months = monthly?.monthly_sentiment ?? []
  return {
    id: 'sentiment',
    title: 'Sentiment',
    lead: `${percent(positive / scored)} of the messages that could be read for it sound positive, ${percent(neutral / scored)} neutral, ${percent(negative / scored)} negative.`,
    blocks: present([
      {
        kind: 'parts',
        caption: `How ${count(scored, 'message')} sound`,
        parts: [
          { label: 'positive', value: positive, text: `${number(positive)} · ${percent(positive / scored)}`, color: 'positive' },
          { label: 'neutral', value: neutral, text: `${number(neutral)} · ${percent(neutral / scored)}`, color: 'neutral' },
          { label: 'negative', value: negative, text: `${number(negative)} · ${percent(negative / scored)}`, color: 'negative' },
        ],
      },
      months.length > 1 && {
        kind: 'swing',
        caption: 'Month by month: above the line positive, below it negative',
        values: months.map(({ sentiment }) => sentiment),
        ticks: [
          { at: 0, label: month(months[0]!.month) },
          { at: 1, label: month(months.at(-1)!.month) },
        ],
      },
      trend && trend.average_sentiment !== null && { kind: 'text', lines: [courses[trend.overall_trend]] },
      extremes && extremes.peaks.length > 0 && { kind: 'heading', line: 'The brightest days' },
      extremes && extremes.peaks.length > 0 && { kind: 'messages', messages: extremes.peaks.map((it) => extreme(facts, it)) },
      extremes && extremes.valleys.length > 0 && { kind: 'heading', line: 'The hardest days' },
      extremes && extremes.valleys.length > 0 && { kind: 'messages', messages: extremes.valleys.map((it) => extreme(facts, it)) },
      unscored > 0 && { kind: 'note', line: `${count(unscored, 'message')} could not be read for it: media, links, numbers and the like.` },
    ]),
  }
}

const courses = {
  improving: 'The messages of the second half sound more positive than those of the first.',
  declining: 'The messages of the second half sound less positive than those of the first.',
  stable: 'The two halves of the chat sound alike.',
}

const extreme = (facts: Facts, { author, context, date, messages }: ExtremeFacts): Message => ({
  author: who(author),
  color: colorOf(facts, author),
  when: day(date),
  text: said(context),
  note: `The strongest of the day’s ${count(messages, 'scored message')}`,
})

const called: Record<EmotionName, string> = {
  joy: 'joy',
  love: 'love',
  gratitude: 'gratitude',
  amusement: 'amusement',
  admiration: 'admiration',
  surprise: 'surprise',
  sadness: 'sadness',
  anger: 'anger',
  fear: 'fear',
}

export function emotionSection(facts: Facts): Section | null {
  const { emotionFingerprint: fingerprint, moodTimeline: moods, emotionHighlights: highlights } = facts
  if (!fingerprint?.emotions) return null
  const strongest = Object.entries(fingerprint.emotions).toSorted((a, b) => b[1] - a[1]) as [EmotionName, number][]
  const [first, second] = strongest
  return {
    id: 'emotion',
    title: 'Emotions',
    lead: `Of what is felt in this chat, ${called[first![0]]} and ${called[second![0]]} take the largest part.`,
    blocks: present([
      {
        kind: 'bars',
        caption: 'Of all that is felt',
        whole: 1,
        rows: strongest.map(([emotion, value]) => ({ label: called[emotion], value, text: percent(value), color: 'pen' })),
      },
      peopleTable(facts),
      moods && moods.timeline.length > 1 && moodTable(moods.timeline),
      highlights && highlights.highlights.length > 0 && { kind: 'heading', line: 'Where it shows most' },
      highlights && {
        kind: 'messages',
        messages: highlights.highlights.map((it) =>
          message(facts, { author: it.author, date: it.date, text: shortened(it.message, 140) }, called[it.emotion]),
        ),
      },
    ]),
  }
}

function peopleTable({ emotionFingerprint: fingerprint }: Facts): Block | null {
  const people = fingerprint?.people.filter(({ emotions }) => emotions !== null) ?? []
  if (people.length < 2) return null
  return {
    kind: 'table',
    caption: 'Each person’s strongest',
    columns: [
      { title: 'Person', align: 'start', isWide: true },
      { title: 'First', align: 'start' },
      { title: 'Second', align: 'start' },
      { title: 'Third', align: 'start' },
      { title: 'Messages read', align: 'end' },
    ],
    rows: people.slice(0, mostPeople).map(({ person, emotions, messages }) => {
      const strongest = (Object.entries(emotions!) as [EmotionName, number][]).toSorted((a, b) => b[1] - a[1])
      return [
        who(person),
        ...strongest.slice(0, 3).map(([emotion, value]): Line => `${called[emotion]} ${percent(value)}`),
        number(messages),
      ]
    }),
  }
}

/** Runs of months with the same leading emotion, in order. */
function moodTable(timeline: NonNullable<Facts['moodTimeline']>['timeline']): Block {
  const runs: { mood: EmotionName; from: string; to: string; months: number }[] = []
  for (const { date, mood } of timeline) {
    const last = runs.at(-1)
    if (last?.mood === mood) {
      last.to = date
      last.months++
    } else runs.push({ mood, from: date, to: date, months: 1 })
  }
  const longest = new Set(runs.toSorted((a, b) => b.months - a.months).slice(0, 8))
  return {
    kind: 'table',
    caption: runs.length > 8 ? 'The longest stretches led by one emotion' : 'What led, month after month',
    columns: [
      { title: 'Emotion', align: 'start', isWide: true },
      { title: 'From', align: 'end' },
      { title: 'To', align: 'end' },
      { title: 'Months with messages', align: 'end' },
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
  const how =
    strongest.correlation >= 0.3
      ? 'rise and fall together'
      : strongest.correlation <= -0.3
        ? 'move in opposite directions'
        : 'do not move together'
  return joined(
    'Over ',
    count(strongest.weeks, 'week'),
    ', the moods of ',
    who(strongest.a),
    ' and ',
    who(strongest.b),
    ` ${how} (correlation ${score(strongest.correlation)}).`,
  )
}
