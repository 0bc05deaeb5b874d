import { emotions } from '@convostat/emotion'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { everything, select } from '#chat/selection.ts'
import { anyFeltChat, countedOf, type FeltMessage, feltChatOf, feltMessagesOf, mean } from '#testing/felt-chat.ts'
import { passes } from '#testing/messages-of.ts'
import { fingerprint } from './fingerprint.ts'

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

test('of all and of each person it is what the messages sum up to one by one', () => {
  fc.assert(
    fc.property(anyFeltChat(), ({ chat, feelings, filter, asked }) => {
      const messages = feltMessagesOf(chat, feelings).filter(passes(asked))
      const { people, ...all } = fingerprint(chat, feelings, select(chat, filter))
      expect(all).toEqual(slowFingerprint(messages))
      for (const { person, ...own } of people) expect(own).toEqual(slowFingerprint(messages.filter(({ author }) => author === person)))
      expect(people.reduce((sum, { scored }) => sum + scored, 0)).toBe(all.scored)
      const felt = Object.values(all.emotions).reduce((a, b) => a + b)
      if (felt !== 0) expect(felt).toBeCloseTo(1, 9)
    }),
  )
})

test('who is called what changes nothing but the names', () => {
  fc.assert(
    fc.property(anyFeltChat(), ({ chat, feelings }) => {
      const last = chat.participants.length - 1
      const turned = { ...chat, participants: [...chat.participants].reverse(), author: chat.author.map((person) => last - person) }
      const byName = (people: { person: string }[]) => [...people].sort((a, b) => (a.person < b.person ? -1 : 1))
      const [one, other] = [fingerprint(chat, feelings, everything(chat)), fingerprint(turned, feelings, everything(turned))]
      expect({ ...other, people: byName(other.people) }).toEqual({ ...one, people: byName(one.people) })
    }),
  )
})
