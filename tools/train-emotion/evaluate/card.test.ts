import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { withFigures } from './card.ts'
import { emotionTable, sentimentTable } from './tables.ts'

const card = readFileSync(fileURLToPath(new URL('../../../docs/emotion-model.md', import.meta.url)), 'utf8')

describe('the model card', () => {
  it('takes new figures instead of the old', () => {
    const first = withFigures(card, '| first |')
    const second = withFigures(first, '| second |')
    expect(second).toContain('| second |')
    expect(second).not.toContain('| first |')
    expect(second.slice(-200)).toBe(card.slice(-200))
    expect(withFigures(second, '| first |')).toBe(first)
  })
  it('is not written where it has no place for them', () => expect(() => withFigures('# Card', '1')).toThrow('no place'))
})

describe('a table of figures', () => {
  const base = { source: 'brighter/deu', language: 'de', messages: 200 }
  it('marks the model where no lexicon is better, and leaves open what nobody measured', () => {
    const lines = sentimentTable([
      { ...base, model: 0.6123, vader: null, afinn: 0.5, calibrationError: 0.04 },
      { ...base, model: 0.4, vader: null, afinn: 0.5, calibrationError: Number.NaN },
    ]).split('\n')
    expect(lines[2]).toBe('| brighter/deu | de | 200 | **.612** |  | .500 | .040 |')
    expect(lines[3]).toBe('| brighter/deu | de | 200 | .400 |  | .500 |  |')
  })
  it('has a column for every label inside', () => {
    const lines = emotionTable([{ ...base, labels: [{ label: 'fear', messages: 20, f1: 1 }], macroF1: 1, calibrationError: 0.1 }]).split(
      '\n',
    )
    expect(lines[0].split('|')).toHaveLength(lines[2].split('|').length)
    expect(lines[2]).toBe('| brighter/deu | 200 | **1.000** |  |  |  |  |  |  |  |  |  |  |  | 1.000 |  | .100 |')
  })
})
