import { emotions } from '@convostat/emotion'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { everything, select } from '#chat/selection.ts'
import { anyFeltChat, countedOf, feltChatOf, feltMessagesOf } from '#testing/felt-chat.ts'
import { passes } from '#testing/messages-of.ts'
import { fingerprint } from './fingerprint.ts'
import { moodTimeline } from './mood-timeline.ts'

test('the leading emotion of each month, its share and its habit; months in which nothing was felt are left out', () => {
  const { chat, feelings } = feltChatOf(`
    2021-01-31 23:59 Ana: a // 0.5 joy 0.3 love 0.2
    2021-01-31 23:59 Ben: b // 0.5 love 0.5
    2021-02-01 00:00 Ana: c // 0 neutral 1
    2021-03-01 00:00 Ana: [media]
    2022-01-05 09:00 Ben: d // -0.5 fear 0.4 anger 0.4`)
  const ordinary = { z: expect.any(Number), standsOut: false }
  expect(moodTimeline(chat, feelings)).toEqual([
    { year: 2021, month: 1, mood: 'love', intensity: expect.closeTo(0.7, 4), habit: expect.closeTo(0.7 / 1.8, 4), scored: 2, ...ordinary },
    { year: 2022, month: 1, mood: 'anger', intensity: 0.5, habit: expect.closeTo(0.4 / 1.8, 4), scored: 1, ...ordinary },
  ])
})

test('no messages, no moods', () => {
  const { chat, feelings } = feltChatOf('')
  expect(moodTimeline(chat, feelings)).toEqual([])
})

/** Months of 60 messages, a conversation every other day; the given numbers of felt messages are evenly spread. */
const monthsOf = (...felt: Partial<Record<string, number>>[]): string =>
  felt
    .flatMap((counts, month) => {
      const marks = Object.entries(counts).flatMap(([mark, size = 0]) => Array.from({ length: size }, () => mark))
      return Array.from({ length: 60 }, (_, i) => {
        const mark = marks[(i * 7) % 60] ?? '0 neutral 1'
        return `2021-${String(month + 1).padStart(2, '0')}-${String(1 + 2 * Math.floor(i / 5)).padStart(2, '0')} 09:0${i % 5} Ana: a // ${mark}`
      })
    })
    .join('\n')
const moods = (text: string) => {
  const { chat, feelings } = feltChatOf(text)
  return moodTimeline(chat, feelings)
}
const [joy, sadness] = ['0.5 joy 0.9', '-0.5 sadness 0.9']

test('a sad month stands out among ordinary ones, and none of these does', () => {
  const found = moods(monthsOf({ [joy]: 6 }, { [joy]: 5 }, { [joy]: 6, [sadness]: 14 }, { [joy]: 6, [sadness]: 1 }, { [joy]: 7 }))
  expect(found.map(({ mood, standsOut }) => [mood, standsOut])).toEqual([
    ['joy', false],
    ['joy', false],
    ['sadness', true],
    ['joy', false],
    ['joy', false],
  ])
  expect(found[2].z).toBeGreaterThan(3)
  expect(found[2].intensity).toBeGreaterThan(found[2].habit)
})

test('the emotion that stands out is the mood, also where the habit leads', () => {
  const ordinary = { [joy]: 20, [sadness]: 1 }
  const found = moods(monthsOf(ordinary, ordinary, { [joy]: 19, [sadness]: 16 }, ordinary, ordinary, ordinary))
  expect(found[2]).toMatchObject({ mood: 'sadness', standsOut: true })
})

test('a month as sad as the others has no mood, however sad they are', () => {
  expect(moods(monthsOf(...Array.from({ length: 6 }, () => ({ [sadness]: 30 })))).some(({ standsOut }) => standsOut)).toBe(false)
})

test('in a chat of one month nothing can stand out', () => {
  expect(moods(monthsOf({ [sadness]: 40 }))).toMatchObject([{ mood: 'sadness', z: 0, standsOut: false }])
})

test('a month in which more of everything was felt is as every other', () => {
  const found = moods(
    monthsOf({ [joy]: 4, [sadness]: 4 }, { [joy]: 4, [sadness]: 4 }, { [joy]: 28, [sadness]: 28 }, { [joy]: 4, [sadness]: 4 }),
  )
  expect(found.some(({ standsOut }) => standsOut)).toBe(false)
})

test('a month with a chat’s only feelings stands out, and so does one with far more of its only emotion', () => {
  const standing = (text: string) => moods(text).filter(({ standsOut, z }) => standsOut && z > 0)
  expect(standing(monthsOf({}, {}, {}, { [sadness]: 24 }, {}, {}))).toMatchObject([{ month: 4, mood: 'sadness', intensity: 1, habit: 1 }])
  const few = { [sadness]: 3 }
  expect(standing(monthsOf(few, few, few, { [sadness]: 30 }, few, few))).toMatchObject([{ month: 4, mood: 'sadness' }])
})

test('one evening does not name a month, the same messages on several days do', () => {
  const year = (dayOf: (i: number) => number) =>
    Array.from({ length: 6 }, (_, month) =>
      Array.from({ length: 300 }, (_, i) => {
        const day = 1 + Math.floor(i / 12)
        const isAngry = month === 3 ? dayOf(i % 12) === day : i % 100 === 50
        const mark = isAngry ? '-0.5 anger 0.9' : i % 20 === 11 ? joy : '0 neutral 1'
        return `2021-0${month + 1}-${String(day).padStart(2, '0')} 09:${String(i % 12).padStart(2, '0')} Ana: a // ${mark}`
      }),
    )
      .flat()
      .join('\n')
  const named = (text: string) => moods(text).filter(({ standsOut, z }) => standsOut && z > 0)
  expect(named(year(() => 9))).toEqual([])
  expect(named(year((i) => 1 + 2 * i))).toMatchObject([{ month: 4, mood: 'anger' }])
})

test('where moods change from month to month, a month of one is less unusual', () => {
  const calm = [{ [joy]: 6 }, { [joy]: 6, [sadness]: 1 }, { [joy]: 6, [sadness]: 1 }, { [joy]: 6 }, { [joy]: 6, [sadness]: 1 }]
  const stormy = [{ [joy]: 6 }, { [joy]: 6, [sadness]: 12 }, { [joy]: 6 }, { [joy]: 6, [sadness]: 11 }, { [joy]: 6 }]
  const zOf = (others: Partial<Record<string, number>>[]) => moods(monthsOf(...others, { [joy]: 6, [sadness]: 15 })).at(-1)?.z ?? 0
  expect(zOf(calm)).toBeGreaterThan(3)
  expect(zOf(stormy)).toBeLessThan(2)
})

test('each month is summed up from its messages one by one', () => {
  fc.assert(
    fc.property(anyFeltChat(), ({ chat, feelings, filter, asked }) => {
      const messages = feltMessagesOf(chat, feelings).filter((message) => passes(asked)(message) && message.score !== null)
      const selection = select(chat, filter)
      const sumsOf = (those: typeof messages) =>
        // In units of the columns, so that equal sums are equal.
        emotions.map((emotion) => those.reduce((sum, message) => sum + Math.round(countedOf(message)[emotion] * 65_535), 0))
      const found = moodTimeline(chat, feelings, selection)
      const names = [...new Set(messages.map(({ day }) => day.slice(0, 7)))]
      const felt = names.filter((name) => sumsOf(messages.filter(({ day }) => day.startsWith(name))).some((each) => each > 0))
      expect(found.map(({ year, month }) => `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`)).toEqual(felt)
      for (const [i, name] of felt.entries()) {
        const those = messages.filter(({ day }) => day.startsWith(name))
        const sums = sumsOf(those)
        const { mood, intensity, habit, z, standsOut, scored } = found[i]
        expect(intensity).toBeCloseTo(sums[emotions.indexOf(mood)] / sums.reduce((a, b) => a + b), 9)
        expect(habit).toBeCloseTo(fingerprint(chat, feelings, selection).emotions[mood], 9)
        expect(scored).toBe(those.length)
        if (standsOut) expect(Math.abs(z)).toBeGreaterThan(3)
        // Equal only where there is nothing to compare: all of it in this month, or all of one emotion.
        const isShared = felt.length > 1 && habit < 1
        if (z > 0 && isShared) expect(intensity).toBeGreaterThan(habit)
        if (z < 0 && isShared) expect(intensity).toBeLessThan(habit)
        if (!standsOut || z < 0) expect(mood).toBe(emotions[sums.indexOf(Math.max(...sums))])
      }
    }),
  )
})

test('who is called what changes nothing', () => {
  fc.assert(
    fc.property(anyFeltChat(), ({ chat, feelings }) => {
      const last = chat.participants.length - 1
      const turned = { ...chat, participants: [...chat.participants].reverse(), author: chat.author.map((person) => last - person) }
      expect(moodTimeline(turned, feelings, everything(turned))).toEqual(moodTimeline(chat, feelings))
    }),
  )
})
