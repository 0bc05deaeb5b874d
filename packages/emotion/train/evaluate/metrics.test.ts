import { describe, expect, it } from 'vitest'
import { bestThreshold, calibrationError, crossFitF1, f1OfClasses, macroF1, mean } from './metrics.ts'

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
