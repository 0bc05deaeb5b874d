import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { explain } from './explain.ts'
import { openModel } from './open-model.ts'
import { TextReader } from './reader.ts'
import { scoreOf } from './score.ts'

const file = (name: string): Buffer => readFileSync(new URL(`../weights/${name}`, import.meta.url))
const model = openModel(new Uint8Array(file('emotion.bin')))
/** What the trainer made of each: three sentiments, then the inner labels. */
const golden: { text: string; probabilities: number[] }[] = JSON.parse(file('emotion.golden.json').toString('utf8'))

function readerOf(text: string, kept?: number): { reader: TextReader; end: number } {
  const written = new TextEncoder().encode(text)
  const bytes = new Uint8Array(written.length + 64)
  bytes.set(written)
  return { reader: new TextReader(model, bytes, kept), end: written.length }
}

function scoreOfText(text: string): number | null {
  const { reader, end } = readerOf(text)
  return reader.read(0, end) ? scoreOf(...(reader.sentiment as unknown as [number, number, number])) : null
}

test.each(golden)('the product reads what the trainer read: $text', ({ text, probabilities }) => {
  const { reader, end } = readerOf(text)
  expect(reader.read(0, end)).toBe(true)
  for (const [i, of] of [...reader.sentiment, ...reader.inner].entries()) expect(of).toBeCloseTo(probabilities[i], 3)
})

test.each(golden)('a score and its explanation agree: $text', ({ text }) => {
  expect(explain(model, text).score).toBeCloseTo(scoreOfText(text) as number, 5)
})

test('reasons and a constant make up the logit of positive over negative', () => {
  const constant = model.bias[0] - model.bias[2]
  for (const { text } of golden) {
    const { sentiment, reasons } = explain(model, text)
    const weighed = reasons.reduce((sum, { weight }) => sum + weight, 0)
    // What weighs next to nothing is left out.
    expect(Math.abs(Math.log(sentiment.positive / sentiment.negative) - constant - weighed)).toBeLessThan(0.02 * text.length)
  }
})

test('a reason names the word or the emoji it is about', () => {
  const text = 'größe ist egal, ich liebe es 😍'
  const named = explain(model, text).reasons.map(({ start, end }) => text.slice(start, end))
  expect(named).toContain('liebe')
  expect(named).toContain('😍')
})

describe('what a word does to its neighbours', () => {
  test.each([
    ['a good day', 'not a good day'],
    ['i love this', "i don't love this"],
    ['das ist gut', 'das ist nicht gut'],
    ['es bueno', 'no es bueno'],
    ['c’est bien', 'ce n’est pas bien'],
  ])('%s is gladder than %s', (plain, denied) => {
    expect(scoreOfText(plain) as number).toBeGreaterThan(scoreOfText(denied) as number)
  })

  test('a denied word weighs against what it says', () => {
    const { reasons } = explain(model, 'it is not good')
    const plain = explain(model, 'it is good').reasons.find(({ start }) => start === 6) as { weight: number }
    const denied = reasons.find(({ start }) => start === 10)
    expect(plain.weight).toBeGreaterThan(0)
    expect(denied?.weight ?? 0).toBeLessThan(plain.weight / 2)
  })
})

test('words nobody knows feel nothing', () => {
  for (const text of ['zxqv wrtl', 'blorp', 'qwrtz plmk vvbx jjkl']) expect(Math.abs(scoreOfText(text) as number)).toBeLessThanOrEqual(0.05)
})

test('where nothing can be scored there is no score and no reason', () => {
  for (const text of ['', '12:30', 'https://love.example/great', '!!!']) {
    expect(scoreOfText(text)).toBeNull()
    expect(explain(model, text)).toMatchObject({ score: null, reasons: [] })
  }
})

test('a text reads the same wherever it is and whatever was read before', () => {
  const texts = golden.map(({ text }) => text)
  const alone = texts.map(scoreOfText)
  const { reader } = readerOf(texts.join('\n'), 1100)
  const encoder = new TextEncoder()
  let at = 0
  for (const [i, text] of texts.entries()) {
    const size = encoder.encode(text).length
    reader.read(at, at + size)
    expect(scoreOf(reader.sentiment[0], reader.sentiment[1], reader.sentiment[2])).toBeCloseTo(alone[i] as number, 6)
    at += size + 1
  }
})

test('any text is read into probabilities', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (given) => {
      const { reader, end } = readerOf(given.toWellFormed(), 1100)
      if (!reader.read(0, end)) return
      const all = [...reader.sentiment, ...reader.emotion, reader.caring, reader.neutral]
      expect(all.every((of) => of >= 0 && of <= 1)).toBe(true)
      expect(reader.sentiment[0] + reader.sentiment[1] + reader.sentiment[2]).toBeCloseTo(1, 5)
    }),
  )
})

test('any bytes are read without an error', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (given) => {
      const bytes = new Uint8Array(given.length + 64)
      bytes.set(given)
      new TextReader(model, bytes, 1100).read(0, given.length)
    }),
  )
})

test('a message longer than any other is read too', () => {
  expect(scoreOfText('i love this day '.repeat(2000)) as number).toBeGreaterThan(0.05)
})
