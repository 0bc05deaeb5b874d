// In one zone: what words feel.
import { emotions, scoreOf } from '@convostat/emotion'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mostRecent } from '#chat/chat.ts'
import { everything, select } from '#chat/selection.ts'
import type { Progress } from '#import/read-failure.ts'
import { chatFrom, chatOf, type Line } from '#testing/chat-of.ts'
import { wordFeelings, wordModel } from '#testing/felt-chat.ts'
import { anyChat } from '#testing/random-chat.ts'
import { EMOTIONS, type Feelings, scoreAt, sentimentAt } from './feelings.ts'
import { emotionsAt } from './felt.ts'
import { languagesWithin } from './languages-read.ts'
import { type FeelingSource, feelingsFrom } from './read-feelings.ts'

const chat = chatOf(`
  mon 09:00 Ana: a good day
  mon 09:01 Ben: a bad one
  mon 09:02 Ana: Tuesday
  mon 09:03 Ana: [media]
  mon 09:04 Ana: [media] good picture
  mon 09:05 Ben: [deleted]
  mon 09:06 Ben: [call]
  mon 09:07 Ben: 12345
  mon 09:08 Ben: [poll] POLL: good or bad?
  mon 09:09 Ben: [location] good place https://maps.google.com/?q=1,2
  mon 09:10 Ben: [contact]`)

test('texts, captions and polls are scored; what no person wrote, or nothing can be said of, is not', async () => {
  const feelings = await wordFeelings(chat)
  const labels = Array.from(chat.id, (_, row) => sentimentAt(feelings, row))
  expect(labels).toEqual(['positive', 'negative', 'neutral', null, 'positive', null, null, null, 'neutral', null, null])
  expect(scoreAt(feelings, 3)).toBeNull()
  expect(emotionsAt(feelings, 3)).toBeNull()
  expect(emotionsAt(feelings, 1)?.anger).toBeCloseTo(0.02, 4)
})

test('probabilities are those of the model, to a sixty-five-thousandth', async () => {
  const feelings = await wordFeelings(chatOf('mon 09:00 Ana: good joy and a hug'))
  const read = Array.from(feelings.emotion, (part) => part / 65_535)
  expect(read).toEqual(emotions.map((_, place) => expect.closeTo(place === 0 ? 0.92 : 0.02, 4)))
  expect(feelings.caring[0] / 65_535).toBeCloseTo(0.91, 4)
  expect(feelings.neutral[0] / 65_535).toBeCloseTo(0.3, 4)
})

test.each(['', 'mon 09:00 Ana: good', 'mon 09:00 Ana: [media]\nmon 09:01 Ana: bad'])('a chat of hardly a message', async (text) => {
  const small = chatOf(text)
  const feelings = await wordFeelings(small)
  expect(feelings.score).toHaveLength(small.count)
  expect(feelings.emotion).toHaveLength(small.count * EMOTIONS)
})

/** `lines` messages of the same words, by turns of two people. */
const longChat = (texts: readonly string[], size: number) =>
  chatFrom(Array.from({ length: size }, (_, i): Line => ({ time: 1e9 + i, author: i % 2 ? 'Ana' : 'Ben', text: texts[i % texts.length] })))

test('it finds the same no matter what runs meanwhile, and reports its progress', async () => {
  const long = longChat(['good', 'what now', 'bad lean', '123', 'joy'], 20_000)
  const seen: Progress[] = []
  let pauses = 0
  const pause = async () => {
    pauses++
    if (pauses % 2 === 0) await new Promise((resolve) => setTimeout(resolve))
  }
  const paused = await feelingsFrom(long, wordModel, { pause, report: (progress) => seen.push(progress) })
  expect(paused).toEqual(await wordFeelings(long))
  expect(pauses).toBeGreaterThan(2)
  expect(seen.every(({ stage, total }) => stage === 'feeling' && total === 20_000)).toBe(true)
  expect(seen.map(({ done }) => done)).toEqual([...seen.map(({ done }) => done)].sort((a, b) => a - b))
  expect(seen.at(-1)?.done).toBe(20_000)
})

test('a cancel is noticed between two slices', async () => {
  const aborter = new AbortController()
  let read = 0
  const counting: FeelingSource = {
    ...wordModel,
    open: (bytes) => {
      const reader = wordModel.open(bytes)
      const original = reader.read.bind(reader)
      reader.read = (start, end) => {
        read++
        return original(start, end)
      }
      return reader
    },
  }
  const reading = feelingsFrom(longChat(['good'], 50_000), counting, {
    signal: aborter.signal,
    report: ({ done }) => done > 0 && aborter.abort(new Error('enough')),
  })
  await expect(reading).rejects.toThrow('enough')
  expect(read).toBeGreaterThan(0)
  expect(read).toBeLessThan(50_000)
})

test('long messages are given smaller slices', async () => {
  let pauses = 0
  await feelingsFrom(longChat(['good '.repeat(10_000)], 60), wordModel, { pause: async () => void pauses++ })
  expect(pauses).toBeGreaterThan(5)
})

test('each row is read separately: messages have the same feelings in a part of the chat as in the whole', async () => {
  await fc.assert(
    fc.asyncProperty(anyChat(), fc.nat(60), async (whole, limit) => {
      const part = mostRecent(whole, limit)
      const [all, some] = [await wordFeelings(whole), await wordFeelings(part)]
      expect([...some.score]).toEqual([...all.score.slice(whole.count - part.count)])
      expect([...some.emotion]).toEqual([...all.emotion.slice((whole.count - part.count) * EMOTIONS)])
    }),
  )
})

test('scored messages are those of the languages, and each author has theirs', async () => {
  const text = chatOf(`
    mon 09:00 Ana: what are you doing? I have to go but you can come with me
    mon 09:01 Ana: and they will be there at the house, just for you and me
    mon 09:02 Ben: ich bin noch nicht da, aber ich komme auch, was machst du denn?
    mon 09:03 Ben: und wir haben das nicht so gemeint, aber du kannst ja kommen
    mon 09:04 Ben: [media]`)
  expect((await wordFeelings(text)).languages).toEqual([
    { language: 'de', authors: ['Ben'], messages: 2, quality: 'unknown' },
    { language: 'en', authors: ['Ana'], messages: 2, quality: 'well' },
  ])
  const feelings = await wordFeelings(text)
  expect(languagesWithin(text, feelings, everything(text))).toEqual(feelings.languages)
  expect(languagesWithin(text, feelings, select(text, { authors: ['Ana'] }))).toEqual([feelings.languages[1]])
  expect(languagesWithin(text, feelings, { from: 1, to: 3, authors: null })).toEqual([
    { language: 'de', authors: ['Ben'], messages: 1, quality: 'unknown' },
    { language: 'en', authors: ['Ana'], messages: 1, quality: 'well' },
  ])
  expect(languagesWithin(text, feelings, { from: 4, to: 5, authors: null })).toEqual([])
})

/** Where positive leads by hardly less than makes it positive: the nearest 32-bit number to its score is above +0.05. */
function hardlyNeutral(): Float32Array<ArrayBuffer> {
  for (let neutral = 0.3; neutral < 0.5; neutral += 0.001) {
    const at = (positive: number) => Float32Array.of(positive, neutral, 1 - positive - neutral)
    const scoreWith = (positive: number) => {
      const [p, n, q] = at(positive)
      return scoreOf(p, n, q)
    }
    let [low, high] = [0, 1 - neutral]
    while (high - low > 1e-12) {
      const middle = (low + high) / 2
      if (scoreWith(middle) <= 0.05) low = middle
      else high = middle
    }
    if (Math.fround(scoreWith(low)) > 0.05) return at(low)
  }
  throw new Error('expected a score so near to the border')
}

test('a score just beyond a border stays there as it is stored', async () => {
  const sentiment = hardlyNeutral()
  const exact: FeelingSource = {
    quality: () => 'unknown',
    open: () => ({ sentiment, emotion: new Float32Array(EMOTIONS), caring: 0, neutral: 0, read: () => true }),
  }
  const { score } = await feelingsFrom(chatOf('mon 09:00 Ana: a'), exact)
  expect(score[0]).toBeLessThanOrEqual(0.05)
  expect(score[0]).toBeCloseTo(0.05, 6)
})

/** Reads `good` as surely good, and everything else as leaning to the good: what no chat is through and through. */
const biased: FeelingSource = {
  quality: () => 'poorly',
  open: (bytes) => ({
    ...wordModel.open(bytes),
    read(start, end) {
      const isGood = new TextDecoder().decode(bytes.subarray(start, end)).includes('good')
      this.sentiment.set(isGood ? [0.9, 0.08, 0.02] : [0.62, 0.33, 0.05])
      return true
    },
  }),
}

test('a language read as happier than any chat is corrected halfway, and clear messages stay clear; a few hundred messages show nothing', async () => {
  const chat = longChat(['good', 'so', 'this', 'that'], 1000)
  const [few, many] = [await feelingsFrom(mostRecent(chat, 500), biased), await feelingsFrom(chat, biased)]
  const average = ({ score }: Feelings) => score.reduce((sum, each) => sum + each, 0) / score.length
  expect(average(many)).toBeLessThan(average(few) - 0.05)
  expect(scoreAt(few, 0)).toBeCloseTo(scoreOf(0.9, 0.08, 0.02), 5)
  expect(scoreAt(many, 0)).toBeGreaterThan(0.6)
})

test.each(['well', 'fair'] as const)(
  'a language that is read %s is believed: a chat of nothing but love reads as its lines alone',
  async (quality) => {
    const believed: FeelingSource = { ...biased, quality: () => quality }
    const chat = longChat(['good', 'so', 'this', 'that'], 1000)
    const { score } = await feelingsFrom(chat, believed)
    expect([score[0], score[1]]).toEqual([expect.closeTo(scoreOf(0.9, 0.08, 0.02), 5), expect.closeTo(scoreOf(0.62, 0.33, 0.05), 5)])
  },
)
