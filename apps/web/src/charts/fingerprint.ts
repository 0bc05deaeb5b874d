import type { Contract, Emotion, Output } from '@convostat/api'
import { figures } from '@convostat/figures'
import { format } from '#format/index.ts'
import { sayEmotionalInsights } from '#messages/emotional-insights/index.ts'
import { markShapes } from './mark-shapes.ts'
import { named } from './named.ts'
import { type Table, text } from './table.ts'

const { emotions: names, fingerprint: words } = sayEmotionalInsights

type FingerprintAnswer = Output<Contract['emotion']['fingerprint']>

/** This many people have their own mark, each of another shape; the others are in the table. */
const shownPeople = markShapes.length

/** What was felt in a chat: the share of each emotion, strongest first, together and by person. */
export interface Fingerprint {
  emotions: readonly { emotion: Emotion; share: number }[]
  /** Of all talk, 0 to 1: what contains no emotion. */
  neutralShare: number
  /** Scored ones. */
  messages: number
  /** In their order in the chat. */
  people: readonly FeltBy[]
  /** Between two people: the emotions in which they differ beyond chance, the surest first. Null where too little is felt to compare them. */
  differing: readonly Differing[] | null
  /** Of each emotion compared, whether the two differ beyond chance; null where too few messages are felt. */
  beyondChance: ReadonlyMap<Emotion, boolean | null> | null
}

interface FeltBy {
  person: string
  place: number
  shares: Readonly<Record<Emotion, number>>
}

/** An emotion that one of two people has more of; and how often more, as messages are counted. */
interface Differing {
  emotion: Emotion
  more: FeltBy
  less: FeltBy
  /** Infinite where the other has none of it. */
  ratio: number
}

export function fingerprintOf(answer: FingerprintAnswer, placeOf: (name: string) => number): Fingerprint {
  const people = answer.people
    .filter(({ messages }) => messages > 0)
    .map(({ person, emotions }) => ({ person, place: placeOf(person), shares: emotions }))
  const compared = answer.differences?.some(({ z }) => z !== null) ? answer.differences : null
  return {
    emotions: Object.entries(answer.emotions)
      .map(([emotion, share]) => ({ emotion: emotion as Emotion, share }))
      .sort((one, other) => other.share - one.share),
    neutralShare: answer.neutral_share ?? 0,
    messages: answer.messages,
    // In the order of every other figure, so that each keeps their side and shape.
    people: people.toSorted((one, other) => one.place - other.place),
    differing: compared && differingOf(answer, people),
    beyondChance: compared && new Map(compared.map(({ emotion, z, beyond_chance }) => [emotion, z === null ? null : beyond_chance])),
  }
}

/** Those whose shares also read differently: in a very long chat less than that is more than chance. */
function differingOf({ differences, people: counted }: FingerprintAnswer, people: readonly FeltBy[]): Differing[] {
  return (differences ?? [])
    .filter(({ beyond_chance, emotion }) => {
      const [one, other] = people.map(({ shares }) => format.percent(shares[emotion]))
      return beyond_chance && one !== other
    })
    .sort((one, other) => Math.abs(other.z ?? 0) - Math.abs(one.z ?? 0))
    .map(({ emotion, z, strongest }) => {
      const [more, less] = (z ?? 0) > 0 ? [0, 1] : [1, 0]
      const rate = (i: number): number => strongest[i] / counted[i].felt
      return { emotion, more: people[more], less: people[less], ratio: rate(more) / rate(less) }
    })
}

/** The people who have a dot. One alone is all there is. */
export const dottedPeople = ({ people }: Fingerprint): Fingerprint['people'] => (people.length > 1 ? people.slice(0, shownPeople) : [])

/** Emotions less than a percentage point apart are about as strong. */
const leastLead = 0.01

/** Whether neither of two shares is said to be the greater. */
export const isTie = (one: number, other: number): boolean => Math.round(1e6 * Math.abs(one - other)) < 1e6 * leastLead

/** Which emotions lead; where they are about as strong as others, that. Null where nothing was felt. */
export function fingerprintSentence({ emotions, messages }: Pick<Fingerprint, 'emotions' | 'messages'>): string | null {
  const [first, second, third] = emotions
  if (!first || !second || first.share === 0) return null
  if (figures.emotionFingerprint.isTooLittle({ messages })) return words.tooLittle({ messages })
  const isSecondAlone = !third || !isTie(second.share, third.share)
  if (isTie(first.share, second.share) && third && isTie(first.share, third.share)) return words.noneLeads
  const [one, other, shares] = [first.emotion, second.emotion, [first.share, second.share]] as const
  if (isTie(first.share, second.share)) return words.equal({ first: one, second: other, shares })
  return isSecondAlone && second.share > 0
    ? words.sentence({ first: one, second: other, shares })
    : words.one({ emotion: one, share: first.share })
}

/** How many times as often, where both the messages counted and the shares drawn are within a word's bounds; else null. */
function timesOf({ emotion, more, less, ratio }: Differing): (typeof ratios)[number]['times'] | null {
  const both = [ratio, more.shares[emotion] / less.shares[emotion]]
  return ratios.find(({ from, to }) => both.every((each) => each >= from && each < to))?.times ?? null
}

const ratios = [
  { times: 'twice', from: 1.95, to: 2.05 },
  { times: 'nearlyTwice', from: 1.8, to: 2 },
  { times: 'overTwice', from: 2, to: 2.7 },
  { times: 'nearlyThree', from: 2.7, to: 3 },
  { times: 'overThree', from: 3, to: 4 },
] as const

/** Of two people the emotion in which they differ most surely; else which emotions lead. */
export function fingerprintConclusion(of: Fingerprint): string | null {
  const [first] = of.differing ?? []
  if (!first) return fingerprintSentence(of)
  const { emotion, more, less } = first
  const times = timesOf(first)
  const people = { person: named(more.person), other: named(less.person) }
  if (times !== null) return words.times({ emotion, times, ...people })
  return words.differs({ emotion, share: more.shares[emotion], less: less.shares[emotion], ...people })
}

/** The emotions as they are drawn: those in which two people differ first. */
export function drawnEmotions({ emotions, differing }: Pick<Fingerprint, 'emotions' | 'differing'>): Fingerprint['emotions'] {
  const first = (differing ?? []).flatMap((each) => emotions.filter(({ emotion }) => emotion === each.emotion))
  return [...first, ...emotions.filter((each) => !first.includes(each))]
}

/** A dash where too few messages are felt to compare them. */
const saysWhether = (isSo: boolean | null): string => (isSo === null ? '–' : isSo ? words.differsYes : words.differsNo)

/** A row an emotion, a column for everyone, one for each person, and for two people whether they differ. */
export function fingerprintTable(of: Fingerprint): Table {
  const { people, beyondChance } = of
  return {
    columns: [
      text(words.columns.emotion),
      text(words.columns.together),
      ...people.map(({ person }) => text(person)),
      ...(beyondChance ? [text(words.columns.differs)] : []),
    ],
    rows: drawnEmotions(of).map(({ emotion, share }) => [
      { value: emotion, shown: names[emotion] },
      { value: share, shown: format.percent(share) },
      ...people.map(({ shares }) => ({ value: shares[emotion], shown: format.percent(shares[emotion]) })),
      ...(beyondChance ? [text(saysWhether(beyondChance.get(emotion) ?? null))] : []),
    ]),
  }
}
