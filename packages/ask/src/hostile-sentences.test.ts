import { fold } from '@convostat/engine/words/fold'
import { expect, test } from 'vitest'
import { citedIn, isSupported, withoutCitations } from './citations.ts'
import { Sentences } from './sentences.ts'

/** What a model may write over and over to be matched in many ways. */
const units =
  `a 1 . - " “ „ « ' ‘ \` < <a [ ]( [m1 m1 a- a. a@ @ / :// www. é १ 五 四百 four twenty- siebenund undund cento 1. 1, 1: 1- 1/ 111
  2021-03- ½ ④ \u0301 a\u0301\u0323 \u0323\u0301 😀 z.b. .[m1] [m1]. IV iv x % €5k 5k สิบ 삼십 ست وال javascript: “a” <think> </think> <thi`
    .split(/\s+/)
    .concat([
      '[m1, ',
      '[m1 , ',
      '[m1] ',
      'm1 ',
      ' ',
      '\t ',
      'a\n',
      'A. ',
      '! ',
      '? [m1] ',
      '1 ',
      '111 ',
      'at 9 ',
      'in 2021 ',
      '4 march ',
      'Ana ',
      'Ben Smith ',
      'four ',
    ])
const LONG = 50_000

/** Milliseconds of the processor: how busy a machine is otherwise says nothing of a matcher. */
function effort(work: () => unknown): number {
  const from = process.cpuUsage()
  work()
  return process.cpuUsage(from).user / 1000
}

/** What takes less is not looked at closer. */
const LITTLE = 250
/** By how much more a text of eight times the length may take: eight times by a linear matcher, 64 by one that goes back each time. */
const MOST_GROWTH = 24

const hostile = (unit: string, length: number): string => `${unit.repeat(Math.ceil(length / unit.length))}${unit.length % 2 ? '' : ' x'}`

test('what a model writes is read once, however hostile it is: the effort grows with its length and no faster', {
  timeout: 300_000,
}, () => {
  const source = { text: fold('Ana: our tortoise is called Gustav, he is 30 years old'), time: 1_600_000_000 }
  const people = ['Ana', 'Ben Smith', 'Ben Jones']
  const works: Record<string, (text: string) => unknown> = {
    cited: citedIn,
    without: withoutCitations,
    said: (text) => isSupported(text, { sources: [source], people }),
    given: (text) => isSupported('Ana is 31.', { sources: [{ text: fold(text), time: 0 }], people }),
    whole: (text) => [new Sentences()].map((sentences) => [sentences.push(text), sentences.finish()]),
    pieces: (text) => [new Sentences()].map((sentences) => text.match(/[\s\S]{1,2000}/g)?.map((piece) => sentences.push(piece))),
  }
  const slow: string[] = []
  for (const unit of units) {
    for (const [name, work] of Object.entries(works)) {
      // A matcher that tries every way never ends: it is seen in a short text first.
      const least = (length: number) => Math.min(...[1, 2].map(() => effort(() => work(hostile(unit, length)))))
      if (effort(() => work(hostile(unit, 60))) > LITTLE) slow.push(`${name} of 60 characters of ${JSON.stringify(unit)}`)
      else if (effort(() => work(hostile(unit, LONG))) > LITTLE && least(LONG) > MOST_GROWTH * least(LONG / 8))
        slow.push(`${name} of ${JSON.stringify(unit)}`)
    }
  }
  expect(slow).toEqual([])
})

test('thirty citations in brackets that do not end are not a citation', () => {
  const open = `Gustav is a tortoise [${Array.from({ length: 30 }, (_, i) => `m${i}`).join(', ')} and more`
  expect(citedIn(open)).toEqual([])
  expect(withoutCitations(open)).toBe(open)
})

test.each([
  ['It is so [m1].', ['m1'], 'It is so.'],
  ['It is so [m1, m2].', ['m1', 'm2'], 'It is so.'],
  ['It is so [M1;m2 m3] , and so [t1]!', ['m1', 'm2', 'm3', 't1'], 'It is so, and so!'],
  ['It is so [ m1 ,m12 ] [m1]', ['m1', 'm12'], 'It is so'],
  ['It is so [m1m2].', ['m1', 'm2'], 'It is so.'],
  ['It  is \t so [see m1] [1] [m].', [], 'It is so [see m1] [1] [m].'],
  ['यह है [m1] ।', ['m1'], 'यह है।'],
  ['', [], ''],
])('citations are read as they always were: %s', (sentence, names, plain) => {
  expect(citedIn(sentence)).toEqual(names)
  expect(withoutCitations(sentence)).toBe(plain)
})

const said = (pieces: readonly string[]): string[] => {
  const sentences = new Sentences()
  return [...pieces.flatMap((piece) => sentences.push(piece)), ...sentences.finish()]
}

test.each([
  ['One. [m1] Two! [m2, m3] Three [m4].', ['One [m1]. ', 'Two [m2, m3]! ', 'Three [m4].']],
  ['Dr. Vera said so [m1]. On the 4. März it rained [m2].', ['Dr. Vera said so [m1]. ', 'On the 4. März it rained [m2].']],
  ['कछुए का नाम Gustav है। [m1] वह यहाँ है। [m1]', ['कछुए का नाम Gustav है [m1]। ', 'वह यहाँ है [m1]। ']],
  ['<think>One. Two. [m1]</think>Three [m1]. Four', ['Three [m1]. ', 'Four']],
  ['He said "so." [m1] Yes [m2].', ['He said "so [m1]." ', 'Yes [m2].']],
])('sentences end as they always did, in any pieces: %s', (text, sentences) => {
  for (const length of [1, 3, 7, 1000])
    expect(said(text.match(new RegExp(`[\\s\\S]{1,${length}}`, 'g')) ?? []).map((each) => each.replace(/ +/g, ' '))).toEqual(sentences)
})

test('a sentence without an end is left out whole: its end is not a sentence', () => {
  const sentences = new Sentences()
  const long = `Gustav is ${'very '.repeat(1000)}`
  const given = [long, long, 'old [m1]. ', 'He is here [m1]. ', 'Yes'].flatMap((piece) => sentences.push(piece))
  expect(given).toEqual(['He is here [m1]. '])
  expect(sentences.tooLong).toBe(1)
})

test.each([1, 7, 700, 100_000])('a sentence that is too long is left out, in pieces of %i characters too', (size) => {
  const sentences = new Sentences()
  const text = `Gustav is ${'very '.repeat(1000)}old [m1]. He is here [m1]. Yes`
  const given = (text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? []).flatMap((piece) => sentences.push(piece))
  expect([...given, ...sentences.finish()].map((each) => each.trim())).toEqual(['He is here [m1].', 'Yes'])
  expect(sentences.tooLong).toBe(1)
})

test.each(['very ', 'a', '<think> and on ', '<think>', '[m1, '])(
  'of a sentence or a thought without an end little is kept: %j',
  (piece) => {
    const sentences = new Sentences()
    for (let i = 0; i < 5000; i++) sentences.push(piece)
    expect(String(Object(sentences).rest).length).toBeLessThan(2000)
  },
)
