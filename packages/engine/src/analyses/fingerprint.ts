import { type Emotion, emotions } from '@convostat/emotion'
import type { Chat } from '#chat/chat.ts'
import { everything, type Selection } from '#chat/selection.ts'
import { byEmotion, CERTAIN, EMOTIONS, type Feelings } from '#sentiment/feelings.ts'
import { addFelt } from '#sentiment/felt.ts'
import { top } from '#stats/top.ts'
import { isBeyondChance, twoProportions } from '#stats/two-proportions.ts'

/** Which emotions someone's messages contain. */
export interface Fingerprint {
  /** How strong each is among those felt: 0 to 1, together 1. All 0 where nothing was felt. */
  emotions: Record<Emotion, number>
  /** The mean probability that a message contains none, 0 to 1; null without a scored message. */
  neutralShare: number | null
  /** Scored messages. */
  scored: number
}

export interface Fingerprints extends Fingerprint {
  /** Of each person with a scored message, most of them first, ties by first appearance in the file; and in how many of them an emotion is felt. */
  people: (Fingerprint & { person: string; felt: number })[]
  /** How the messages of two people differ, by emotion; null where there are not two. */
  differences: Difference[] | null
}

/** An emotion in the messages of two people. */
export interface Difference {
  emotion: Emotion
  /** Of each, in the order of people: the messages in which it is the strongest emotion. */
  strongest: [number, number]
  /** How far their shares of the messages felt are apart (`twoProportions`), above 0 where the first has more; null where too few are. */
  z: number | null
  /** Whether that is more than chance explains, among all emotions compared. */
  isBeyondChance: boolean
}

/** Sums of calibrated probabilities over the messages that are felt, neutral left out; of everyone together, and of each person. */
export function fingerprint(chat: Chat, feelings: Feelings, selection: Selection = everything(chat)): Fingerprints {
  const { participants } = chat
  const sums = sumsByPerson(chat, feelings, selection)
  const all: Sums = { emotion: new Float64Array(EMOTIONS), neutral: 0, scored: 0 }
  for (let person = 0; person < participants.length; person++) add(all, sumsAt(sums, person))
  const people = Array.from(top(sums.scored), (person) => ({ person, ...sumsAt(sums, person) }))
  return {
    ...fingerprintOf(all),
    people: people.map((each) => ({ ...fingerprintOf(each), person: participants[each.person], felt: each.felt })),
    differences: people.length === 2 ? differencesOf(people[0], people[1]) : null,
  }
}

/**
 * In each emotion, whether two people differ beyond chance: a test of two proportions on messages, those in which the emotion is
 * the strongest among those in which any is felt, corrected for the number of emotions of which there are enough to compare.
 * A difference that the shares of the fingerprint do not have, too, is none.
 */
function differencesOf(one: SumsOfPerson, other: SumsOfPerson): Difference[] {
  const apart = emotions.map((_, i) => twoProportions({ of: one.strongest[i], all: one.felt }, { of: other.strongest[i], all: other.felt }))
  const compared = apart.filter((z) => z !== null).length
  const [shares, others] = [fingerprintOf(one).emotions, fingerprintOf(other).emotions]
  return emotions.map((emotion, i) => {
    const z = apart[i]
    const isSo = z !== null && isBeyondChance(z, compared) && Math.sign(shares[emotion] - others[emotion]) === Math.sign(z)
    return { emotion, strongest: [one.strongest[i], other.strongest[i]], z, isBeyondChance: isSo }
  })
}

/** Sums in units of the columns: whole numbers, so that no order of adding them makes a difference. */
interface Sums {
  emotion: Float64Array
  neutral: number
  scored: number
}

interface SumsOfPerson extends Sums {
  /** In how many messages each is the strongest that is felt, and in how many any is. */
  strongest: Uint32Array
  felt: number
}

function sumsByPerson({ author, participants }: Chat, feelings: Feelings, { from, to, authors }: Selection) {
  const { score } = feelings
  const emotion = new Float64Array(participants.length * EMOTIONS)
  const neutral = new Float64Array(participants.length)
  const scored = new Uint32Array(participants.length)
  const felt = new Uint32Array(participants.length)
  const strongest = new Uint32Array(participants.length * EMOTIONS)
  for (let row = from; row < to; row++) {
    const person = author[row]
    if (Number.isNaN(score[row]) || (authors !== null && authors[person] === 0)) continue
    scored[person]++
    neutral[person] += feelings.neutral[row]
    const first = addFelt(feelings, row, emotion, person * EMOTIONS)
    if (first < 0) continue
    felt[person]++
    strongest[person * EMOTIONS + first]++
  }
  return { emotion, neutral, scored, felt, strongest }
}

const sumsAt = ({ emotion, strongest, felt, neutral, scored }: ReturnType<typeof sumsByPerson>, person: number): SumsOfPerson => ({
  emotion: emotion.subarray(person * EMOTIONS, (person + 1) * EMOTIONS),
  strongest: strongest.subarray(person * EMOTIONS, (person + 1) * EMOTIONS),
  felt: felt[person],
  neutral: neutral[person],
  scored: scored[person],
})

function add(all: Sums, part: Sums): void {
  for (let i = 0; i < EMOTIONS; i++) all.emotion[i] += part.emotion[i]
  all.neutral += part.neutral
  all.scored += part.scored
}

/** What sums come to. */
function fingerprintOf({ emotion, neutral, scored }: Sums): Fingerprint {
  const felt = emotion.reduce((sum, each) => sum + each, 0)
  return {
    emotions: byEmotion((place) => (felt === 0 ? 0 : emotion[place] / felt)),
    neutralShare: scored === 0 ? null : neutral / CERTAIN / scored,
    scored,
  }
}
