import { describe, expect, it } from 'vitest'
import { Afinn } from './afinn.ts'
import { Vader } from './vader.ts'

const words = new Map([
  ['good', 1.9],
  ['great', 3.1],
  ['bad', -2.5],
  ['horrible', -2.5],
  ['smart', 1.7],
  ['handsome', 2.2],
  ['funny', 1.9],
  ['no', -1.2],
  ['problem', -1.7],
  ['shit', -2.6],
  [':)', 2],
  ['joy', 2.8],
  ['tears', -0.9],
])
const vader = new Vader(words, new Map([['😂', 'face with tears of joy']]))

/** The examples that Hutto and Gilbert publish with VADER, with their compound scores. */
describe('VADER scores its published examples as published', () => {
  it.each([
    ['VADER is smart, handsome, and funny.', 0.8316],
    ['VADER is smart, handsome, and funny!', 0.8439],
    ['VADER is very smart, handsome, and funny.', 0.8545],
    ['VADER is VERY SMART, handsome, and FUNNY.', 0.9227],
    ['VADER is VERY SMART, handsome, and FUNNY!!!', 0.9342],
    ['VADER is not smart, handsome, nor funny.', -0.7424],
    ['The book was good.', 0.4404],
    ['At least it is not a horrible book.', 0.431],
    ['The book was only kind of good.', 0.3832],
  ])('%s', (text, compound) => expect(vader.read(text)).toBeCloseTo(compound, 3))
})

describe('VADER', () => {
  it('knows nothing of words it does not have', () => expect(vader.read('the table')).toBe(0))
  it('weighs what follows a "but" more', () => expect(vader.read('good but bad')).toBeLessThan(vader.read('good and bad')))
  it('reads emoji by their names, and emoticons', () => {
    expect(vader.read('ok 😂')).toBeGreaterThan(0.05)
    expect(vader.read('ok :)')).toBeGreaterThan(0.05)
  })
  it('knows idioms', () => expect(vader.read('this book is the shit')).toBeGreaterThan(0.3))
  it('takes "no" before a word that feels as a negation', () => expect(vader.read('it was no problem')).toBeGreaterThan(0))
})

describe('AFINN', () => {
  const afinn = new Afinn(
    new Map([
      ['good', 3],
      ['bad', -3],
      ['not good', -2],
      ["can't stand", -3],
      ['好吃', 3],
      ['吃', 1],
    ]),
    new Map([[':D', 3]]),
  )
  it('sums what its words feel', () => {
    expect(afinn.read('Good, good and BAD!')).toBe(3)
    expect(afinn.read('a table')).toBe(0)
  })
  it('takes the longest phrase', () => {
    expect(afinn.read('it is not good')).toBe(-2)
    expect(afinn.read('I can’t stand it')).toBe(-3)
  })
  it('counts emoticons', () => expect(afinn.read('ok :D')).toBe(3))
  it('finds words where no space parts them', () => expect(afinn.read('这个很好吃啊')).toBe(3))
})
