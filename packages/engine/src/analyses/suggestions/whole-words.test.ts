import { expect, test } from 'vitest'
import { areWhole } from './whole-words.ts'

test.each(['heron', 'बिल्ली', 'قطة', '고양이', '既読', 'アニメ', '生日', 'ラーメン屋', '人々', 'แมว', 'ทะเล'])('%s is whole', (word) =>
  expect(areWhole([word])).toBe(true),
)

test.each(['終わっ', 'てくれ', '起き', 'つかれ', 'られ', '食べた', '猫', 'ン', 'ะเล', 'ทะเ', '่อน', 'ก'])('%s may be cut', (word) =>
  expect(areWhole([word])).toBe(false),
)

test('a phrase is whole where its words are; two names may be joined by a particle', () => {
  expect(areWhole(['深夜', 'の', '質問'])).toBe(true)
  expect(areWhole(['猫', 'の', '質問'])).toBe(false)
  expect(areWhole(['の', '質問'])).toBe(false)
  expect(areWhole(['質問', 'の'])).toBe(false)
  expect(areWhole(['映画', '見', 'た'])).toBe(false)
  expect(areWhole(['netflix', '映画'])).toBe(true)
})
