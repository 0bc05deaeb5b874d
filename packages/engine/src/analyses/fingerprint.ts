import type { Emotion } from '@convostat/emotion'
import type { Chat } from '#chat/chat.ts'
import { everything, type Selection } from '#chat/selection.ts'
import { byEmotion, CERTAIN, EMOTIONS, type Feelings } from '#sentiment/feelings.ts'
import { addFelt } from '#sentiment/felt.ts'
import { top } from '#stats/top.ts'

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
  /** Of each person with a scored message, most of them first, ties by first appearance in the file. */
  people: (Fingerprint & { person: string })[]
}

/** Sums of calibrated probabilities over the messages that are felt, neutral left out; of everyone together, and of each person. */
export function fingerprint(chat: Chat, feelings: Feelings, selection: Selection = everything(chat)): Fingerprints {
  const { participants } = chat
  const sums = sumsByPerson(chat, feelings, selection)
  const all: Sums = { emotion: new Float64Array(EMOTIONS), neutral: 0, scored: 0 }
  for (let person = 0; person < participants.length; person++) add(all, sumsAt(sums, person))
  const people = Array.from(top(sums.scored), (person) => ({ person: participants[person], ...fingerprintOf(sumsAt(sums, person)) }))
  return { ...fingerprintOf(all), people }
}

/** Sums in units of the columns: whole numbers, so that no order of adding them makes a difference. */
interface Sums {
  emotion: Float64Array
  neutral: number
  scored: number
}

function sumsByPerson({ author, participants }: Chat, feelings: Feelings, { from, to, authors }: Selection) {
  const { score } = feelings
  const emotion = new Float64Array(participants.length * EMOTIONS)
  const neutral = new Float64Array(participants.length)
  const scored = new Uint32Array(participants.length)
  for (let row = from; row < to; row++) {
    const person = author[row]
    if (Number.isNaN(score[row]) || (authors !== null && authors[person] === 0)) continue
    scored[person]++
    neutral[person] += feelings.neutral[row]
    addFelt(feelings, row, emotion, person * EMOTIONS)
  }
  return { emotion, neutral, scored }
}

const sumsAt = ({ emotion, neutral, scored }: ReturnType<typeof sumsByPerson>, person: number): Sums => ({
  emotion: emotion.subarray(person * EMOTIONS, (person + 1) * EMOTIONS),
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
