import { expect, test } from 'vitest'
import { fromQuery, piecesOf, tipsFor } from './tips.ts'

test('the ways of asking name people of this chat', () => {
  const tips = tipsFor(['Ana María', 'Ben'])
  expect(tips.map(({ query }) => query).slice(-2)).toEqual(['from:"Ana María"', 'from:Ben "thank you"'])
  expect(tips.at(-2)?.meaning).toBe('what Ana María wrote')
})

test('the examples are words of this chat, where it has some that mean nothing else in a search', () => {
  const queries = (keywords: readonly string[]) => tipsFor([], keywords).map(({ query }) => query)
  expect(queries(['structurally sound', 'goose', 'from:me', 'nos da', 'nonna', '-gnocchi', 'gnocchi'])).toEqual([
    'structurally sound',
    '"nos da"',
    'gnoc*',
    'goose -nonna',
  ])
  expect(queries(['i love you', 'nos da', 'a*'])).toEqual(['nos da', '"i love you"'])
  expect(queries(['"quoted"', 'a*'])).toEqual([])
  // A word begins with whole letters, however each is written.
  expect(queries(['नमस्तेनमस्ते'])).toContain('नमस्तेन*')
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
