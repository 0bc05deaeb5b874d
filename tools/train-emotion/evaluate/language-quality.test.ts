import { describe, expect, it } from 'vitest'
import { type JudgedMessage, languageFacts } from './language-quality.ts'

/** This many messages of each sentiment, the given share of which was found. */
function messages(language: string, source: string, count: number, share: number): JudgedMessage[] {
  return Array.from({ length: count }, (_, i) => {
    const gold = i % 3
    return { language, source, gold, found: (i * 0.618034) % 1 < share ? gold : (gold + 1) % 3 }
  })
}

describe('how well a language is read', () => {
  it('follows what was found and how much was judged', () => {
    const facts = languageFacts([
      ...messages('de', 'brighter/deu', 900, 0.8),
      ...messages('nl', 'xed-pairs/nl', 900, 0.53),
      ...messages('yo', 'brighter/yor', 900, 0.3),
      ...messages('is', 'xed-pairs/is', 60, 0.9),
      ...messages('mr', 'brighter/mar', 90, 0.9),
    ])
    expect(Object.entries(facts).map(([code, { quality }]) => [code, quality])).toEqual([
      ['de', 'well'],
      ['is', 'poorly'],
      ['mr', 'fair'],
      ['nl', 'fair'],
      ['yo', 'poorly'],
    ])
    expect(facts.de.macroF1).toBeCloseTo(0.8, 1)
  })
  it('does not let a large easy set hide a small hard one', () => {
    const { sv } = languageFacts([...messages('sv', 'xed-pairs/sv', 3600, 0.9), ...messages('sv', 'brighter/swe', 400, 0.3)])
    expect(sv.macroF1).toBeCloseTo(0.75, 1)
  })
  it('takes a third of it at most from our own lines, and calls no language well read because of them alone', () => {
    const facts = languageFacts([
      ...messages('bn', 'seeds', 900, 0.95),
      ...messages('it', 'seeds', 9000, 0.9),
      ...messages('it', 'xed-pairs/it', 900, 0.3),
    ])
    expect(facts.bn.quality).toBe('fair')
    expect(facts.it.macroF1).toBeCloseTo(0.5, 1)
    expect(facts.it.quality).toBe('poorly')
  })
  it('says nothing of a language with hardly a message', () => expect(languageFacts(messages('eu', 'xed-pairs/eu', 12, 1))).toEqual({}))
})
