import { fold } from '@convostat/engine'
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
const LONG = 100_000

/**
 * No time is compared: a matcher that goes back for everything it has read takes ten seconds for one of these texts, so that all of them
 * take longer than the runner allows, and one that tries every way never ends.
 */
const LIMIT = { timeout: 300_000 }

test('what a model writes is read once, however hostile it is: 100 kB of anything take no time to speak of', LIMIT, () => {
  const source = { text: fold('Ana: our tortoise is called Gustav, he is 30 years old'), time: 1_600_000_000 }
  const people = ['Ana', 'Ben Smith', 'Ben Jones']
  for (const unit of units) {
    const text = `${unit.repeat(LONG / unit.length)}${unit.length % 2 ? '' : ' x'}`
    citedIn(text)
    withoutCitations(text)
    isSupported(text, { sources: [source], people })
    isSupported('Ana is 31.', { sources: [{ text: fold(text), time: 0 }], people })
    const whole = new Sentences()
    whole.push(text)
    whole.finish()
    const pieces = new Sentences()
    for (let from = 0; from < text.length; from += 2000) pieces.push(text.slice(from, from + 2000))
    expect(withoutCitations(`${text} ends`).endsWith('ends'), unit).toBe(true)
  }
})

test('thirty citations in brackets that do not end are no citation', () => {
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
])('sentences end as they always did, whatever the pieces: %s', (text, sentences) => {
  for (const length of [1, 3, 7, 1000])
    expect(said(text.match(new RegExp(`[\\s\\S]{1,${length}}`, 'g')) ?? []).map((each) => each.replace(/ +/g, ' '))).toEqual(sentences)
})

test('a sentence without an end is left out whole: its end is no sentence', () => {
  const sentences = new Sentences()
  const long = `Gustav is ${'very '.repeat(1000)}`
  const given = [long, long, 'old [m1]. ', 'He is here [m1]. ', 'Yes'].flatMap((piece) => sentences.push(piece))
  expect(given).toEqual(['He is here [m1]. '])
  expect(sentences.tooLong).toBe(1)
})
