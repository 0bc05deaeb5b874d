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
      ...messages('id', 'smsa', 900, 0.55),
      ...messages('yo', 'brighter/yor', 900, 0.3),
      ...messages('is', 'xed-pairs/is', 60, 0.9),
      ...messages('mr', 'brighter/mar', 90, 0.9),
    ])
    expect(Object.entries(facts).map(([code, { quality }]) => [code, quality])).toEqual([
      ['de', 'well'],
      ['id', 'fair'],
      ['is', 'poorly'],
      ['mr', 'fair'],
      ['yo', 'poorly'],
    ])
    expect(facts.de.macroF1).toBeCloseTo(0.8, 1)
  })
  it('does not let a large easy set hide a small hard one', () => {
    const { sv } = languageFacts([...messages('sv', 'afrisenti/sv', 3600, 0.9), ...messages('sv', 'brighter/swe', 400, 0.3)])
    expect(sv.macroF1).toBeCloseTo(0.75, 1)
  })
  it('rests on what people wrote; by films and translations alone a language is fair at best', () => {
    const facts = languageFacts([
      ...messages('fr', 'xed-pairs/fr', 9000, 0.9),
      ...messages('ko', 'goemotions/ko', 9000, 0.9),
      ...messages('de', 'xed-pairs/de', 9000, 0.9),
      ...messages('de', 'brighter/deu', 100, 0.3),
    ])
    expect([facts.fr.quality, facts.ko.quality, facts.de.quality]).toEqual(['fair', 'fair', 'poorly'])
    expect(facts.de.macroF1).toBeCloseTo(0.3, 1)
  })
  it('of Arabic rests on its dialects, too', () => {
    const facts = languageFacts([...messages('ary', 'afrisenti/ary', 900, 0.8), ...messages('ar', 'xed-pairs/ar', 900, 0.3)])
    expect([facts.ary.quality, facts.ar.quality]).toEqual(['well', 'well'])
  })
  it('says nothing of a language with hardly a message', () => expect(languageFacts(messages('eu', 'xed-pairs/eu', 12, 1))).toEqual({}))
})
