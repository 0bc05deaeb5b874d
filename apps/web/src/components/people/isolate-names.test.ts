import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isolateNames } from './isolate-names.ts'

const plain = (text: string) => text.replaceAll('\u2068', '[').replaceAll('\u2069', ']')

test.each([
  ['Tom Pryce’s birthday', ['Tom Pryce'], '[Tom Pryce]’s birthday'],
  ['Ana and Anna wrote to Ana Sol', ['Ana', 'Ana Sol', 'Ann'], '[Ana] and Anna wrote to [Ana Sol]'],
  ['It all began with (a+b)*', ['(a+b)*'], 'It all began with [(a+b)*]'],
  ['بدأ كل شيء مع ليلى.', ['ليلى'], 'بدأ كل شيء مع [ليلى].'],
  ['\u2068Ana\u2069 wrote', ['Ana'], '[Ana] wrote'],
  ['113 messages', ['Ana', '', ' '], '113 messages'],
])('%s', (text, people, wanted) => {
  expect(plain(isolateNames(text, people))).toBe(wanted)
})

test('nothing but isolates is added, by names of any kind', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ minLength: 1, unit: 'grapheme' }), { maxLength: 5 }),
      fc.string({ unit: 'grapheme' }),
      (people, rest) => {
        const text = people.join(rest)
        const bare = (each: string) => each.replace(/[\u2068\u2069]/g, '')
        expect(bare(isolateNames(text, people))).toBe(bare(text))
      },
    ),
  )
})
