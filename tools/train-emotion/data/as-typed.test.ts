import { describe, expect, it } from 'vitest'
import { asTyped, withoutAccents } from './as-typed.ts'
import { type Row, unknownEmotions } from './row.ts'

const row = (text: string, split: Row['split'] = 'train'): Row => {
  return { text, language: 'en', source: 'seeds', split, weight: 1, sentiment: null, emotions: unknownEmotions() }
}
const texts = Array.from({ length: 300 }, (_, i) => `wonderful ${i}`)

describe('rows as they are typed in a hurry', () => {
  const typed = [...asTyped(texts.map((text) => row(text)))]
  it('are some of them, once each, and weigh less', () => {
    expect(typed.length).toBeGreaterThan(25)
    expect(typed.length).toBeLessThan(80)
    for (const { weight, source } of typed) expect([weight, source]).toEqual([0.7, 'seeds-typed'])
  })
  it('are nearly the same word', () => {
    for (const { text } of typed) {
      const [word] = text.split(' ')
      expect(word).not.toBe('wonderful')
      expect(word[0]).toBe('w')
      expect(Math.abs(word.length - 9)).toBeLessThanOrEqual(3)
    }
    expect(new Set(typed.map(({ text }) => text.split(' ')[0])).size).toBeGreaterThan(8)
  })
  it('are the same each time, and never those to be judged', () => {
    expect([...asTyped(texts.map((text) => row(text)))]).toEqual(typed)
    expect([...asTyped(texts.map((text) => row(text, 'dev')))]).toEqual([])
  })
})

describe('accents', () => {
  it('are left out of Latin letters alone', () => {
    expect(withoutAccents('çok güzel, ığdır ñandú straße')).toBe('cok guzel, igdir nandu strasse')
    expect(withoutAccents('йод हिंदी')).toBe('йод हिंदी')
  })
})
