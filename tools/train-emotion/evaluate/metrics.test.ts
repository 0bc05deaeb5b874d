import { describe, expect, it } from 'vitest'
import { balancedF1, bestThreshold, calibrationError, crossFitF1, f1OfClasses, macroF1, mean } from './metrics.ts'

describe('F1', () => {
  it('is 1 where all is right and 0 where nothing is', () => {
    expect(macroF1([0, 1, 2], [0, 1, 2])).toBe(1)
    expect(macroF1([0, 1, 2], [1, 2, 0])).toBe(0)
  })
  it('is the harmonic mean of precision and recall, class by class', () => {
    const [positive, neutral, negative] = f1OfClasses([0, 0, 1, 2], [0, 1, 1, 2], 3)
    expect(positive).toBeCloseTo(2 / 3)
    expect(neutral).toBeCloseTo(2 / 3)
    expect(negative).toBe(1)
  })
  it('leaves out a class the set does not have, but not what was wrongly found of it', () => {
    expect(macroF1([0, 2], [0, 2])).toBe(1)
    expect(macroF1([0, 2], [0, 1])).toBe(0.5)
  })
})

describe('F1 as if there were as many of each', () => {
  const of = (counts: number[]) => counts.flatMap((count, sentiment) => Array.from({ length: count }, () => sentiment))
  it('does not change when a sentiment has ten times as many messages', () => {
    const rightButFor = (gold: number[]) => gold.map((at, i) => (i % 5 === 0 ? 1 : at))
    const [few, many] = [of([50, 50, 50]), of([500, 50, 50])]
    expect(balancedF1(many, rightButFor(many))).toBeCloseTo(balancedF1(few, rightButFor(few)))
    expect(macroF1(many, rightButFor(many))).toBeLessThan(macroF1(few, rightButFor(few)) - 0.05)
  })
  it('is F1 where there are', () => {
    const gold = of([10, 10, 10])
    const found = gold.map((at, i) => (i % 3 === 0 ? (at + 1) % 3 : at))
    expect(balancedF1(gold, found)).toBeCloseTo(macroF1(gold, found))
  })
  it('leaves out a sentiment with hardly a message', () => {
    expect(balancedF1(of([20, 3, 20]), of([20, 3, 20]))).toBeCloseTo(1)
    expect(balancedF1(of([20, 3, 3]), of([20, 3, 3]))).toBeNaN()
  })
})

describe('calibration', () => {
  it('has no error where confidence is the share of what is right', () => {
    expect(calibrationError([0.75, 0.75, 0.75, 0.75], [1, 1, 1, 0])).toBeCloseTo(0)
  })
  it('counts what is too sure and what is not sure enough alike', () => {
    expect(calibrationError([0.95, 0.95], [1, 0])).toBeCloseTo(0.45)
    expect(calibrationError([0.55, 0.55], [1, 1])).toBeCloseTo(0.45)
  })
})

describe('the bound of a label', () => {
  it('is where F1 is best', () => expect(bestThreshold([0.9, 0.4, 0.35, 0.1], [1, 1, 0, 0])).toEqual({ threshold: 0.4, f1: 1 }))
  it('never parts equal probabilities', () => expect(bestThreshold([0.5, 0.5], [1, 0]).f1).toBeCloseTo(2 / 3))
  it('is taken from the other half', () => {
    // The first half would choose 0.9, the second 0.2.
    expect(crossFitF1([0.9, 0.2, 0.1, 0.1], [1, 1, 0, 0])).toBeLessThan(1)
    expect(crossFitF1([0.9, 0.9, 0.1, 0.1], [1, 1, 0, 0])).toBe(1)
  })
})

describe('a mean', () => {
  it('leaves out what is unknown', () => {
    expect(mean([1, Number.NaN, 3])).toBe(2)
    expect(mean([])).toBeNaN()
  })
})
