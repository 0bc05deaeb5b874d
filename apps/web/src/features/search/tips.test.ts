import { expect, test } from 'vitest'
import { fromQuery, piecesOf, tipsFor } from './tips.ts'

test('the ways of asking name people of this chat', () => {
  const tips = tipsFor(['Ana María', 'Ben'])
  expect(tips.map(({ query }) => query).slice(-2)).toEqual(['from:"Ana María"', 'from:Ben "thank you"'])
  expect(tips.at(-2)?.meaning).toBe('what Ana María wrote')
})

test('a person who writes alone is named twice, and in a chat without people nobody is', () => {
  expect(tipsFor(['Ana']).map(({ query }) => query)).toContain('from:Ana "thank you"')
  expect(tipsFor([])).toHaveLength(4)
})

test('a name that cannot be quoted is not an example, and what is unseen in one is shown', () => {
  expect(tipsFor(['Bo "B" Li', 'Cem']).map(({ query }) => query)).toContain('from:Cem')
  expect(tipsFor(['An\u202ea'])[4].shown).toBe('from:An◌a')
})

test('a name with a space is quoted', () => {
  expect([fromQuery('Ana'), fromQuery('Ana María'), fromQuery('+49\u00a0151')]).toEqual([
    'from:Ana',
    'from:"Ana María"',
    'from:"+49\u00a0151"',
  ])
})

test('a way of asking is shown in pieces, none of which turns another', () => {
  expect(piecesOf('from:"آنا ماريا" "شكرا لك" قهوة -شاي')).toEqual([
    { at: 0, operator: 'from:', text: '"آنا ماريا"' },
    { at: 17, operator: '', text: '"شكرا لك"' },
    { at: 27, operator: '', text: 'قهوة' },
    { at: 32, operator: '', text: '-شاي' },
  ])
  for (const { shown } of tipsFor(['Ana María', 'Ben']))
    expect(
      piecesOf(shown)
        .map(({ operator, text }) => operator + text)
        .join(' '),
    ).toBe(shown)
})
