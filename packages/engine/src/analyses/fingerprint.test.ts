import { emotions } from '@convostat/emotion'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { everything, select } from '#chat/selection.ts'
import { EMOTIONS } from '#sentiment/feelings.ts'
import { signs } from '#sentiment/signs.ts'
import { chatFrom } from '#testing/chat-of.ts'
import {
  anyFeltChat,
  countedOf,
  type FeltMessage,
  feelingsOf,
  feltChatOf,
  feltMessagesOf,
  mean,
  type ScoredRow,
} from '#testing/felt-chat.ts'
import { passes } from '#testing/messages-of.ts'
import { randomNumbers } from '#testing/random-chat.ts'
import { type Difference, type Fingerprints, fingerprint } from './fingerprint.ts'

test('probabilities sum up, neutral stays apart, and the shares come to 1', () => {
  const { chat, feelings } = feltChatOf(`
    mon 09:00 Ana: a // 0.5 joy 0.6 love 0.2 neutral 0.1
    mon 09:01 Ana: b // 0.1 joy 0.2 neutral 0.7
    mon 09:02 Ben: c // -0.5 anger 1 neutral 0
    mon 09:03 Cleo: [media]`)
  const { emotions: all, neutralShare, scored, people } = fingerprint(chat, feelings)
  expect(all.joy).toBeCloseTo(0.4, 4)
  expect(all.love).toBeCloseTo(0.1, 4)
  expect(all.anger).toBeCloseTo(0.5, 4)
  expect(neutralShare).toBeCloseTo(0.8 / 3, 4)
  expect(scored).toBe(3)
  expect(people.map(({ person, scored }) => [person, scored])).toEqual([
    ['Ana', 2],
    ['Ben', 1],
  ])
  expect(people[0].emotions.joy).toBeCloseTo(0.8, 4)
  expect(people[1].emotions.anger).toBe(1)
})

test('a little of an emotion in each of many messages is none of it, and neither is one of the other sign', () => {
  const { chat, feelings } = feltChatOf(`
    mon 09:00 Ana: a // -0.1 anger 0.19 sadness 0.1
    mon 09:01 Ana: b // -0.1 anger 0.19
    mon 09:02 Ana: c // -0.5 sadness 0.2 joy 0.9
    mon 09:03 Ana: d // 0 joy 0.9
    mon 09:04 Ana: e // 0.5 surprise 0.6 fear 0.7`)
  expect(fingerprint(chat, feelings).emotions).toMatchObject({
    joy: 0,
    anger: 0,
    fear: 0,
    sadness: expect.closeTo(0.25, 4),
    surprise: expect.closeTo(0.75, 4),
  })
})

test('where nothing was felt every share is 0, and without a scored message neutral has no value', () => {
  const felt = (text: string) => {
    const { chat, feelings } = feltChatOf(text)
    const { emotions: shares, neutralShare, scored, people } = fingerprint(chat, feelings)
    return { felt: Object.values(shares).reduce((a, b) => a + b), neutralShare, scored, people: people.length }
  }
  expect(felt('mon 09:00 Ana: a // 0 neutral 1')).toEqual({ felt: 0, neutralShare: 1, scored: 1, people: 1 })
  expect(felt('mon 09:00 Ana: [media]')).toEqual({ felt: 0, neutralShare: null, scored: 0, people: 0 })
  expect(felt('')).toEqual({ felt: 0, neutralShare: null, scored: 0, people: 0 })
})

/** The slow obvious twin. */
function slowFingerprint(messages: FeltMessage[]) {
  const scored = messages.filter(({ score }) => score !== null)
  const sums = emotions.map((emotion) => scored.reduce((sum, message) => sum + countedOf(message)[emotion], 0))
  const all = sums.reduce((a, b) => a + b, 0)
  const neutral = mean(scored.map((message) => message.neutral))
  return {
    emotions: Object.fromEntries(emotions.map((emotion, i) => [emotion, expect.closeTo(all === 0 ? 0 : sums[i] / all, 9)])),
    neutralShare: neutral === null ? null : expect.closeTo(neutral, 9),
    scored: scored.length,
  }
}

/** The emotion that counts most in a message, the first of equal ones; null where none is felt. */
function strongestOf(message: FeltMessage) {
  const counted = message.score === null ? null : countedOf(message)
  return (
    counted &&
    emotions.reduce<(typeof emotions)[number] | null>((most, each) => (counted[each] > (most ? counted[most] : 0) ? each : most), null)
  )
}

test('of all and of each person it is what the messages sum up to one by one', () => {
  fc.assert(
    fc.property(anyFeltChat(), ({ chat, feelings, filter, asked }) => {
      const messages = feltMessagesOf(chat, feelings).filter(passes(asked))
      const { people, differences, ...all } = fingerprint(chat, feelings, select(chat, filter))
      expect(all).toEqual(slowFingerprint(messages))
      for (const [i, { person, felt, ...own }] of people.entries()) {
        const theirs = messages.filter(({ author }) => author === person)
        expect(own).toEqual(slowFingerprint(theirs))
        const strongest = theirs.map(strongestOf).filter((each) => each !== null)
        expect(felt).toBe(strongest.length)
        for (const each of differences ?? []) expect(each.strongest[i]).toBe(strongest.filter((emotion) => emotion === each.emotion).length)
      }
      expect(differences === null).toBe(people.length !== 2)
      expect(people.reduce((sum, { scored }) => sum + scored, 0)).toBe(all.scored)
      const felt = Object.values(all.emotions).reduce((a, b) => a + b)
      if (felt !== 0) expect(felt).toBeCloseTo(1, 9)
    }),
  )
})

/** A difference as it is where the second person is the first. */
const exchanged = (each: Difference) => ({ ...each, z: each.z && 0 - each.z, strongest: [...each.strongest].reverse() })

test('who is called what changes nothing but the names', () => {
  fc.assert(
    fc.property(anyFeltChat(), ({ chat, feelings }) => {
      const last = chat.participants.length - 1
      const turned = { ...chat, participants: [...chat.participants].reverse(), author: chat.author.map((person) => last - person) }
      const byName = ({ people, differences, ...all }: Fingerprints) => {
        const isTurned = people.length === 2 && people[0].person > people[1].person
        return {
          ...all,
          people: [...people].sort((a, b) => (a.person < b.person ? -1 : 1)),
          differences: isTurned ? differences?.map(exchanged) : differences,
        }
      }
      const [one, other] = [fingerprint(chat, feelings, everything(chat)), fingerprint(turned, feelings, everything(turned))]
      expect(byName(other)).toEqual(byName(one))
    }),
  )
})

/** Messages of two people: how many, the first one's share of them, and how likely each emotion is in each one's. */
interface Pair {
  messages: number
  first: number
  weights: (person: number) => number[]
}

/** A chat of two in which every message has one emotion, drawn by its author's weights. */
function drawnPair({ messages, first, weights }: Pair, random: () => number) {
  const lines = Array.from({ length: messages }, (_, i): { author: number; row: ScoredRow } => {
    const author = random() < first ? 0 : 1
    const own = weights(author)
    const sums = own.map((_, place) => own.slice(0, place + 1).reduce((a, b) => a + b))
    const at = random() * sums[EMOTIONS - 1]
    const emotion = emotions[sums.findIndex((sum) => at < sum)]
    return { author: i < 2 ? i : author, row: { score: signs[emotion] || 0.5, [emotion]: 0.3 + 0.7 * random() } }
  })
  const chat = chatFrom(lines.map(({ author }, i) => ({ time: 1e9 + 60 * i, author: author === 0 ? 'Ana' : 'Ben', text: 'x' })))
  return { chat, feelings: feelingsOf(lines.map(({ row }) => row)) }
}

const beyondChance = (all: ReturnType<typeof fingerprint>): string[] =>
  (all.differences ?? []).flatMap((each) => (each.isBeyondChance ? [each.emotion] : []))

test('where authors are shuffled, no more than one chat in twenty shows a difference', () => {
  const random = randomNumbers(7)
  let different = 0
  for (let i = 0; i < 300; i++) {
    const common = emotions.map(() => random() ** 2)
    const { chat, feelings } = drawnPair(
      { messages: 200 + Math.floor(random() * 1200), first: 0.2 + 0.6 * random(), weights: () => common },
      random,
    )
    if (beyondChance(fingerprint(chat, feelings)).length > 0) different++
  }
  expect(different).toBeLessThanOrEqual(20)
  // Bonferroni is careful, not blind.
  expect(different).toBeGreaterThan(2)
})

test('a difference that was planted is found, and on the side where it was', () => {
  const random = randomNumbers(8)
  for (let i = 0; i < 40; i++) {
    const planted = Math.floor(random() * emotions.length)
    const weights = (person: number) => emotions.map((_, place) => (place === planted && person === 0 ? 0.3 : 0.1))
    const { chat, feelings } = drawnPair({ messages: 1000, first: 0.5, weights }, random)
    const all = fingerprint(chat, feelings)
    const found = all.differences?.[planted]
    expect(beyondChance(all), `${i}`).toContain(emotions[planted])
    expect((found?.z ?? 0) > 0, `${i}`).toBe(all.people[0].person === 'Ana')
  }
})

test('the test has no favorite: with the two people exchanged, z changes its sign and nothing else', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 30, max: 300 }), (seed, messages) => {
      const random = randomNumbers(seed)
      const own = [0, 1].map(() => emotions.map(() => random() ** 2))
      const drawn = drawnPair({ messages: 2 * messages, first: 0.5, weights: (person) => own[person] }, random)
      // As many from each, so that the first in the file stays the first.
      const chat = { ...drawn.chat, author: drawn.chat.author.map((_, i) => i % 2) }
      const [one, other] = [chat, { ...chat, author: chat.author.map((person) => 1 - person) }].map((each) =>
        fingerprint(each, drawn.feelings),
      )
      expect(other.people.map(({ person }) => person)).toEqual(one.people.map(({ person }) => person))
      expect(beyondChance(other)).toEqual(beyondChance(one))
      expect(other.differences).toEqual(one.differences?.map(exchanged))
    }),
  )
})

test('one person, or three, have no differences; what filters leave of three may', () => {
  const { chat, feelings } = feltChatOf(`
    mon 09:00 Ana: a // 0.5 joy 0.6
    mon 09:01 Ben: b // 0.5 love 0.6
    mon 09:02 Cleo: c // 0.5 joy 0.6`)
  expect(fingerprint(chat, feelings).differences).toBeNull()
  expect(fingerprint(chat, feelings, select(chat, { authors: ['Ana'] })).differences).toBeNull()
  const two = fingerprint(chat, feelings, select(chat, { authors: ['Ana', 'Ben'] }))
  expect(two.differences?.find(({ emotion }) => emotion === 'joy')).toEqual({
    emotion: 'joy',
    strongest: [1, 0],
    z: null,
    isBeyondChance: false,
  })
  expect(two.people.map(({ felt }) => felt)).toEqual([1, 1])
})
